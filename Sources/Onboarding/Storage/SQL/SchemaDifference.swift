/// What the declarations of a product have and its migrations do not lead to, in one database.
struct SchemaDifference {
  /// The database.
  let dialect: SQLDialect
  /// The tables that are missing.
  private(set) var tables: [TableDeclaration] = []
  /// The columns that are missing, by their tables.
  private(set) var columns: [(table: String, columns: [StoredColumn])] = []
  /// The columns whose type holds something else, and that type.
  private(set) var mistyped: [(table: String, column: StoredColumn, type: String)] = []

  /// The difference of a product's declarations and its checked-in migrations.
  init(of schema: StoredSchema, in dialect: SQLDialect) {
    self.dialect = dialect
    let outline = dialect.outline(of: schema)
    for table in dialect.tables(of: schema) {
      guard let known = outline.tables[table.name] else {
        tables.append(table)
        continue
      }
      let keys =
        [StoredColumn("id", .id)] + (table.owner == "id" ? [] : [StoredColumn(table.owner, .id)])
      let missing = (keys + table.columns).filter { known[$0.name] == nil }
      if !missing.isEmpty { columns.append((table.name, missing)) }
      for column in keys + table.columns {
        guard let type = known[column.name] else { continue }
        if !dialect.types(of: column.type).contains(type) {
          mistyped.append((table.name, column, type))
        }
      }
    }
  }

  /// The statements that make up for what is missing; nil when nothing is.
  var script: String? {
    let statements =
      tables.map(dialect.creating) + columns.map { dialect.adding($0.columns, to: $0.table) }
    return statements.isEmpty ? nil : statements.joined(separator: "\n")
  }
}
