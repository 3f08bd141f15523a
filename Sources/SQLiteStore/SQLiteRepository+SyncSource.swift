import Conversation
import GRDB
public import Onboarding
import Understanding

extension SQLiteRepository: SyncSource {
  /// The id of the store, the same for as long as it lives.
  public func storeID() throws(RepositoryError) -> String {
    try access { database, _ in
      guard let id = try String.fetchOne(database, sql: "SELECT id FROM usher_store") else {
        throw RepositoryError.corrupt(setAside: nil)
      }
      return id
    }
  }

  /// The names of the users with saves that were not delivered yet, those that wait longest first.
  public func usersToDeliver() throws(RepositoryError) -> [String] {
    try access { database, _ in
      try String.fetchAll(
        database, sql: "SELECT user FROM usher_outbox GROUP BY user ORDER BY min(seq)")
    }
  }

  /// What is to be delivered of a user, or nil when there is nothing.
  public func delivery(of user: String) throws(RepositoryError) -> Delivery? {
    try access { database, _ in
      try database.withSnapshot { try self.delivery(of: user, in: database) }
    }
  }

  /// Remembers that a delivery arrived, as a version of the remote; saves made since stay to be
  /// delivered.
  public func confirm(
    _ delivery: Delivery, as remoteVersion: Int
  ) throws(RepositoryError) {
    try access { database, _ in
      try database.inTransaction(.immediate) {
        try self.remember(delivery.save.user, remoteVersion, delivery.version, in: database)
        try database.execute(
          sql: "DELETE FROM usher_outbox WHERE user = ? AND seq <= ?",
          arguments: [delivery.save.user, delivery.lastEntry])
        return .commit
      }
    }
  }

  /// Takes over what the remote has, unless the user was saved again since; what was here before,
  /// and had not been delivered, is kept among the conflicts.
  ///
  /// - Returns: Whether it was taken over.
  public func adopt(
    _ remote: RemoteOnboarding, over delivery: Delivery?
  ) throws(RepositoryError) -> Bool {
    try access { database, _ in
      var isAdopted = false
      try database.inTransaction(.immediate) {
        isAdopted = try self.adopt(remote, over: delivery, in: database)
        return .commit
      }
      return isAdopted
    }
  }

  // MARK: - Within a transaction

  private func delivery(of user: String, in database: Database) throws -> Delivery? {
    let entry = try Int.fetchOne(
      database, sql: "SELECT max(seq) FROM usher_outbox WHERE user = ?", arguments: [user])
    let row = try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT user, id, version, saved_at, state, step, step_number, step_count, completed_at
        FROM usher_conversations WHERE user = ?
        """, arguments: [user])
    guard let entry, let row else { return nil }
    let stored = try stored(row, in: database)
    guard let state = stored.state else { return nil }
    let completedAt: String? = row[8]
    let agreed = try agreed(user, in: database)
    return Delivery(
      save: OnboardingSave(
        user: user, id: stored.id, basedOn: agreed.remote, state: state,
        standing: Standing(
          step: row[5], number: row[6], of: row[7], completedAt: try completedAt.map(timestamp)),
        tables: stored.tables, events: [], at: stored.savedAt),
      version: stored.version, knownRemote: agreed.remote,
      events: try events(of: stored.id, after: agreed.local, in: database), lastEntry: entry)
  }

  private func adopt(
    _ remote: RemoteOnboarding, over delivery: Delivery?, in database: Database
  ) throws -> Bool {
    let (user, stored) = (remote.stored.user, remote.stored)
    guard let state = stored.state else { return false }
    let known = try GRDB.Row.fetchOne(
      database,
      sql: "SELECT version, id, saved_at, state FROM usher_conversations WHERE user = ?",
      arguments: [user])
    let version: Int = known?[0] ?? 0
    guard version == delivery?.version ?? version else { return false }
    if let known, delivery != nil {
      try database.execute(
        sql: """
          INSERT INTO usher_conflicts (user, version, saved_at, state) VALUES (?, ?, ?, ?)
          """, arguments: [user, version, known[2] as String, known[3] as String])
    } else {
      // Nothing waits to be delivered; only what is new is taken.
      let waiting = try Int.fetchOne(
        database, sql: "SELECT count(*) FROM usher_outbox WHERE user = ?", arguments: [user])
      let isAgreed = try agreed(user, in: database).remote == stored.version
      guard waiting == 0, !isAgreed || known?[1] != stored.id else { return false }
    }
    // A version of its own makes sessions that are under way here notice.
    let next = max(version + 1, stored.version)
    let save = OnboardingSave(
      user: user, id: stored.id, basedOn: version, state: state, standing: remote.standing,
      tables: stored.tables, events: [], at: stored.savedAt)
    try replace(
      save, version: next, state: try StoredJSON.text(state), formerID: known?[1], in: database)
    try remember(user, stored.version, next, in: database)
    try database.execute(sql: "DELETE FROM usher_outbox WHERE user = ?", arguments: [user])
    return true
  }

  private func remember(
    _ user: String, _ remote: Int, _ local: Int, in database: Database
  ) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO usher_remote (user, version, local_version) VALUES (?, ?, ?)",
      arguments: [user, remote, local])
  }

  /// The versions that both sides agreed on last; 0 for none.
  private func agreed(_ user: String, in database: Database) throws -> (remote: Int, local: Int) {
    let row = try GRDB.Row.fetchOne(
      database, sql: "SELECT version, local_version FROM usher_remote WHERE user = ?",
      arguments: [user])
    return (row?[0] ?? 0, row?[1] ?? 0)
  }

  private func events(
    of id: String, after version: Int, in database: Database
  ) throws -> [DeliveredEvent] {
    try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT version, position, name, properties, at FROM usher_analytics
        WHERE id = ? AND version > ? ORDER BY seq
        """, arguments: [id, version]
    ).map { row in
      var properties: [String: JSONValue] = [:]
      if case .object(let told) = StoredJSON.value(row[3]) { properties = told }
      return DeliveredEvent(
        version: row[0], position: row[1], event: AnalyticsEvent(row[2], properties),
        at: try timestamp(row[4]))
    }
  }
}
