import GRDB
import Onboarding

/// What a store knows of the states that it had in common with its remote, within a transaction.
extension SQLiteRepository {
  /// What both sides had last, and what was sent without an answer since.
  func agreements(of user: String, in database: Database) throws -> [Agreement] {
    var found: [Agreement] = []
    if let row = try GRDB.Row.fetchOne(
      database, sql: "SELECT version, token, state FROM usher_remote WHERE user = ?",
      arguments: [user])
    {
      found.append(
        Agreement(
          version: row[0], token: row[1], state: try (row[2] as String?).map(StoredJSON.state)))
    }
    let sent = try GRDB.Row.fetchAll(
      database, sql: "SELECT token, state FROM usher_deliveries WHERE user = ? ORDER BY seq",
      arguments: [user])
    return try found
      + sent.map { Agreement(version: nil, token: $0[0], state: try StoredJSON.state($0[1])) }
  }

  /// Remembers what both sides have now; what was sent over an earlier version cannot arrive any more.
  func agree(
    _ user: String, on agreement: Agreement, at local: Int, in database: Database
  ) throws {
    try database.execute(
      sql: """
        INSERT OR REPLACE INTO usher_remote (user, version, local_version, token, state)
        VALUES (?, ?, ?, ?, ?)
        """,
      arguments: [
        user, agreement.version ?? 0, local, agreement.token,
        try agreement.state.map { try StoredJSON.text($0) },
      ])
    try database.execute(
      sql: "DELETE FROM usher_deliveries WHERE user = ? AND over < ?",
      arguments: [user, agreement.version ?? 0])
  }
}
