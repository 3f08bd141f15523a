import Conversation
public import Onboarding
import Understanding

extension PostgresRepository: AccountRows {
  /// The onboarding of a user, or nil when there is none.
  ///
  /// A conversation of the account that is signed in to comes before one of the name, and both come
  /// before rows without a conversation.
  public func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    var rowsAlone: StoredOnboarding?
    for id in ids(of: user) {
      guard let stored = try load(id, user: user) else { continue }
      guard stored.version == 0 else {
        remember(user, as: id)
        return stored
      }
      rowsAlone = rowsAlone ?? stored
    }
    return rowsAlone
  }

  /// The rows of an account that has no conversation yet, by its id; none where it has one.
  public func rows(of account: String) throws(RepositoryError) -> [TableRows] {
    guard let stored = try load(account, user: account), stored.version == 0 else { return [] }
    return stored.tables
  }

  private func load(_ id: String, user: String) throws(RepositoryError) -> StoredOnboarding? {
    try access(id) { connection in
      let rows = PostgresRows(connection: connection, schema: self.schema)
      let found = try connection.run(
        """
        SELECT user_name, user_id, version, saved_at, state FROM usher.conversations
        WHERE flow = $1 AND user_id = $2
        """, [self.flow, id])
      let tables = try (rows.tables(of: [id])[id] ?? []) + rows.accounts(of: id)
      guard let row = found.first else { return Self.rowsAlone(tables, user: user, id: id) }
      var stored = try Self.onboarding(row, tables)
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
    var receipt = ErasureReceipt(rows: [:], isScrubbed: false)
    guard try isSetUp() else { return receipt }
    for id in ids(of: user) {
      receipt.rows.merge(try erase(id), uniquingKeysWith: +)
    }
    return receipt
  }

  /// Erases everything about the id of a stored onboarding: others may have the same name.
  public func erase(_ stored: StoredOnboarding) throws(RepositoryError) -> ErasureReceipt {
    ErasureReceipt(rows: try erase(stored.id), isScrubbed: false)
  }

  private func erase(_ id: String) throws(RepositoryError) -> [String: Int] {
    try access(id, isRepeatable: false) { connection in
      let told = try connection.run("SELECT public.forget_me()").first?[0] ?? "{}"
      guard case .object(let counts) = StoredJSON.value(told) else {
        throw RepositoryError.corrupt(setAside: nil)
      }
      return counts.compactMapValues(\.int)
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
    // An account by itself is no onboarding.
    guard tables.contains(where: { $0.table != "accounts" && !$0.rows.isEmpty }) else { return nil }
    let dates = tables.flatMap(\.rows).compactMap { row in
      (row.values["updated_at"]?.string ?? row.values["created_at"]?.string)
        .flatMap(Timestamp.init(_:))
    }
    return StoredOnboarding(
      user: user, id: id, version: 0, state: nil, tables: tables,
      savedAt: dates.max() ?? Timestamp(secondsSince1970: 0))
  }
}
