import Conversation
import GRDB
public import Onboarding
import Understanding

extension SQLiteRepository: SyncSource {
  /// The names of the users with saves that were not delivered yet, those that wait longest first.
  public func usersToDeliver() throws(RepositoryError) -> [String] {
    try access { database, _ in
      try String.fetchAll(
        database, sql: "SELECT user FROM usher_outbox GROUP BY user ORDER BY min(seq)")
    }
  }

  /// What is known of a user, or nil when there is nothing.
  public func replica(of user: String) throws(RepositoryError) -> Replica? {
    try access { database, _ in
      try database.withSnapshot {
        guard let row = try self.conversation(of: user, in: database) else { return nil }
        return Replica(
          stored: try self.stored(row, in: database),
          isWaiting: try self.lastEntry(of: user, in: database) != nil,
          agreements: try self.agreements(of: user, in: database))
      }
    }
  }

  /// Takes over what came of bringing both sides together, unless the user was saved again since.
  ///
  /// - Returns: Whether it was taken over.
  public func take(
    _ update: ReplicaUpdate, of user: String, over replica: Replica?
  ) throws(RepositoryError) -> Bool {
    try access { database, _ in
      var isTaken = false
      try database.inTransaction(.immediate) {
        isTaken = try self.take(update, of: user, over: replica, in: database)
        return .commit
      }
      return isTaken
    }
  }

  /// What is to be delivered of a user over a version of the remote, or nil when there is nothing;
  /// remembers that it was sent, so that it is known again if no answer comes.
  public func beginDelivery(
    of user: String, over version: Int, token: String
  ) throws(RepositoryError) -> Delivery? {
    let machine = machine ?? ""
    return try access { database, _ in
      var delivery: Delivery?
      try database.inTransaction(.immediate) {
        delivery = try self.delivery(of: user, token: token, machine: machine, in: database)
        if let found = delivery {
          delivery?.token = try self.remember(found, over: version, in: database)
        }
        return .commit
      }
      return delivery
    }
  }

  /// Remembers that a delivery arrived, as a version of the remote; saves made since stay to be
  /// delivered.
  public func confirm(_ delivery: Delivery, as version: Int) throws(RepositoryError) {
    let user = delivery.save.user
    try access { database, _ in
      try database.inTransaction(.immediate) {
        try self.agree(
          user, on: Agreement(version: version, token: delivery.token, state: delivery.save.state),
          at: delivery.version, in: database)
        try database.execute(
          sql: "DELETE FROM usher_outbox WHERE user = ? AND seq <= ?",
          arguments: [user, delivery.lastEntry])
        for conflict in delivery.conflicts {
          try database.execute(
            sql: "UPDATE usher_answer_conflicts SET is_sent = 1 WHERE user = ? AND id = ?",
            arguments: [user, conflict.id])
        }
        return .commit
      }
    }
  }
}

// MARK: - Within a transaction

extension SQLiteRepository {
  private func conversation(of user: String, in database: Database) throws -> GRDB.Row? {
    try GRDB.Row.fetchOne(
      database,
      sql: """
        SELECT user, id, version, saved_at, state, step, step_number, step_count, completed_at
        FROM usher_conversations WHERE user = ?
        """, arguments: [user])
  }

  private func lastEntry(of user: String, in database: Database) throws -> Int? {
    try Int.fetchOne(
      database, sql: "SELECT max(seq) FROM usher_outbox WHERE user = ?", arguments: [user])
  }

  private func take(
    _ update: ReplicaUpdate, of user: String, over replica: Replica?, in database: Database
  ) throws -> Bool {
    let known = try conversation(of: user, in: database)
    let version: Int = known?[2] ?? 0
    guard version == replica?.stored.version ?? 0 else { return false }
    var local =
      try GRDB.Row.fetchOne(
        database, sql: "SELECT local_version FROM usher_remote WHERE user = ?", arguments: [user]
      )?[0] as Int? ?? 0
    var (id, at) = (known?[1] as String? ?? "", known?[3] as String? ?? "")
    var current = version
    if let save = update.save {
      // A version of its own makes sessions that are under way here notice.
      current = max(version + 1, save.basedOn)
      (id, at) = (save.id, save.at.description)
      try replace(
        save, version: current, state: try StoredJSON.text(save.state), formerID: known?[1],
        in: database)
    }
    if update.isSettled {
      local = current
    } else if try lastEntry(of: user, in: database) == nil {
      try database.execute(
        sql: "INSERT INTO usher_outbox (user, id, version, saved_at) VALUES (?, ?, ?, ?)",
        arguments: [user, id, current, at])
    }
    try agree(user, on: update.agreement, at: local, in: database)
    for conflict in update.conflicts { try keep(conflict, of: user, in: database) }
    return true
  }

  private func delivery(
    of user: String, token: String, machine: String, in database: Database
  ) throws -> Delivery? {
    guard let entry = try lastEntry(of: user, in: database),
      let row = try conversation(of: user, in: database)
    else { return nil }
    let stored = try stored(row, in: database)
    guard let state = stored.state else { return nil }
    let completedAt: String? = row[8]
    let agreed = try GRDB.Row.fetchOne(
      database, sql: "SELECT version, local_version FROM usher_remote WHERE user = ?",
      arguments: [user])
    return Delivery(
      save: OnboardingSave(
        user: user, id: stored.id, basedOn: agreed?[0] ?? 0, state: state,
        standing: Standing(
          step: row[5], number: row[6], of: row[7], completedAt: try completedAt.map(timestamp)),
        tables: stored.tables, events: [], at: stored.savedAt),
      version: stored.version, token: token, machine: machine,
      events: try events(of: user, after: agreed?[1] ?? 0, in: database),
      conflicts: try unsentConflicts(of: user, in: database), lastEntry: entry)
  }

  /// Remembers that something was sent.
  ///
  /// - Returns: Its name: the one it has where the same was sent before.
  private func remember(
    _ delivery: Delivery, over version: Int, in database: Database
  ) throws -> String {
    let (user, state) = (delivery.save.user, try StoredJSON.text(delivery.save.state))
    let known = try String.fetchOne(
      database, sql: "SELECT token FROM usher_deliveries WHERE user = ? AND over = ? AND state = ?",
      arguments: [user, version, state])
    if let known { return known }
    try database.execute(
      sql: "INSERT INTO usher_deliveries (user, over, token, state) VALUES (?, ?, ?, ?)",
      arguments: [user, version, delivery.token, state])
    return delivery.token
  }

  private func events(
    of user: String, after version: Int, in database: Database
  ) throws -> [DeliveredEvent] {
    try GRDB.Row.fetchAll(
      database,
      sql: """
        SELECT version, position, name, properties, at FROM usher_analytics
        WHERE user = ? AND version > ? ORDER BY seq
        """, arguments: [user, version]
    ).map { row in
      var properties: [String: JSONValue] = [:]
      if case .object(let told) = StoredJSON.value(row[3]) { properties = told }
      return DeliveredEvent(
        version: row[0], position: row[1], event: AnalyticsEvent(row[2], properties),
        at: try timestamp(row[4]))
    }
  }
}
