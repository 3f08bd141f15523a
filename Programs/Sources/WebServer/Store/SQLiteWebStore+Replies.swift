import GRDB
import Onboarding
import SQLiteStore

/// What was answered to requests.
extension SQLiteWebStore {
  func reply(
    to key: String, of conversation: String, since: Int
  ) throws(RepositoryError) -> StoredReply? {
    try read { database in
      try database.row(
        """
        SELECT request, status, body FROM replies
        WHERE conversation = ? AND key = ? AND given_at >= ?
        """, [conversation, key, since]
      ).map(Self.reply)
    }
  }

  func pageReplies(of conversation: String, since: Int) throws(RepositoryError) -> [StoredReply] {
    try read { database in
      try GRDB.Row.fetchAll(
        database,
        sql: """
          SELECT request, status, body FROM replies
          WHERE conversation = ? AND given_at >= ? AND key LIKE 'page:%' ORDER BY rowid
          """, arguments: [conversation, since]
      ).map(Self.reply)
    }
  }

  func add(
    _ reply: StoredReply, to key: String, of conversation: String, at now: Int
  ) throws(RepositoryError) {
    try database.withoutTransaction { database in
      // No sync of its own; the next one of a conversation or a token writes it out.
      try database.execute(sql: "PRAGMA synchronous = NORMAL")
      defer { try? database.execute(sql: "PRAGMA synchronous = FULL") }
      try database.cachedStatement(
        sql: """
          INSERT OR REPLACE INTO replies (conversation, key, request, status, body, given_at)
          VALUES (?, ?, ?, ?, ?, ?)
          """
      ).execute(arguments: [conversation, key, reply.request, reply.status, reply.body, now])
    }
  }

  private static func reply(_ row: GRDB.Row) -> StoredReply {
    StoredReply(request: row["request"], status: row["status"], body: row["body"])
  }
}
