import Onboarding
import PostgresStore

/// What was answered to requests.
extension PostgresWebStore {
  func reply(
    to key: String, of conversation: String, since: Int
  ) throws(RepositoryError) -> StoredReply? {
    try access {
      try $0.run(
        """
        SELECT request, status, body FROM usher_web.replies
        WHERE conversation = $1 AND key = $2 AND given_at >= $3
        """, [conversation, key, String(since)])
    }.first.flatMap(Self.reply)
  }

  func pageReplies(of conversation: String, since: Int) throws(RepositoryError) -> [StoredReply] {
    try access {
      try $0.run(
        """
        SELECT request, status, body FROM usher_web.replies
        WHERE conversation = $1 AND given_at >= $2 AND key LIKE 'page:%' ORDER BY number
        """, [conversation, String(since)])
    }.compactMap(Self.reply)
  }

  func add(
    _ reply: StoredReply, to key: String, of conversation: String, at now: Int
  ) throws(RepositoryError) {
    try access { statements in
      // What is lost in a power cut is told anew; nobody has to wait for the disk.
      try statements.run("SET LOCAL synchronous_commit = off")
      try statements.run(
        """
        INSERT INTO usher_web.replies (conversation, key, request, status, body, given_at)
        VALUES ($1, $2, $3, $4, $5, $6)
        ON CONFLICT (conversation, key) DO UPDATE SET request = excluded.request,
          status = excluded.status, body = excluded.body, given_at = excluded.given_at
        """,
        [conversation, key, reply.request, String(reply.status), reply.body, String(now)])
    }
  }

  private static func reply(_ row: [String?]) -> StoredReply? {
    guard let request = row[0], let status = row[1].flatMap(Int.init), let body = row[2] else {
      return nil
    }
    return StoredReply(request: request, status: status, body: body)
  }
}
