import Foundation
import GRDB
import Testing

@Suite("The file of web conversations, of an earlier version")
struct WebMigrationTests {
  /// The token of the conversation in the file.
  private static let token = "0123456789abcdef0123456789abcdef"
  /// What the first version made, with somebody in the middle of a conversation.
  private static let first = """
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO grdb_migrations VALUES ('v1');
    CREATE TABLE conversations (
      id TEXT NOT NULL PRIMARY KEY,
      flow TEXT NOT NULL,
      user TEXT NOT NULL,
      zone TEXT NOT NULL,
      hours INTEGER NOT NULL CHECK (hours IN (12, 24))
    ) STRICT;
    CREATE INDEX conversations_by_user ON conversations (user, flow);
    CREATE TABLE tokens (
      hash TEXT NOT NULL PRIMARY KEY,
      conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('session', 'link')),
      expires_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tokens_by_conversation ON tokens (conversation);
    CREATE INDEX tokens_by_expiry ON tokens (expires_at);
    CREATE TABLE replies (
      conversation TEXT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
      key TEXT NOT NULL,
      request TEXT NOT NULL,
      status INTEGER NOT NULL,
      body TEXT NOT NULL,
      given_at INTEGER NOT NULL,
      UNIQUE (conversation, key)
    ) STRICT;
    CREATE INDEX replies_by_time ON replies (given_at);
    INSERT INTO conversations VALUES ('cafe0000', 'diet', 'web-ana', 'Europe/Berlin', 24);
    INSERT INTO tokens VALUES
      ('f73770f225aedcbf9bc54481362a686182953305de3cf32ee5300a706bc5f190', 'cafe0000', 'session', 4102444800),
      ('0000', 'cafe0000', 'link', 4102444800);
    INSERT INTO replies VALUES ('cafe0000', 'one', 'abc', 200, '{}', 4102444800);
    """

  @Test(
    "Conversations, tokens and replies are there after the upgrade, and the conversation goes on")
  func upgrade() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = folder.appending(path: "web.sqlite").path
    let before = try DatabaseQueue(path: file)
    try await before.write { try $0.execute(sql: Self.first) }
    try before.close()

    let web = try await RunningWeb.start(in: folder)
    let talk = Talk(web: web, id: "cafe0000", token: Self.token)
    #expect(try await talk.standing().status == 200)
    #expect(try await talk.say("lose weight").field == "calorie_target")
    #expect(try await talk.say("1800").said.contains("1800 kcal"))

    let after = try DatabaseQueue(path: file)
    let (tokens, replies, kept) = try await after.read { database in
      (
        try String.fetchAll(database, sql: "SELECT kind FROM tokens ORDER BY kind"),
        try Int.fetchOne(database, sql: "SELECT count(*) FROM replies WHERE key = 'one'"),
        try String.fetchAll(
          database, sql: "SELECT name FROM sqlite_master WHERE name LIKE '%before%'")
      )
    }
    #expect(tokens == ["link", "session"])
    #expect(replies == 1)
    #expect(kept == [])
  }
}
