import Conversation
import Foundation
public import Onboarding
import Understanding

extension PostgresRepository: SyncTarget {
  /// What the remote has of a user, by the user's id, and what time it is there.
  public func view(of id: String) throws(RepositoryError) -> RemoteView {
    try access(id) { connection in
      let found = try connection.run(
        """
        SELECT user_name, user_id, version, saved_at, state, step, step_number, step_count,
          completed_at, token, to_jsonb(history), floor(extract(epoch FROM written_at))
        FROM usher.conversations WHERE flow = $1 AND user_id = $2
        """, [self.flow, id])
      let now = try connection.run("SELECT floor(extract(epoch FROM now()))").first?[0]
      guard let row = found.first else { return RemoteView(nil, at: try Self.instant(now)) }
      guard let step = row[5], let number = row[6].flatMap(Int.init),
        let count = row[7].flatMap(Int.init), let token = row[9],
        let history = StoredJSON.value(row[10] ?? "").array
      else { throw RepositoryError.corrupt(setAside: nil) }
      let rows = PostgresRows(connection: connection, schema: self.schema)
      let tables = try (rows.tables(of: [id])[id] ?? []) + rows.accounts(of: id)
      return RemoteView(
        RemoteOnboarding(
          stored: try Self.onboarding(row, tables),
          standing: Standing(
            step: step, number: number, of: count,
            completedAt: row[8].flatMap(Timestamp.init(_:))),
          token: token, history: history.compactMap(\.string),
          writtenAt: try Self.instant(row[11]),
          conflicts: try self.conflicts(of: id, connection)), at: try Self.instant(now))
    }
  }

  /// Stores a delivery over a version; doing it again changes nothing.
  public func accept(
    _ delivery: Delivery, over version: Int
  ) throws(RepositoryError) -> Int {
    var save = delivery.save
    save.basedOn = version
    let sender = Origin(machine: delivery.machine, token: delivery.token)
    return try store(
      save, as: max(delivery.version, version + 1), delivery.events, from: sender
    ) { connection in
      for conflict in delivery.conflicts {
        try connection.run(
          """
          INSERT INTO usher.answer_conflicts (flow, user_id, id, token, conflict)
          VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING
          """,
          [
            self.flow, save.id, conflict.id, delivery.token,
            String(decoding: try JSONEncoder().encode(conflict), as: UTF8.self),
          ])
      }
    }
  }

  private func conflicts(
    of id: String, _ connection: PostgresConnection
  ) throws -> [(token: String, conflict: AnswerConflict)] {
    try connection.run(
      """
      SELECT token, conflict FROM usher.answer_conflicts
      WHERE flow = $1 AND user_id = $2 ORDER BY found_at, id
      """, [flow, id]
    ).compactMap { row in
      guard let token = row[0], let text = row[1],
        let conflict = try? JSONDecoder().decode(AnswerConflict.self, from: Data(text.utf8))
      else { return nil }
      return (token, conflict)
    }
  }

  private static func instant(_ seconds: String?) throws -> Timestamp {
    guard let seconds = seconds.flatMap(Int.init) else {
      throw RepositoryError.corrupt(setAside: nil)
    }
    return Timestamp(secondsSince1970: seconds)
  }
}
