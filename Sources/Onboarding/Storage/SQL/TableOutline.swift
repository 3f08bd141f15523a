/// The tables that scripts lead to, with the types of their columns, found by reading `CREATE TABLE`,
/// `ALTER TABLE` and `DROP TABLE`; everything else is passed over.
struct TableOutline: Hashable {
  /// The types of the columns by their names, of each table by its name.
  private(set) var tables: [String: [String: String]] = [:]

  /// The tables that some scripts lead to, run in their order.
  init(of scripts: [String]) {
    for script in scripts {
      for statement in SQLScanner.statements(of: script) { apply(statement) }
    }
  }

  private mutating func apply(_ statement: [SQLToken]) {
    var reader = SQLReader(statement)
    if reader.take("CREATE", "TABLE") {
      reader.skip("IF", "NOT", "EXISTS")
      guard let table = reader.name(), tables[table] == nil, let parts = reader.parenthesized()
      else { return }
      tables[table] = [:]
      for part in parts { addColumn(part, to: table) }
    } else if reader.take("ALTER", "TABLE") {
      reader.skip("IF", "EXISTS")
      reader.skip("ONLY")
      guard let table = reader.name() else { return }
      for action in reader.rest.split(at: ",") { alter(table, SQLReader(action)) }
    } else if reader.take("DROP", "TABLE") {
      reader.skip("IF", "EXISTS")
      if let table = reader.name() { tables[table] = nil }
    }
  }

  private mutating func alter(_ table: String, _ action: SQLReader) {
    var reader = action
    if reader.take("ADD") {
      reader.skip("COLUMN")
      reader.skip("IF", "NOT", "EXISTS")
      addColumn(reader.rest, to: table)
    } else if reader.take("DROP") {
      if reader.take("CONSTRAINT") { return }
      reader.skip("COLUMN")
      reader.skip("IF", "EXISTS")
      if let column = reader.name() { tables[table]?[column] = nil }
    } else if reader.take("RENAME", "TO") {
      let columns = tables.removeValue(forKey: table)
      if let name = reader.name() { tables[name] = columns }
    } else if reader.take("RENAME") {
      reader.skip("COLUMN")
      guard let old = reader.name(), reader.take("TO"), let new = reader.name() else { return }
      let type = tables[table]?.removeValue(forKey: old)
      tables[table]?[new] = type
    } else if reader.take("ALTER") {
      reader.skip("COLUMN")
      guard let column = reader.name() else { return }
      reader.skip("SET", "DATA")
      if reader.take("TYPE") { tables[table]?[column] = reader.type() }
    }
  }

  private mutating func addColumn(_ part: [SQLToken], to table: String) {
    var reader = SQLReader(part)
    guard let first = part.first, !Self.constraints.contains(first.keyword ?? ""),
      let column = reader.name()
    else { return }
    tables[table]?[column] = reader.type()
  }

  private static let constraints: Set<String> = [
    "CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK", "FOREIGN", "EXCLUDE", "LIKE",
  ]
}
