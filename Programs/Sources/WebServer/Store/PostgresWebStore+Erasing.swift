import Onboarding
import PostgresStore

/// What goes, and what is looked after.
extension PostgresWebStore {
  func users(signedInTo account: String, flow: String) throws(RepositoryError) -> [String] {
    try access {
      try $0.run(
        "SELECT user_name FROM usher_web.sign_ins WHERE account = $1 AND flow = $2",
        [account, flow])
    }.compactMap { $0[0] }
  }

  func erase(conversation: String) throws(RepositoryError) -> [String: Int] {
    try access { statements in
      var rows: [String: Int] = [:]
      for (table, column) in [
        ("replies", "conversation"), ("tokens", "conversation"), ("conversations", "id"),
      ] {
        rows["web_\(table)"] = try statements.run(
          "DELETE FROM usher_web.\(table) WHERE \(column) = $1 RETURNING 1", [conversation]
        ).count
      }
      return rows
    }
  }

  func erase(users: [String], flow: String) throws(RepositoryError) -> [String: Int] {
    try access { statements in
      let ids = "(SELECT id FROM usher_web.conversations WHERE user_name = $1 AND flow = $2)"
      var rows: [String: Int] = [:]
      for user in users {
        for table in ["replies", "tokens"] {
          rows["web_\(table)", default: 0] += try statements.run(
            "DELETE FROM usher_web.\(table) WHERE conversation IN \(ids) RETURNING 1", [user, flow]
          ).count
        }
        for table in ["sign_ins", "deliveries", "conversations"] {
          rows["web_\(table)", default: 0] += try statements.run(
            "DELETE FROM usher_web.\(table) WHERE user_name = $1 AND flow = $2 RETURNING 1",
            [user, flow]
          ).count
        }
      }
      return rows
    }
  }

  func purge(at now: Int, _ limits: WebLimits) throws(RepositoryError) {
    try access { statements in
      for (table, latest) in [
        ("tokens", now + limits.tokenSeconds),
        ("sign_ins", now + ProviderIdentity.sessionLength),
      ] {
        try statements.run(
          "UPDATE usher_web.\(table) SET expires_at = $1 WHERE expires_at > $1", [String(latest)])
      }
      try statements.run(
        """
        DELETE FROM usher_web.tokens WHERE expires_at <= $1
          AND (kind <> 'session' OR expires_at <= $2)
        """, [String(now), String(now - limits.keepSeconds)])
      try statements.run(
        "DELETE FROM usher_web.sign_ins WHERE expires_at <= $1", [String(now)])
      try statements.run(
        "UPDATE usher_web.replies SET given_at = $1 WHERE given_at > $1", [String(now)])
      try statements.run(
        """
        DELETE FROM usher_web.replies
        WHERE given_at < $1 AND (key NOT LIKE 'page:%' OR given_at < $2)
        """, [String(now - limits.replySeconds), String(now - limits.historySeconds)])
      try statements.run(
        "DELETE FROM usher_web.deliveries WHERE state <> 'waiting' AND tried_at < $1",
        [String(now - limits.deliverySeconds)])
    }
  }

  func abandoned(after id: String, since: Int) throws(RepositoryError) -> [WebConversation] {
    try access {
      try $0.run(
        """
        SELECT id, flow, user_name, zone, hours FROM usher_web.conversations c
        WHERE id > $1 AND NOT EXISTS (
          SELECT 1 FROM usher_web.tokens t WHERE t.conversation = c.id AND t.expires_at > $2)
        ORDER BY id LIMIT 500
        """, [id, String(since)])
    }.compactMap(Self.conversation)
  }

  func check() throws(RepositoryError) {
    let rows = try access {
      try $0.run(
        """
        SELECT bool_and(has_table_privilege('usher_web.' || name, privilege))
        FROM unnest(ARRAY[
            'conversations', 'tokens', 'replies', 'sign_ins', 'deliveries', 'telling']) name,
          unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) privilege
        """)
    }
    guard rows.first?.first == "t" else { throw .notPermitted("the tables of usher_web") }
  }
}
