import Conversation
public import Onboarding
import Understanding

extension PostgresRepository {
  /// The onboarding of a user, or nil when there is none.
  public func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    guard let id = id(of: user) else { return nil }
    return try access(id) { connection in
      let rows = PostgresRows(connection: connection, schema: self.schema)
      let found = try connection.run(
        """
        SELECT user_name, user_id, version, saved_at, state FROM usher.conversations
        WHERE flow = $1 AND user_id = $2
        """, [self.flow, id])
      let tables = try rows.tables(of: [id])[id] ?? []
      guard let row = found.first else { return Self.rowsAlone(tables, user: user, id: id) }
      var stored = try Self.onboarding(row, tables + rows.accounts(of: id))
      // The name is the one asked for: on another machine it may be another.
      stored.user = user
      return stored
    }
  }

  /// Erases everything about a user, and says what it was.
  ///
  /// What the disks of the server hold of it goes when PostgreSQL vacuums, so the receipt does not
  /// say that it was scrubbed.
  public func erase(user: String) throws(RepositoryError) -> ErasureReceipt {
    guard let id = id(of: user) else { return ErasureReceipt(rows: [:], isScrubbed: false) }
    return try access(id, isRepeatable: false) { connection in
      let told = try connection.run("SELECT public.forget_me()").first?[0] ?? "{}"
      guard case .object(let counts) = StoredJSON.value(told) else {
        throw RepositoryError.corrupt(setAside: nil)
      }
      return ErasureReceipt(rows: counts.compactMapValues(\.int), isScrubbed: false)
    }
  }

  /// The onboarding of a row with the name, the id, the version, the instant and the state.
  static func onboarding(_ row: [String?], _ tables: [TableRows]) throws -> StoredOnboarding {
    guard let user = row[0], let id = row[1], let version = row[2].flatMap(Int.init),
      let savedAt = row[3].flatMap(Timestamp.init(_:)), let state = row[4]
    else { throw RepositoryError.corrupt(setAside: nil) }
    return StoredOnboarding(
      user: user, id: id, version: version, state: try StoredJSON.state(state), tables: tables,
      savedAt: savedAt)
  }

  /// Rows of the product from before any conversation.
  private static func rowsAlone(
    _ tables: [TableRows], user: String, id: String
  ) -> StoredOnboarding? {
    guard tables.contains(where: { !$0.rows.isEmpty }) else { return nil }
    let dates = tables.flatMap(\.rows).compactMap { row in
      (row.values["updated_at"]?.string ?? row.values["created_at"]?.string)
        .flatMap(Timestamp.init(_:))
    }
    return StoredOnboarding(
      user: user, id: id, version: 0, state: nil, tables: tables,
      savedAt: dates.max() ?? Timestamp(secondsSince1970: 0))
  }
}
