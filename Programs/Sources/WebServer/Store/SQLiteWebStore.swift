import GRDB
import Onboarding
import SQLiteStore

/// What the web remembers, in one SQLite file beside the answers, `web.sqlite`.
///
/// A conversation and its tokens are on disk once a call returns. Answers to requests may be lost in a
/// power cut, after which a request that is repeated is told where its conversation stands.
struct SQLiteWebStore: WebStore {
  let database: SQLiteDatabase

  /// Opens the store of a folder, making the file where there is none; nil for one that lasts as long as
  /// the program.
  ///
  /// - Throws: ``RepositoryError``.
  init(folder: String?) throws(RepositoryError) {
    database = try SQLiteDatabase(folder: folder, name: "web", migrations: WebMigrations.all)
  }

  func add(_ conversation: WebConversation, token: StoredToken) throws(RepositoryError) {
    try write { database in
      try database.execute(
        sql: """
          INSERT INTO conversations (id, flow, user, zone, hours) VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [
          conversation.id, conversation.flow, conversation.user, conversation.zone,
          conversation.usesTwentyFourHours ? 24 : 12,
        ])
      try Self.insert(token, conversation.id, database)
    }
  }

  func add(_ token: StoredToken, to conversation: String) throws(RepositoryError) {
    try write { try Self.insert(token, conversation, $0) }
  }

  func conversation(
    byTokenHash hash: String, at now: Int
  ) throws(RepositoryError) -> (conversation: WebConversation, token: StoredToken)? {
    try read { database -> (conversation: WebConversation, token: StoredToken)? in
      let row = try database.row(
        """
        SELECT conversations.*, kind, expires_at FROM tokens
        JOIN conversations ON conversations.id = tokens.conversation
        WHERE hash = ? AND expires_at > ?
        """, [hash, now])
      guard let row, let kind = StoredToken.Kind(rawValue: row["kind"]) else { return nil }
      return (
        Self.conversation(row), StoredToken(hash: hash, kind: kind, expiresAt: row["expires_at"])
      )
    }
  }

  func extend(tokenHash hash: String, to expiry: Int) throws(RepositoryError) {
    try write {
      try $0.execute(
        sql: "UPDATE tokens SET expires_at = ? WHERE hash = ?", arguments: [expiry, hash])
    }
  }

  func removeToken(hash: String) throws(RepositoryError) -> Bool {
    try write { database in
      try database.execute(sql: "DELETE FROM tokens WHERE hash = ?", arguments: [hash])
      return database.changesCount > 0
    }
  }

  func end(tokenHash hash: String, at now: Int) throws(RepositoryError) {
    try write { database in
      try database.execute(
        sql: """
          DELETE FROM tokens WHERE kind = 'link'
            AND conversation = (SELECT conversation FROM tokens WHERE hash = ?)
          """, arguments: [hash])
      try database.execute(
        sql: "UPDATE tokens SET expires_at = ? WHERE hash = ?", arguments: [now, hash])
    }
  }

  func replaceTokens(
    of user: String, flow: String, with token: StoredToken, for conversation: String
  ) throws(RepositoryError) {
    try write { database in
      try database.execute(
        sql: """
          DELETE FROM tokens WHERE conversation IN (
            SELECT id FROM conversations WHERE user = ? AND flow = ?)
          """, arguments: [user, flow])
      try Self.insert(token, conversation, database)
    }
  }

  func conversation(of user: String, flow: String) throws(RepositoryError) -> WebConversation? {
    try read { database in
      try database.row(
        "SELECT * FROM conversations WHERE user = ? AND flow = ? ORDER BY rowid DESC LIMIT 1",
        [user, flow]
      ).map(Self.conversation)
    }
  }

  private static func insert(
    _ token: StoredToken, _ conversation: String, _ database: Database
  ) throws {
    try database.execute(
      sql: "INSERT INTO tokens (hash, conversation, kind, expires_at) VALUES (?, ?, ?, ?)",
      arguments: [token.hash, conversation, token.kind.rawValue, token.expiresAt])
  }

  static func conversation(_ row: GRDB.Row) -> WebConversation {
    WebConversation(
      id: row["id"], flow: row["flow"], user: row["user"], zone: row["zone"],
      usesTwentyFourHours: row["hours"] == 24)
  }

  func write<T>(_ body: (Database) throws -> T) throws(RepositoryError) -> T {
    try database.write(body)
  }

  func read<T>(_ body: (Database) throws -> T) throws(RepositoryError) -> T {
    try database.read(body)
  }
}

extension Database {
  /// The first row that a statement finds, which is parsed once for all requests.
  func row(_ sql: String, _ arguments: StatementArguments) throws -> GRDB.Row? {
    try GRDB.Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }
}
