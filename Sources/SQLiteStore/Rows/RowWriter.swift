import GRDB
import Onboarding
import Understanding

/// Writes the rows of a product as they are told, whatever the product.
///
/// Values are always bound; only the names of tables and columns, which the product's code gives,
/// are part of a statement.
struct RowWriter {
  let database: Database
  let statements: UpsertStatements

  /// Writes the rows of a user, and deletes the user's other rows in these tables.
  func replace(_ tables: [TableRows], of user: String) throws {
    for table in tables {
      for row in table.rows { try upsert(row, in: table, of: user) }
    }
    for table in tables.reversed() { try deleteOthers(than: table, of: user) }
  }

  private func upsert(_ row: Onboarding.Row, in table: TableRows, of user: String) throws {
    let updated = row.values.keys.filter { $0 != "id" && $0 != table.ownerColumn }.sorted()
    let initial = row.initially.keys.filter { row.values[$0] == nil }.sorted()
    let sql = statements.sql(
      for: UpsertShape(
        table: table.table, owner: table.ownerColumn, updated: updated, initial: initial))
    var values: [DatabaseValue] = [row.id.databaseValue]
    if table.ownerColumn != "id" { values.append(user.databaseValue) }
    values += try updated.map { try Self.bound(row.values[$0] ?? .null) }
    values += try initial.map { try Self.bound(row.initially[$0] ?? .null) }
    let statement = try database.cachedStatement(sql: sql)
    try statement.execute(arguments: StatementArguments(values))
    guard updated.isEmpty || database.changesCount == 1 else {
      throw RepositoryError.refused(constraint: "\(table.table).\(table.ownerColumn)")
    }
  }

  private func deleteOthers(than table: TableRows, of user: String) throws {
    let statement = try database.cachedStatement(
      sql: """
        DELETE FROM \(quoted(table.table)) WHERE \(quoted(table.ownerColumn)) = ?
        AND id NOT IN (SELECT value FROM json_each(?))
        """)
    try statement.execute(arguments: [
      user, try StoredJSON.text(.array(table.rows.map { .string($0.id) })),
    ])
  }

  private func quoted(_ name: String) -> String { name.quotedDatabaseIdentifier }

  private static func bound(_ value: JSONValue) throws -> DatabaseValue {
    switch value {
    case .null: .null
    case .bool(let truth): truth.databaseValue
    case .int(let number): number.databaseValue
    case .double(let number): number.databaseValue
    case .string(let text): text.databaseValue
    case .array, .object: try StoredJSON.text(value).databaseValue
    }
  }
}
