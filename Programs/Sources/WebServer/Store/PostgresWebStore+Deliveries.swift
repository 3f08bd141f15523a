import Onboarding
import PostgresStore

/// Who is listed, and who is told of.
extension PostgresWebStore {
  private static let columns =
    "id, flow, user_name, person, state, tries, status, made_at, tried_at, next_at"

  func conversation(id: String) throws(RepositoryError) -> WebConversation? {
    try access {
      try $0.run(
        "SELECT id, flow, user_name, zone, hours FROM usher_web.conversations WHERE id = $1", [id])
    }.first.flatMap(Self.conversation)
  }

  func conversations(
    of flow: String?, after id: String, atMost count: Int
  ) throws(RepositoryError) -> [WebConversation] {
    try access {
      try $0.run(
        """
        SELECT id, flow, user_name, zone, hours FROM usher_web.conversations c
        WHERE id > $1 AND ($2::text IS NULL OR flow = $2) AND NOT EXISTS (
          SELECT 1 FROM usher_web.conversations later
          WHERE later.user_name = c.user_name AND later.flow = c.flow AND later.number > c.number)
        ORDER BY id LIMIT $3
        """, [id, flow, String(count)])
    }.compactMap(Self.conversation)
  }

  func tellsSince(_ instant: Int) throws(RepositoryError) -> Int {
    let rows = try access { statements in
      try statements.run(
        "INSERT INTO usher_web.telling (one, since) VALUES (1, $1) ON CONFLICT DO NOTHING",
        [String(instant)])
      return try statements.run("SELECT since FROM usher_web.telling")
    }
    return rows.first?.first?.flatMap(Int.init) ?? instant
  }

  func untold(after id: String) throws(RepositoryError) -> [WebConversation] {
    try access {
      try $0.run(
        """
        SELECT id, flow, user_name, zone, hours FROM usher_web.conversations c
        WHERE id > $1 AND NOT EXISTS (
          SELECT 1 FROM usher_web.deliveries d
          WHERE d.user_name = c.user_name AND d.flow = c.flow)
        ORDER BY id LIMIT 500
        """, [id])
    }.compactMap(Self.conversation)
  }

  func add(_ delivery: WebDelivery) throws(RepositoryError) {
    try access { statements in
      try statements.run(
        """
        INSERT INTO usher_web.deliveries (id, flow, user_name, person, state, tries, made_at, next_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING
        """,
        [
          delivery.id, delivery.flow, delivery.user, delivery.person, delivery.state.rawValue,
          String(delivery.tries), String(delivery.madeAt), String(delivery.nextAt),
        ])
      return
    }
  }

  func takeDue(at now: Int, until lease: Int) throws(RepositoryError) -> [WebDelivery] {
    try access {
      try $0.run(
        """
        UPDATE usher_web.deliveries SET next_at = $1 WHERE id IN (
          SELECT id FROM usher_web.deliveries WHERE state = 'waiting' AND next_at <= $2
          ORDER BY next_at LIMIT 16 FOR UPDATE SKIP LOCKED)
        RETURNING \(Self.columns)
        """, [String(lease), String(now)])
    }.compactMap(Self.delivery)
  }

  func note(_ delivery: WebDelivery, takenUntil lease: Int) throws(RepositoryError) {
    try access { statements in
      try statements.run(
        """
        UPDATE usher_web.deliveries
        SET state = $1, tries = $2, status = $3, tried_at = $4, next_at = $5
        WHERE id = $6 AND next_at = $7
        """,
        [
          delivery.state.rawValue, String(delivery.tries), delivery.status.map(String.init),
          delivery.triedAt.map(String.init), String(delivery.nextAt), delivery.id,
          String(lease),
        ])
      return
    }
  }

  func remove(_ delivery: WebDelivery) throws(RepositoryError) {
    try access { statements in
      try statements.run("DELETE FROM usher_web.deliveries WHERE id = $1", [delivery.id])
      return
    }
  }

  func deliveries(atMost count: Int) throws(RepositoryError) -> [WebDelivery] {
    try access {
      try $0.run(
        """
        SELECT \(Self.columns) FROM usher_web.deliveries ORDER BY made_at DESC, id LIMIT $1
        """, [String(count)])
    }.compactMap(Self.delivery)
  }

  func sendAgain(_ id: String?, at now: Int) throws(RepositoryError) -> Int {
    try access { statements in
      try statements.run(
        """
        UPDATE usher_web.deliveries SET state = 'waiting', tries = 0, next_at = $1
        WHERE CASE WHEN $2::text IS NULL THEN state = 'failed' ELSE id = $2 END RETURNING 1
        """, [String(now), id]
      ).count
    }
  }

  private static func delivery(_ row: [String?]) -> WebDelivery? {
    guard let id = row[0], let flow = row[1], let user = row[2], let person = row[3],
      let state = row[4].flatMap(WebDelivery.State.init), let tries = row[5].flatMap(Int.init),
      let madeAt = row[7].flatMap(Int.init), let nextAt = row[9].flatMap(Int.init)
    else { return nil }
    return WebDelivery(
      id: id, flow: flow, user: user, person: person, state: state, tries: tries,
      status: row[6].flatMap(Int.init), madeAt: madeAt, triedAt: row[8].flatMap(Int.init),
      nextAt: nextAt)
  }
}
