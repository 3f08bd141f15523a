import Onboarding
import PostgresStore
import Synchronization

/// What the web remembers, in the schema `usher_web` of a PostgreSQL database, for any number of
/// processes.
final class PostgresWebStore: WebStore {
  private struct Session {
    /// Whether the tables are known to be there.
    var isPrepared = false
    /// The role that statements run as; nil for that of the login.
    var role: String?
  }

  private let database: PostgresDatabase
  private let session = Mutex(Session())

  /// A store; it connects when it is first used.
  init(url: String) {
    database = PostgresDatabase(url: url)
  }

  func add(_ conversation: WebConversation, token: StoredToken) throws(RepositoryError) {
    try access { statements in
      // Ids are random: what is there already is of an earlier try of the same.
      try statements.run(
        """
        INSERT INTO usher_web.conversations (id, flow, user_name, zone, hours)
        VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING
        """,
        [
          conversation.id, conversation.flow, conversation.user, conversation.zone,
          conversation.usesTwentyFourHours ? "24" : "12",
        ])
      try Self.insert(token, conversation.id, statements)
    }
  }

  func add(_ token: StoredToken, to conversation: String) throws(RepositoryError) {
    try access { try Self.insert(token, conversation, $0) }
  }

  func conversation(
    byTokenHash hash: String, at now: Int
  ) throws(RepositoryError) -> (conversation: WebConversation, token: StoredToken)? {
    let rows = try access {
      try $0.run(
        """
        SELECT c.id, c.flow, c.user_name, c.zone, c.hours, t.kind, t.expires_at
        FROM usher_web.tokens t JOIN usher_web.conversations c ON c.id = t.conversation
        WHERE t.hash = $1 AND t.expires_at > $2
        """, [hash, String(now)])
    }
    guard let row = rows.first, let conversation = Self.conversation(row),
      let kind = row[5].flatMap(StoredToken.Kind.init), let expiry = row[6].flatMap(Int.init)
    else { return nil }
    return (conversation, StoredToken(hash: hash, kind: kind, expiresAt: expiry))
  }

  func extend(tokenHash hash: String, to expiry: Int) throws(RepositoryError) {
    try access { statements in
      try statements.run(
        "UPDATE usher_web.tokens SET expires_at = $2 WHERE hash = $1", [hash, String(expiry)])
      return
    }
  }

  func removeToken(hash: String) throws(RepositoryError) -> Bool {
    try access(isRepeatable: false) { statements in
      let rows = try statements.run(
        "DELETE FROM usher_web.tokens WHERE hash = $1 RETURNING 1", [hash])
      return !rows.isEmpty
    }
  }

  func end(tokenHash hash: String, at now: Int) throws(RepositoryError) {
    try access { statements in
      try statements.run(
        """
        DELETE FROM usher_web.tokens WHERE kind = 'link'
          AND conversation = (SELECT conversation FROM usher_web.tokens WHERE hash = $1)
        """, [hash])
      try statements.run(
        "UPDATE usher_web.tokens SET expires_at = $2 WHERE hash = $1", [hash, String(now)])
      return
    }
  }

  func replaceTokens(
    of user: String, flow: String, with token: StoredToken, for conversation: String
  ) throws(RepositoryError) {
    try access { statements in
      try statements.run(
        """
        DELETE FROM usher_web.tokens WHERE conversation IN (
          SELECT id FROM usher_web.conversations WHERE user_name = $1 AND flow = $2)
        """, [user, flow])
      try Self.insert(token, conversation, statements)
    }
  }

  func conversation(of user: String, flow: String) throws(RepositoryError) -> WebConversation? {
    try access {
      try $0.run(
        """
        SELECT id, flow, user_name, zone, hours FROM usher_web.conversations
        WHERE user_name = $1 AND flow = $2 ORDER BY number DESC LIMIT 1
        """, [user, flow])
    }.first.flatMap(Self.conversation)
  }

  // MARK: - Rows

  private static func insert(
    _ token: StoredToken, _ conversation: String, _ statements: PostgresDatabase.Statements
  ) throws {
    try statements.run(
      """
      INSERT INTO usher_web.tokens (hash, conversation, kind, expires_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING
      """, [token.hash, conversation, token.kind.rawValue, String(token.expiresAt)])
  }

  static func conversation(_ row: [String?]) -> WebConversation? {
    guard let id = row[0], let flow = row[1], let user = row[2], let zone = row[3] else {
      return nil
    }
    return WebConversation(
      id: id, flow: flow, user: user, zone: zone, usesTwentyFourHours: row[4] == "24")
  }

  // MARK: - Schema

  func access<T>(
    isRepeatable: Bool = true, _ body: (PostgresDatabase.Statements) throws -> T
  ) throws(RepositoryError) -> T {
    if !session.withLock({ $0.isPrepared }) {
      let role = try PostgresWebMigrations.prepare(database)
      session.withLock { $0 = Session(isPrepared: true, role: role) }
    }
    let role = session.withLock { $0.role }
    return try database.transaction(as: role, isRepeatable: isRepeatable, body)
  }
}
