import Foundation
import GRDB
import Onboarding

/// What the web remembers, in one SQLite file beside the answers.
///
/// A conversation and its tokens are on disk once a call returns. Answers to requests may be lost in a
/// power cut, after which a request that is repeated is told where its conversation stands.
struct SQLiteWebStore: WebStore {
  let database: DatabaseQueue

  /// Opens the store, making the file, readable by its owner alone, when there is none.
  ///
  /// - Throws: ``RepositoryError``.
  init(path: String) throws(RepositoryError) {
    database = try Self.told {
      if path != ":memory:", !FileManager.default.fileExists(atPath: path) {
        // SQLite gives the log beside it the same permissions.
        let made = FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        guard made else { throw RepositoryError.notPermitted("its folder") }
        if let folder = Folders.parent(of: path) { Folders.sync(folder) }
      }
      var configuration = Configuration()
      if path != ":memory:" { configuration.journalMode = .wal }
      configuration.busyMode = .timeout(5)
      configuration.foreignKeysEnabled = true
      let database = try DatabaseQueue(path: path, configuration: configuration)
      try database.writeWithoutTransaction {
        try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
      }
      try WebMigrations.migrate(database)
      return database
    }
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

  func replaceTokens(
    of conversation: String, with token: StoredToken
  ) throws(RepositoryError) {
    try write { database in
      try database.execute(
        sql: "DELETE FROM tokens WHERE conversation = ?", arguments: [conversation])
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

  func erase(user: String, flow: String) throws(RepositoryError) -> [String: Int] {
    // The log that had the rows is emptied with them; a reader in the way leaves it to the next time.
    defer { _ = try? database.writeWithoutTransaction { try $0.checkpoint(.truncate) } }
    return try write { database in
      let ids = "(SELECT id FROM conversations WHERE user = ? AND flow = ?)"
      var rows: [String: Int] = [:]
      for table in ["replies", "tokens"] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE conversation IN \(ids)", arguments: [user, flow])
        rows["web_\(table)"] = database.changesCount
      }
      for table in ["sign_ins", "conversations"] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE user = ? AND flow = ?", arguments: [user, flow])
        rows["web_\(table)"] = database.changesCount
      }
      return rows
    }
  }

  func purge(at now: Int, repliesBefore: Int) throws(RepositoryError) {
    try write { database in
      for table in ["tokens", "sign_ins"] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE expires_at <= ?", arguments: [now])
      }
      try database.execute(
        sql: "DELETE FROM replies WHERE given_at < ?", arguments: [repliesBefore])
    }
  }

  func isReachable() -> Bool {
    (try? read { try Int.fetchOne($0, sql: "SELECT 1") }) != nil
  }

  private static func insert(
    _ token: StoredToken, _ conversation: String, _ database: Database
  ) throws {
    try database.execute(
      sql: "INSERT INTO tokens (hash, conversation, kind, expires_at) VALUES (?, ?, ?, ?)",
      arguments: [token.hash, conversation, token.kind.rawValue, token.expiresAt])
  }

  private static func conversation(_ row: GRDB.Row) -> WebConversation {
    WebConversation(
      id: row["id"], flow: row["flow"], user: row["user"], zone: row["zone"],
      usesTwentyFourHours: row["hours"] == 24)
  }

  func write<T>(_ body: (Database) throws -> T) throws(RepositoryError) -> T {
    try Self.told { try database.write(body) }
  }

  func read<T>(_ body: (Database) throws -> T) throws(RepositoryError) -> T {
    try Self.told { try database.read(body) }
  }

  static func told<T>(_ body: () throws -> T) throws(RepositoryError) -> T {
    do {
      return try body()
    } catch let error as RepositoryError {
      throw error
    } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL {
      throw .full
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      throw .corrupt(setAside: nil)
    } catch {
      throw .unavailable("the file of web conversations")
    }
  }
}

extension Database {
  /// The first row that a statement finds, which is parsed once for all requests.
  func row(_ sql: String, _ arguments: StatementArguments) throws -> GRDB.Row? {
    try GRDB.Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
  }
}
