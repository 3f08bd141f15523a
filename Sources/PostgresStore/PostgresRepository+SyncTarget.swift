import Conversation
public import Onboarding

extension PostgresRepository: SyncTarget {
  /// What the remote has of a user, by the user's id.
  public func current(of id: String) throws(RepositoryError) -> RemoteOnboarding? {
    try access(id) { connection in
      let found = try connection.run(
        """
        SELECT user_name, user_id, version, saved_at, state, step, step_number, step_count,
          completed_at, origin
        FROM usher.conversations WHERE flow = $1 AND user_id = $2
        """, [self.flow, id])
      guard let row = found.first else { return nil }
      guard let step = row[5], let number = row[6].flatMap(Int.init),
        let count = row[7].flatMap(Int.init)
      else { throw RepositoryError.corrupt(setAside: nil) }
      let rows = PostgresRows(connection: connection, schema: self.schema)
      let tables = try (rows.tables(of: [id])[id] ?? []) + rows.accounts(of: id)
      return RemoteOnboarding(
        stored: try Self.onboarding(row, tables),
        standing: Standing(
          step: step, number: number, of: count,
          completedAt: row[8].flatMap(Timestamp.init(_:))), origin: row[9])
    }
  }

  /// Stores a delivery over a version; doing it again changes nothing.
  public func accept(
    _ delivery: Delivery, over version: Int, from origin: String, keeping loser: RemoteOnboarding?
  ) throws(RepositoryError) -> Int {
    var save = delivery.save
    save.basedOn = version
    return try store(
      save, as: max(delivery.version, version + 1), delivery.events, origin: origin
    ) { connection in
      guard let loser = loser?.stored, let state = loser.state else { return }
      try self.keep(
        state, version: loser.version, savedAt: loser.savedAt, of: loser.id, origin: "remote",
        connection)
    }
  }

  /// Keeps what a local store had and loses among the conflicts; doing it again changes nothing.
  public func keep(loserOf delivery: Delivery) throws(RepositoryError) {
    let save = delivery.save
    try access(save.id) { connection in
      try self.keep(
        save.state, version: delivery.version, savedAt: save.at, of: save.id, origin: "local",
        connection)
    }
  }

  private func keep(
    _ state: ConversationState, version: Int, savedAt: Timestamp, of id: String, origin: String,
    _ connection: PostgresConnection
  ) throws {
    try connection.run(
      """
      INSERT INTO usher.conflicts (flow, user_id, version, saved_at, origin, state)
      VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING
      """,
      [flow, id, String(version), savedAt.description, origin, try StoredJSON.text(state)])
  }
}
