import GRDB
import Onboarding
import SQLiteStore

/// Who is listed, and who is told of.
extension SQLiteWebStore {
  func conversation(id: String) throws(RepositoryError) -> WebConversation? {
    try read { try $0.row("SELECT * FROM conversations WHERE id = ?", [id]).map(Self.conversation) }
  }

  func conversations(
    of flow: String?, after id: String, atMost count: Int
  ) throws(RepositoryError) -> [WebConversation] {
    try read { database in
      try GRDB.Row.fetchAll(
        database,
        sql: """
          SELECT * FROM conversations c
          WHERE id > ?1 AND (?2 IS NULL OR flow = ?2) AND NOT EXISTS (
            SELECT 1 FROM conversations later
            WHERE later.user = c.user AND later.flow = c.flow AND later.rowid > c.rowid)
          ORDER BY id LIMIT ?3
          """, arguments: [id, flow, count]
      ).map(Self.conversation)
    }
  }

  func tellsSince(_ instant: Int) throws(RepositoryError) -> Int {
    try write { database in
      try database.execute(
        sql: "INSERT OR IGNORE INTO telling (one, since) VALUES (1, ?)", arguments: [instant])
      return try Int.fetchOne(database, sql: "SELECT since FROM telling") ?? instant
    }
  }

  func untold(after id: String) throws(RepositoryError) -> [WebConversation] {
    try read { database in
      try GRDB.Row.fetchAll(
        database,
        sql: """
          SELECT * FROM conversations c WHERE id > ? AND NOT EXISTS (
            SELECT 1 FROM deliveries d WHERE d.user = c.user AND d.flow = c.flow)
          ORDER BY id LIMIT 500
          """, arguments: [id]
      ).map(Self.conversation)
    }
  }

  func add(_ delivery: WebDelivery) throws(RepositoryError) {
    try write { database in
      try database.execute(
        sql: """
          INSERT OR IGNORE INTO deliveries (id, flow, user, person, state, tries, made_at, next_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          delivery.id, delivery.flow, delivery.user, delivery.person, delivery.state.rawValue,
          delivery.tries, delivery.madeAt, delivery.nextAt,
        ])
    }
  }

  func takeDue(at now: Int, until lease: Int) throws(RepositoryError) -> [WebDelivery] {
    let due = """
      SELECT id FROM deliveries WHERE state = 'waiting' AND next_at <= ? ORDER BY next_at LIMIT 16
      """
    // Nobody waits for a lock where there is nothing, as mostly.
    guard try read({ try $0.row(due, [now]) != nil }) else { return [] }
    return try write { database in
      try GRDB.Row.fetchAll(
        database, sql: "UPDATE deliveries SET next_at = ? WHERE id IN (\(due)) RETURNING *",
        arguments: [lease, now]
      ).compactMap(Self.delivery)
    }
  }

  func note(_ delivery: WebDelivery, takenUntil lease: Int) throws(RepositoryError) {
    try write { database in
      try database.execute(
        sql: """
          UPDATE deliveries SET state = ?, tries = ?, status = ?, tried_at = ?, next_at = ?
          WHERE id = ? AND next_at = ?
          """,
        arguments: [
          delivery.state.rawValue, delivery.tries, delivery.status, delivery.triedAt,
          delivery.nextAt, delivery.id, lease,
        ])
    }
  }

  func remove(_ delivery: WebDelivery) throws(RepositoryError) {
    try write {
      try $0.execute(sql: "DELETE FROM deliveries WHERE id = ?", arguments: [delivery.id])
    }
  }

  func deliveries(atMost count: Int) throws(RepositoryError) -> [WebDelivery] {
    try read { database in
      try GRDB.Row.fetchAll(
        database, sql: "SELECT * FROM deliveries ORDER BY made_at DESC, id LIMIT ?",
        arguments: [count]
      ).compactMap(Self.delivery)
    }
  }

  func sendAgain(_ id: String?, at now: Int) throws(RepositoryError) -> Int {
    try write { database in
      try database.execute(
        sql: """
          UPDATE deliveries SET state = 'waiting', tries = 0, next_at = ?1
          WHERE CASE WHEN ?2 IS NULL THEN state = 'failed' ELSE id = ?2 END
          """, arguments: [now, id])
      return database.changesCount
    }
  }

  private static func delivery(_ row: GRDB.Row) -> WebDelivery? {
    WebDelivery.State(rawValue: row["state"]).map { state in
      WebDelivery(
        id: row["id"], flow: row["flow"], user: row["user"], person: row["person"], state: state,
        tries: row["tries"], status: row["status"], madeAt: row["made_at"],
        triedAt: row["tried_at"], nextAt: row["next_at"])
    }
  }
}
