import Conversation
import Foundation
import GRDB
import Onboarding
import Sessions
import Testing

@testable import EmbeddedIdentity

@Suite("The files of accounts and sessions")
struct FilesTests {
  @Test("can be read by their owner alone")
  func modes() async throws {
    let desk = try Desk()
    try await desk.signUp()
    let files = try desk.folder.files()
    #expect(files.contains("accounts.sqlite"))
    #expect(files.contains("accounts.sqlite-wal"))
    #expect(files.contains("sessions/ana.json"))
    for name in files { #expect(try desk.folder.mode(of: name) == 0o600, "\(name)") }
    #expect(try desk.folder.mode(of: "sessions") == 0o700)
  }

  @Test("hold no password, whatever was tried, and accounts hold no token")
  func canary() async throws {
    let desk = try Desk()
    try await desk.signUp()
    _ = await desk.refusal("wrong-canary-1")
    _ = await desk.refusal("unknown-canary-1", of: "bo@example.org")
    await #expect(throws: IdentityError.cannotSignUp) {
      try await desk.identity.signUp(
        email: Desk.email, password: Secret("taken-canary-1"), at: Desk.noon)
    }
    guard case .embedded(let token)? = try desk.identity.sessions.load()?.token else {
      Issue.record("no token")
      return
    }
    for name in try desk.folder.files() {
      let bytes = try Bytes(path: "\(desk.folder.path)/\(name)")
      for secret in [Desk.password, "wrong-canary-1", "unknown-canary-1", "taken-canary-1"] {
        #expect(!bytes.contains(secret), "\(name)")
      }
      if name.hasPrefix("accounts") { #expect(!bytes.contains(token), "\(name)") }
    }
  }

  @Test("are written again after a read that ran out of memory left the connection read-only")
  func readOnly() async throws {
    let desk = try Desk()
    try forbidWriting(desk.identity.accounts.database)
    try await desk.signUp()
    #expect(try desk.identity.session(at: Desk.noon) != nil)
  }

  @Test("are narrowed when their modes are too open")
  func narrowed() async throws {
    let desk = try Desk()
    try await desk.signUp()
    for name in ["accounts.sqlite", "sessions/ana.json"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o644], ofItemAtPath: "\(desk.folder.path)/\(name)")
    }
    let reopened = try EmbeddedIdentity(
      folder: desk.folder.path, sessions: desk.identity.sessions, hashing: desk.hashing)
    #expect(try reopened.session(at: Desk.noon) != nil)
    for name in ["accounts.sqlite", "sessions/ana.json"] {
      #expect(try desk.folder.mode(of: name) == 0o600, "\(name)")
    }
  }

  @Test(
    "are named so that no user's name leads elsewhere",
    arguments: [
      ("ana", "ana"), ("../../etc/passwd", "%2e%2e%2f%2e%2e%2fetc%2fpasswd"), ("", ""),
      ("Ana Ö", "Ana%20%c3%96"), ("a%2f", "a%252f"),
      (String(repeating: "日", count: 90), "606ded2b-1bc6-5157-bdef-a45ae61ac83e"),
    ])
  func names(user: String, name: String) {
    #expect(SessionFile(user: user, storeFolder: "/s").path == "/s/sessions/\(name).json")
  }

  @Test("that cannot be understood hold no session, and the next sign-in replaces them")
  func damagedSession() async throws {
    let desk = try Desk()
    try await desk.signUp()
    try Data("{".utf8).write(to: URL(filePath: desk.folder.path + "/sessions/ana.json"))
    #expect(try desk.identity.session(at: Desk.noon) == nil)
    #expect(await desk.refusal(Desk.password) == nil)
    #expect(try desk.identity.session(at: Desk.noon) != nil)
  }

  @Test("of accounts that are damaged or newer are told apart and left alone")
  func damagedAccounts() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/accounts.sqlite"
    let noise = Data(repeating: 0x55, count: 4096)
    try noise.write(to: URL(filePath: path))
    #expect(throws: IdentityError.store(.corrupt(setAside: nil))) {
      try EmbeddedIdentity(folder: folder.path, sessions: SessionMemory())
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == noise)
  }

  @Test("of accounts of the version before keep their accounts and what is still to be waited off")
  func earlierAccounts() async throws {
    let desk = try Desk()
    try await desk.signUp()
    for _ in 0..<5 { _ = await desk.refusal("wrong") }
    try await desk.identity.accounts.database.queue.write { database in
      try database.execute(
        sql: """
          DELETE FROM grdb_migrations WHERE identifier = 'v2';
          CREATE TABLE earlier (
            email_key TEXT PRIMARY KEY NOT NULL,
            count INTEGER NOT NULL CHECK (count > 0),
            last_at INTEGER NOT NULL
          ) STRICT;
          INSERT INTO earlier SELECT email_key, count, last_at FROM failures;
          DROP TABLE failures;
          ALTER TABLE earlier RENAME TO failures;
          """)
    }
    let upgraded = try EmbeddedIdentity(
      folder: desk.folder.path, sessions: desk.identity.sessions, hashing: desk.hashing)
    await #expect(throws: IdentityError.tryLater(seconds: 30)) {
      try await upgraded.signIn(
        email: Desk.email, password: Secret(Desk.password), at: Desk.noon)
    }
    #expect(try upgraded.session(at: Desk.noon) != nil)
  }

  @Test("of accounts made by a newer Usher are refused")
  func newerAccounts() throws {
    let desk = try Desk()
    try desk.identity.accounts.database.queue.write { database in
      try database.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('v999')")
    }
    #expect(throws: IdentityError.store(.newerSchema)) {
      try EmbeddedIdentity(folder: desk.folder.path, sessions: SessionMemory())
    }
  }

  @Test("can be opened for the first time by many at once")
  func manyAtOnce() async throws {
    let folder = try TemporaryFolder()
    let ids = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<12 {
        group.addTask {
          let identity = try EmbeddedIdentity(
            folder: folder.path, sessions: SessionMemory(), hashing: Argon2id.cheap)
          return try await identity.signUp(
            email: "person\(number)@example.org", password: Secret(Desk.password), at: Desk.noon
          ).account.id
        }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(ids.count == 12)
  }

  @Test("keep away from a folder that is not there")
  func missingFolder() {
    #expect(throws: IdentityError.store(.notPermitted("the file of the accounts"))) {
      try EmbeddedIdentity(folder: "/nonexistent/usher", sessions: SessionMemory())
    }
  }

  private func forbidWriting(_ database: AccountDatabase) throws {
    try database.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = 1") }
  }
}
