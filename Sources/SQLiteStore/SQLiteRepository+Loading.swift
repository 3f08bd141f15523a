import Conversation
import GRDB
public import Onboarding
import Understanding

extension SQLiteRepository: AccountRows {
  /// The onboarding of a user, or nil when there is none.
  ///
  /// Rows that were in the product's tables before any conversation are found by the id that
  /// follows from the name.
  public func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    try access { database, _ in
      var found: StoredOnboarding?
      try database.inTransaction(.deferred) {
        let statement = try database.cachedStatement(
          sql: "SELECT user, id, version, saved_at, state FROM usher_conversations WHERE user = ?")
        if let row = try GRDB.Row.fetchOne(statement, arguments: [user]) {
          found = try stored(row, in: database)
        } else {
          found = try rowsAlone(of: user, in: database)
        }
        return .commit
      }
      return found
    }
  }

  /// The rows of an account, by its id.
  public func rows(of account: String) throws(RepositoryError) -> [TableRows] {
    try access { database, _ in
      try database.withSnapshot {
        try RowReader(database: database, schema: self.schema).tables(of: account)
      }
    }
  }

  /// The users whose onboarding belongs to an account, by its id.
  public func users(of account: String) throws(RepositoryError) -> [String] {
    try access { database, _ in
      try String.fetchAll(
        database, sql: "SELECT user FROM usher_conversations WHERE id = ? ORDER BY user",
        arguments: [account])
    }
  }

  private func rowsAlone(of user: String, in database: Database) throws -> StoredOnboarding? {
    guard let id = User(named: user)?.id else { return nil }
    let tables = try RowReader(database: database, schema: schema).tables(of: id)
    guard tables.contains(where: { !$0.rows.isEmpty }) else { return nil }
    let dates = tables.flatMap(\.rows).compactMap { row in
      (row.values["updated_at"]?.string ?? row.values["created_at"]?.string)
        .flatMap(Timestamp.init(_:))
    }
    return StoredOnboarding(
      user: user, id: id, version: 0, state: nil, tables: tables,
      savedAt: dates.max() ?? Timestamp(secondsSince1970: 0))
  }

  /// The onboarding of a row with the columns user, id, version, saved_at and state.
  func stored(_ row: GRDB.Row, in database: Database) throws -> StoredOnboarding {
    let id: String = row[1]
    return StoredOnboarding(
      user: row[0], id: id, version: row[2], state: try StoredJSON.state(row[4]),
      tables: try RowReader(database: database, schema: schema).tables(of: id),
      savedAt: try timestamp(row[3]))
  }

  /// The instant of a text.
  ///
  /// - Throws: ``RepositoryError/corrupt(setAside:)`` when it is none.
  func timestamp(_ text: String) throws -> Timestamp {
    guard let instant = Timestamp(text) else { throw RepositoryError.corrupt(setAside: nil) }
    return instant
  }
}
