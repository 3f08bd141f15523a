public import Onboarding
import Understanding

extension Example {
  /// Tables and columns that are called as SQL's own words are, with the migration that is written for
  /// them.
  public static func words() -> StoredSchema {
    let columns: [StoredColumn] = [
      StoredColumn("group", .text), StoredColumn("to", .date), StoredColumn("check", .time),
      StoredColumn("select", .truth), StoredColumn("values", .list),
    ]
    let bare = StoredSchema(
      flow: "diet",
      tables: [
        TableDeclaration("order", columns: columns),
        TableDeclaration("table", ownedBy: "user", columns: columns),
      ], migrations: [])
    return StoredSchema(
      flow: "diet", tables: bare.tables,
      migrations: [bare.migration(named: "first")].compactMap(\.self))
  }

  /// A save of rows in these tables.
  public static var wordsSave: OnboardingSave {
    var save = save("ana")
    let values: [String: JSONValue] = [
      "group": "a", "to": "2026-03-02", "check": "12:00", "select": true, "values": ["a", "b"],
    ]
    save.tables = [
      TableRows("order", ownedBy: "id", [Row(id: save.id, values)]),
      TableRows(
        "table", ownedBy: "user", [Row(id: UUIDv5.row("table", of: save.id), values)]),
    ]
    return save
  }
}
