import Foundation
import Onboarding
import RepositoryContract
import Testing

@testable import PostgresStore

@Suite("Faults of PostgreSQL, each provoked for real", .enabled(if: TestDatabase.server != nil))
struct PostgresFaultTests {
  @Test("A connection that is cut in the middle is made again, and nobody notices")
  func cut() throws {
    let database = try TestDatabase()
    let repository = database.repository()
    try repository.save(Example.save("ana"))
    for version in 1..<4 {
      try cutAll(database)
      #expect(
        try repository.save(Example.save("ana", basedOn: version, at: version)) == version + 1)
      try cutAll(database)
      #expect(try repository.load(user: "ana")?.version == version + 1)
    }
  }

  @Test("A server that crashes is told; once it is back, what was acknowledged is there")
  func crash() throws {
    let server = try OwnServer()
    defer { server.remove() }
    try server.start()
    let repository = PostgresRepository(
      url: server.url, schema: Example.schema(of: "diet"), retrying: 0.3)
    #expect(try repository.save(Example.save("ana")) == 1)
    try server.stop()
    let next = Example.save("ana", basedOn: 1, at: 1)
    #expect(throws: RepositoryError.self) { try repository.save(next) }
    try server.start()
    #expect(try repository.save(next) == 2)
    #expect(try repository.load(user: "ana")?.state == next.state)
  }

  @Test("A server that is not there is told")
  func noServer() throws {
    let repository = PostgresRepository(
      url: "postgres:///x?host=/nowhere", schema: Example.schema(of: "diet"), retrying: 0.2)
    #expect(throws: RepositoryError.unavailable("the database cannot be reached")) {
      try repository.load(user: "ana")
    }
  }

  @Test("An address that is none is told")
  func badAddress() throws {
    let repository = PostgresRepository(
      url: "postgres://[", schema: Example.schema(of: "diet"), retrying: 0.1)
    #expect(throws: RepositoryError.self) { try repository.load(user: "ana") }
  }

  @Test("A database that is not there is told")
  func noDatabase() throws {
    let url = try TestDatabase().url.replacingOccurrences(of: "/test_", with: "/none_")
    let repository = PostgresRepository(url: url, schema: Example.schema(of: "diet"), retrying: 0.2)
    #expect(throws: RepositoryError.unavailable("there is no such database or user")) {
      try repository.load(user: "ana")
    }
  }

  @Test("A wrong password is told, and not tried again")
  func wrongPassword() throws {
    let database = try TestDatabase()
    let connection = try database.connect()
    // The server asks users of this name for a password.
    try connection.runScript(
      """
      DO $$ BEGIN CREATE ROLE locked LOGIN PASSWORD 'right'; EXCEPTION WHEN duplicate_object THEN
      NULL; END $$
      """)
    for password in ["", "&password=wrong"] {
      let repository = PostgresRepository(
        url: database.url(user: "locked") + password, schema: Example.schema(of: "diet"))
      let refusal = RepositoryError.notPermitted("the database did not accept the sign-in")
      #expect(throws: refusal) { try repository.load(user: "ana") }
      #expect(!refusal.description.contains("wrong"))
    }
  }

  @Test("A user that may not make tables, where there are none, is told")
  func noPermission() throws {
    let database = try TestDatabase()
    let connection = try database.connect()
    let user = "guest_\(UUID().uuidString.lowercased().filter { $0 != "-" })"
    try connection.run("CREATE ROLE \(user) LOGIN")
    defer { _ = try? connection.run("DROP ROLE \(user)") }
    let repository = PostgresRepository(
      url: database.url(user: user), schema: Example.schema(of: "diet"), retrying: 0.2)
    #expect(throws: RepositoryError.notPermitted("the database does not allow it")) {
      try repository.load(user: "ana")
    }
  }

  @Test("A database that may only be read is told, and can be read")
  func readOnly() throws {
    let database = try TestDatabase()
    try database.repository().save(Example.save("ana"))
    let connection = try database.connect()
    let name = try #require(try connection.run("SELECT current_database()").first?[0])
    try connection.run("ALTER DATABASE \(name) SET default_transaction_read_only = on")
    let repository = database.repository()
    #expect(try repository.load(user: "ana")?.version == 1)
    #expect(throws: RepositoryError.notPermitted("the database is read-only")) {
      try repository.save(Example.save("ana", basedOn: 1, at: 1))
    }
  }

  @Test("A statement that takes too long is told; then saving works")
  func tooLong() throws {
    let database = try TestDatabase()
    try database.repository().save(Example.save("ana"))
    let holder = try database.connect()
    try holder.run("BEGIN")
    try holder.run("SELECT * FROM usher.conversations FOR UPDATE")
    let repository = PostgresRepository(
      url: database.url, schema: Example.schema(of: "diet"), retrying: 0.5,
      patience: Patience(seconds: 0.4))
    let save = Example.save("ana", basedOn: 1, at: 1)
    #expect(throws: RepositoryError.unavailable("the database took too long")) {
      try repository.save(save)
    }
    try holder.run("ROLLBACK")
    #expect(try repository.save(save) == 2)
  }

  @Test("Under serializable isolation sessions of one user wait their turn and lose nothing")
  func serializable() throws {
    let database = try TestDatabase()
    try database.repository().prepare()
    let connection = try database.connect()
    let name = try #require(try connection.run("SELECT current_database()").first?[0])
    try connection.run(
      "ALTER DATABASE \(name) SET default_transaction_isolation = 'serializable'")
    try inThreads(4) { index in
      let repository = database.repository()
      for turn in 0..<5 {
        while true {
          let version = try repository.load(user: "ana")?.version ?? 0
          do {
            try repository.save(Example.save("ana", basedOn: version, at: index * 100 + turn))
            break
          } catch RepositoryError.conflict {
            continue
          }
        }
      }
    }
    #expect(try database.repository().load(user: "ana")?.version == 20)
  }

  @Test("A transaction that cannot be put in order with another is told, or tried again")
  func serializationFailure() throws {
    let database = try TestDatabase()
    try database.repository().save(Example.save("ana"))
    let holder = try database.connect()
    let name = try #require(try holder.run("SELECT current_database()").first?[0])
    try holder.run("ALTER DATABASE \(name) SET default_transaction_isolation = 'serializable'")
    let save = Example.save("ana", basedOn: 1, at: 1)
    let told = RepositoryError.unavailable("other sessions are changing the same")
    for (patience, expected) in [(0, Result.failure(told)), (60, .success(2))] {
      let repository = PostgresRepository(
        url: database.url, schema: Example.schema(of: "diet"), retrying: Double(patience),
        patience: Patience(seconds: 60)
      )
      try repository.prepare()
      try holder.run("BEGIN")
      try holder.run("UPDATE usher.conversations SET user_name = user_name")
      try inThreads(2) { index in
        guard index == 0 else { return try release(holder) }
        let result = Result { () throws(RepositoryError) in try repository.save(save) }
        #expect(result == expected)
      }
    }
  }

  /// Commits once somebody waits for what a connection holds.
  private func release(_ holder: PostgresConnection) throws {
    let waiting = """
      SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'
      """
    for _ in 0..<6_000 {
      // What one transaction has seen of the activity, it would go on seeing.
      try holder.run("SELECT pg_stat_clear_snapshot()")
      if try !holder.run(waiting).isEmpty { break }
      usleep(10_000)
    }
    try holder.run("COMMIT")
  }

  @Test("A full disk is told, and keeps what was there", .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let server = try OwnServer()
    defer { server.remove() }
    try server.start()
    let disk = try SmallDisk(megabytes: 24)
    defer { disk.remove() }
    let connection = try PostgresConnection(url: server.url, patience: Patience(seconds: 60))
    try connection.run("CREATE TABLESPACE small LOCATION '\(disk.folder)'")
    try connection.run("CREATE DATABASE crowded TABLESPACE small")
    let url = server.url.replacingOccurrences(of: "/postgres?", with: "/crowded?")
    let repository = PostgresRepository(
      url: url, schema: Example.schema(of: "diet"), retrying: 60, patience: Patience(seconds: 60))
    try repository.save(Example.save("ana"))
    let filler = try PostgresConnection(url: url, patience: Patience(seconds: 60))
    try filler.run("CREATE TABLE filler (bytes bytea)")
    try filler.run("ALTER TABLE filler ALTER bytes SET STORAGE plain")
    let isFull = PostgresFailure.statement(state: "53100", naming: nil)
    #expect(throws: isFull) {
      try filler.run(
        "INSERT INTO filler SELECT decode(repeat('00', 4000), 'hex') FROM generate_series(1, 10000)"
      )
    }
    let words = String(repeating: "twelve hundred ", count: 10_000)
    let save = Example.save("ana", basedOn: 1, words: words, at: 1)
    #expect(throws: RepositoryError.full) { try repository.save(save) }
    #expect(try repository.load(user: "ana")?.version == 1)
    try filler.run("DROP TABLE filler")
    #expect(try repository.save(save) == 2)
  }

  @Test("A database of a newer Usher is refused")
  func newer() throws {
    let database = try TestDatabase()
    try database.repository().prepare()
    try database.connect().run("INSERT INTO usher.migrations (flow, id) VALUES ('diet', '99')")
    #expect(throws: RepositoryError.newerSchema) { try database.repository().load(user: "ana") }
  }

  @Test("A database with another app's tables is refused, and left as it was")
  func otherApp() throws {
    let database = try TestDatabase()
    try database.repository("diet").prepare()
    let refusal = RepositoryError.notPermitted(
      "the database has tables of another app; give each its own")
    #expect(throws: refusal) { try database.repository("eko").prepare() }
    try database.repository("diet").save(Example.save("ana"))
  }

  @Test("A text with a zero is refused, and nothing is cut off")
  func zero() throws {
    let repository = try TestDatabase().repository()
    #expect(throws: RepositoryError.self) {
      try repository.save(Example.save("ana", words: "a\u{0}b"))
    }
    #expect(try repository.load(user: "ana") == nil)
  }

  /// Ends all connections but the one that asks for it.
  private func cutAll(_ database: TestDatabase) throws {
    try database.connect().run(
      """
      SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
      """)
  }
}
