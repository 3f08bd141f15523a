import Conversation
public import Onboarding
import Understanding

extension PostgresRepository {
  /// Saves an onboarding, and returns its new version.
  ///
  /// A save whose answer got lost on the way is made again; it counts once.
  ///
  /// - Throws: ``RepositoryError/conflict(current:)`` when the stored version is not the one the
  ///   save was made from; nothing is changed then.
  @discardableResult
  public func save(_ save: OnboardingSave) throws(RepositoryError) -> Int {
    let version = save.basedOn + 1
    let events = save.events.enumerated().map {
      DeliveredEvent(version: version, position: $0, event: $1, at: save.at)
    }
    return try store(save, as: version, events, from: nil)
  }

  /// Where a save was delivered from, and the name that the state has there.
  struct Origin {
    /// The name of the machine.
    let machine: String
    /// The name of the state.
    let token: String
  }

  /// Saves an onboarding as a version of its own, which may be more than one ahead: sync delivers
  /// what several saves came to.
  func store(
    _ save: OnboardingSave, as version: Int, _ events: [DeliveredEvent], from sender: Origin?,
    besides also: (PostgresConnection) throws -> Void = { _ in }
  ) throws(RepositoryError) -> Int {
    let origin = sender?.machine
    let outcome = try access(save.id) { connection -> Outcome in
      let state = try StoredJSON.text(save.state)
      let known = try Known(
        save, state: state, token: sender?.token, flow: self.flow, connection)
      if let known, known.isSame, known.version == version { return .saved }
      let isMoving = self.isMoving(save, known: known?.version, origin: origin)
      let former = try isMoving ? self.takeFormer(of: save, origin: origin, connection) : nil
      // An account's own onboarding is never written over by what came before signing in to it.
      let isCurrent = known?.version ?? 0 == save.basedOn && (known == nil || !isMoving)
      guard isCurrent || (known == nil && former != nil) else {
        return .conflict(current: known?.version ?? 0)
      }
      try self.write(
        save, version: version, state: state, from: sender, isNew: known == nil, connection)
      try PostgresRows(connection: connection, schema: self.schema)
        .replace(save.tables, of: save.id)
      try self.write(former, of: save, connection)
      try self.write(events, of: save, connection)
      try also(connection)
      return .saved
    }
    remember(save.user, as: save.id)
    if case .conflict(let current) = outcome { throw .conflict(current: current) }
    return version
  }

  private enum Outcome {
    case saved
    case conflict(current: Int)
  }

  private func write(
    _ save: OnboardingSave, version: Int, state: String, from sender: Origin?, isNew: Bool,
    _ connection: PostgresConnection
  ) throws {
    if isNew { try connection.run("SELECT usher.ensure_account()") }
    let written = try connection.run(
      """
      INSERT INTO usher.conversations AS stored
      (flow, user_id, user_name, version, step, step_number, step_count, started_at, saved_at,
       completed_at, state, origin, token)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $13,
        coalesce($14, gen_random_uuid()::text))
      ON CONFLICT (flow, user_id) DO UPDATE SET user_name = excluded.user_name,
        version = excluded.version, step = excluded.step, step_number = excluded.step_number,
        step_count = excluded.step_count, started_at = excluded.started_at,
        saved_at = excluded.saved_at, completed_at = excluded.completed_at, state = excluded.state,
        origin = excluded.origin, token = excluded.token, written_at = now(),
        history = (stored.history || stored.token)[
          greatest(1, cardinality(stored.history) + 2 - \(RemoteOnboarding.longestHistory)):]
      WHERE stored.version = $12
      RETURNING version
      """,
      [
        flow, save.id, save.user, String(version), save.standing.step,
        String(save.standing.number), String(save.standing.of),
        save.state.startedAt?.description, save.at.description,
        save.standing.completedAt?.description, state, String(save.basedOn),
        sender?.machine, sender?.token,
      ])
    guard written.isEmpty else { return }
    // Somebody else made the first save at the same moment.
    let current = try connection.run(
      "SELECT version FROM usher.conversations WHERE flow = $1 AND user_id = $2", [flow, save.id])
    throw RepositoryError.conflict(current: (current.first?[0]).flatMap(Int.init) ?? 0)
  }

  private func write(
    _ events: [DeliveredEvent], of save: OnboardingSave, _ connection: PostgresConnection
  ) throws {
    guard !events.isEmpty else { return }
    let told = events.map { event in
      JSONValue.object([
        "version": .int(event.version), "position": .int(event.position),
        "name": .string(event.event.name), "properties": .object(event.event.properties),
        "at": .string(event.at.description),
      ])
    }
    try write(try StoredJSON.text(.array(told)), of: save, connection)
  }

  /// Writes events that are told as a list of JSON objects.
  private func write(
    _ events: String?, of save: OnboardingSave, _ connection: PostgresConnection
  ) throws {
    guard let events else { return }
    try connection.run(
      """
      INSERT INTO usher.analytics (flow, user_id, version, position, name, properties, at)
      SELECT $1, $2, event.version, event.position, event.name, event.properties, event.at
      FROM jsonb_to_recordset($3::jsonb)
        AS event (version bigint, position integer, name text, properties jsonb, at text)
      ON CONFLICT DO NOTHING
      """, [flow, save.id, events])
  }

  /// What is known of a user before a save.
  private struct Known {
    let version: Int
    /// Whether it is what the save leads to: it was committed, and its answer got lost.
    let isSame: Bool

    init?(
      _ save: OnboardingSave, state: String, token: String?, flow: String,
      _ connection: PostgresConnection
    ) throws {
      let rows = try connection.run(
        """
        SELECT version, CASE WHEN $5::text IS NULL THEN saved_at = $3 AND state = $4::jsonb
          ELSE token = $5 END
        FROM usher.conversations WHERE flow = $1 AND user_id = $2 FOR UPDATE
        """, [flow, save.id, save.at.description, state, token])
      guard let row = rows.first, let version = row[0].flatMap(Int.init) else { return nil }
      self.version = version
      isSame = row[1] == "t"
    }
  }
}
