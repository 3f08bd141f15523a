extension SQLDialect {
  /// The statements that make a table.
  func creating(_ table: TableDeclaration) -> String {
    let rows = (keys(of: table) + table.columns.map(column)).map { "  \($0)" }
    switch self {
    case .sqlite:
      let name = quoted(table.name)
      let index =
        table.owner == "id"
        ? ""
        : "\nCREATE INDEX \(quoted("\(table.name)_of_user")) ON \(name) (\(quoted(table.owner)));"
      return "CREATE TABLE \(name) (\n\(rows.joined(separator: ",\n"))\n) STRICT;" + index
    case .postgres:
      // The id of a row is the user's own: the same id may be somebody else's, and nobody learns of it.
      let key = table.owner == "id" ? [] : ["  PRIMARY KEY (\(quoted(table.owner)), id)"]
      return """
        CREATE TABLE public.\(quoted(table.name)) (
        \((rows + key).joined(separator: ",\n"))
        );
        CALL usher.protect('public.\(quoted(table.name))', '\(table.owner)');
        INSERT INTO usher.owned_tables (table_name, owner_column)
          VALUES ('\(table.name)', '\(table.owner)');
        """
    }
  }

  /// The statement that adds columns to a table.
  func adding(_ columns: [StoredColumn], to table: String) -> String {
    switch self {
    case .sqlite:
      columns.map { "ALTER TABLE \(quoted(table)) ADD COLUMN \(column($0));" }
        .joined(separator: "\n")
    case .postgres:
      "ALTER TABLE public.\(quoted(table))\n"
        + columns.map { "  ADD COLUMN \(column($0))" }.joined(separator: ",\n") + ";"
    }
  }

  private func keys(of table: TableDeclaration) -> [String] {
    let user =
      self == .sqlite
      ? "TEXT NOT NULL" : "uuid NOT NULL REFERENCES auth.users (id) ON DELETE CASCADE"
    let owner = quoted(table.owner)
    switch (self, table.owner == "id") {
    case (.sqlite, true): return ["id TEXT NOT NULL PRIMARY KEY"]
    case (.sqlite, false): return ["id TEXT NOT NULL PRIMARY KEY", "\(owner) \(user)"]
    case (.postgres, true):
      return ["id uuid PRIMARY KEY REFERENCES auth.users (id) ON DELETE CASCADE"]
    case (.postgres, false): return ["id uuid NOT NULL", "\(owner) \(user)"]
    }
  }

  private func column(_ column: StoredColumn) -> String {
    let type = types(of: column.type)[0]
    let plain = "\(quoted(column.name)) \(self == .sqlite ? type.uppercased() : type)"
    guard let check = check(column) else { return plain }
    let constraint = quoted("\(column.name)_is_\(check.is)")
    return "\(plain)\n    CONSTRAINT \(constraint) CHECK (\(check.rule))"
  }

  /// What the database itself has to refuse, as the type of the column does not; NULL is no answer yet.
  private func check(_ column: StoredColumn) -> (is: String, rule: String)? {
    let name = quoted(column.name)
    switch (self, column.type) {
    case (.sqlite, .truth): return ("a_truth", "\(name) IN (0, 1)")
    case (.sqlite, .date): return ("a_date", "\(name) IS date(\(name))")
    case (.sqlite, .time): return ("a_time", "\(name) IS strftime('%H:%M', \(name))")
    case (.sqlite, .list), (.sqlite, .object):
      return ("json", "\(name) IS NULL OR json_valid(\(name))")
    case (.postgres, .time): return ("a_time", "\(name) ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'")
    default: return nil
    }
  }

  /// A name that the language may know as a word of its own, such as `group` or `order`.
  private func quoted(_ name: String) -> String {
    "\"\(name.replacing("\"", with: "\"\""))\""
  }
}
