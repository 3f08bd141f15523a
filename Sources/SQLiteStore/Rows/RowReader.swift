import GRDB
import Onboarding
import Understanding

/// Reads the rows of a product.
struct RowReader {
  let database: Database
  let schema: StoredSchema

  /// The rows of a user in all tables of the product, each table's by their ids.
  func tables(of user: String) throws -> [TableRows] {
    try schema.tables.map { table in
      TableRows(table.name, ownedBy: table.owner, try rows(of: user, in: table))
    }
  }

  private func rows(of user: String, in table: TableDeclaration) throws -> [Onboarding.Row] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT * FROM \(table.name.quotedDatabaseIdentifier)
        WHERE \(table.owner.quotedDatabaseIdentifier) = ? ORDER BY id
        """)
    return try GRDB.Row.fetchAll(statement, arguments: [user]).map { stored in
      var values: [String: JSONValue] = [:]
      for (column, value) in stored where column != "id" && column != table.owner {
        values[column] = Self.value(value, of: column, in: table)
      }
      return Onboarding.Row(id: stored["id"], values)
    }
  }

  private static func value(
    _ stored: DatabaseValue, of column: String, in table: TableDeclaration
  ) -> JSONValue {
    switch stored.storage {
    case .null, .blob: .null
    case .int64(let number):
      table.type(of: column) == .truth ? .bool(number != 0) : .int(Int(number))
    case .double(let number): .double(number)
    case .string(let text):
      table.type(of: column)?.isJSON == true
        ? StoredJSON.value(text) : .string(text)
    }
  }
}
