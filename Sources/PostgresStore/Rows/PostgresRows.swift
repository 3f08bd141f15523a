import Onboarding
import Understanding

/// Writes and reads the rows of a product as they are told, whatever the product.
///
/// Rows travel as one JSON parameter, and PostgreSQL makes records of them, so that lists, dates and
/// truths need no conversion of ours. Only names of tables and columns, which the product's code
/// gives, are part of a statement.
struct PostgresRows {
  let connection: PostgresConnection
  let schema: PostgresSchema

  /// Writes the rows of a user, and deletes the user's other rows in these tables.
  func replace(_ tables: [TableRows], of user: String) throws {
    for table in tables {
      if table.table == "accounts", schema.hasAccounts {
        try writeMetadata(table)
        continue
      }
      for shape in Dictionary(grouping: table.rows, by: Shape.init).values {
        try upsert(shape, in: table, of: user)
      }
    }
    for table in tables.reversed() where table.table != "accounts" {
      // A row that has its user's id is the only one the user can have.
      if table.ownerColumn == "id", !table.rows.isEmpty { continue }
      let kept = "{\(table.rows.map(\.id).joined(separator: ","))}"
      try connection.run("SELECT usher.keep_only($1, $2::uuid[])", [table.table, kept])
    }
  }

  /// The rows of users in all tables of the product, by the id of the user.
  func tables(of users: [String]) throws -> [String: [TableRows]] {
    var found: [String: [TableRows]] = [:]
    for user in users {
      found[user] = schema.tables.map { TableRows($0.name, ownedBy: $0.owner, []) }
    }
    for (index, table) in schema.tables.enumerated() {
      let owner = Self.quoted(table.owner)
      let rows = try connection.run(
        """
        SELECT \(owner), to_jsonb(row) FROM public.\(Self.quoted(table.name)) row
        WHERE \(owner) = ANY ($1::uuid[]) ORDER BY id
        """, ["{\(users.joined(separator: ","))}"])
      for row in rows {
        guard let user = row[0], let text = row[1], let record = Self.row(text, in: table) else {
          throw RepositoryError.corrupt(setAside: nil)
        }
        found[user]?[index].rows.append(record)
      }
    }
    return found
  }

  /// The account's metadata, as the rows of a table.
  func accounts(of user: String) throws -> [TableRows] {
    guard schema.hasAccounts else { return [] }
    let metadata = try connection.run("SELECT usher.account_metadata()").first?.first ?? nil
    let rows = metadata.map { [Row(id: user, ["metadata": StoredJSON.value($0)])] }
    return [TableRows("accounts", ownedBy: "id", rows ?? [])]
  }

  // MARK: - Writing

  /// The columns of a row; rows that share them go in one statement.
  private struct Shape: Hashable {
    let updated: [String]
    let initial: [String]

    init(_ row: Row) {
      updated = row.values.keys.sorted()
      initial = row.initially.keys.filter { row.values[$0] == nil }.sorted()
    }
  }

  private func upsert(_ rows: [Row], in table: TableRows, of user: String) throws {
    guard let shape = rows.first.map(Shape.init) else { return }
    let name = "public.\(Self.quoted(table.table))"
    let key = Set(["id", table.ownerColumn])
    let columns =
      ["id"] + (table.ownerColumn == "id" ? [] : [table.ownerColumn])
      + (shape.updated + shape.initial).filter { !key.contains($0) }
    let list = columns.map(Self.quoted).joined(separator: ", ")
    let changes = shape.updated.filter { !key.contains($0) }
      .map { "\(Self.quoted($0)) = excluded.\(Self.quoted($0))" }.joined(separator: ", ")
    let records = rows.map { row in
      var record = row.initially.merging(row.values) { _, written in written }
      record[table.ownerColumn] = .string(user)
      record["id"] = .string(row.id)
      return JSONValue.object(record)
    }
    try connection.run(
      """
      INSERT INTO \(name) (\(list))
      SELECT \(list) FROM jsonb_populate_recordset(NULL::\(name), $1::jsonb)
      ON CONFLICT (\(table.ownerColumn == "id" ? "id" : "\(Self.quoted(table.ownerColumn)), id")) DO
      \(changes.isEmpty ? "NOTHING" : "UPDATE SET \(changes)")
      """, [try StoredJSON.text(.array(records))])
  }

  private func writeMetadata(_ table: TableRows) throws {
    for row in table.rows {
      try connection.run(
        "SELECT usher.add_account_metadata($1::jsonb)",
        [try StoredJSON.text(row.values["metadata"] ?? .object([:]))])
    }
  }

  // MARK: - Reading

  private static func row(_ text: String, in table: TableDeclaration) -> Row? {
    guard case .object(let record) = StoredJSON.value(text), let id = record["id"]?.string else {
      return nil
    }
    var values: [String: JSONValue] = [:]
    for (column, value) in record where column != "id" && column != table.owner {
      values[column] = table.type(of: column) == .instant ? instant(value) : value
    }
    return Row(id: id, values)
  }

  /// An instant as Usher writes it: to the second, with `Z`.
  private static func instant(_ value: JSONValue) -> JSONValue {
    guard let text = value.string, text.hasSuffix("+00:00") else { return value }
    return .string(text.prefix(19) + "Z")
  }

  private static func quoted(_ name: String) -> String {
    "\"\(name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
