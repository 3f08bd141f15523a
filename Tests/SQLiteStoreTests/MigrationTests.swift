import Conversation
import Foundation
import GRDB
import Onboarding
import RepositoryContract
import Testing
import Understanding

@testable import SQLiteStore

@Suite("Migrations")
struct MigrationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("A diet file of v1 with rows in it is upgraded, and its rows are an onboarding")
  func diet() throws {
    try make("diet", upTo: "v1") { database in
      try database.execute(
        sql: "INSERT INTO user_profiles VALUES (?, 'ana@example.org', ?, ?), ('x', 'b', 'c', 'd')",
        arguments: [Example.id(of: "ana"), "2025-01-01T00:00:00Z", "2025-02-01T00:00:00Z"])
    }
    let repository = try store("diet")
    let stored = try #require(try repository.load(user: "ana"))
    #expect(stored.state == nil)
    #expect(stored.version == 0)
    #expect(stored.savedAt.description == "2025-02-01T00:00:00Z")
    let row = try #require(stored.tables.first?.rows.first)
    #expect(row.values["email"] == .string("ana@example.org"))
    #expect(row.values["goal"] == .null)
    #expect(row.values["onboarding_completed"] == .bool(false))
    try repository.save(Example.save("ana"))
    let saved = try #require(try repository.load(user: "ana")?.tables.first?.rows.first)
    #expect(saved.values["email"] == .string("ana@example.org"))
    #expect(saved.values["created_at"] == .string("2025-01-01T00:00:00Z"))
  }

  @Test("Events told under ids that follow from names get random ones, and stay their users'")
  func randomIDs() throws {
    let (ana, ben) = (Example.id(of: "ana"), Example.id(of: "ben"))
    try make("diet", upTo: "usher-1") { database in
      for user in ["ana", "ben", "damaged"] {
        let save = Example.save(user)
        try database.execute(
          sql: """
            INSERT INTO usher_conversations
            (user, id, version, step, step_number, step_count, saved_at, state)
            VALUES (?, ?, 1, 'goal', 1, 5, ?, ?)
            """,
          arguments: [
            user, save.id, save.at.description,
            user == "damaged" ? "{" : try StoredJSON.text(save.state),
          ])
      }
      for id in [ana, ana, ben, "nobody"] {
        try database.execute(
          sql: """
            INSERT INTO usher_analytics (id, version, position, name, properties, at)
            VALUES (?, 1, 0, 'onboarding_started', '{}', '2026-03-02T09:00:00Z')
            """, arguments: [id])
      }
    }
    let repository = try store("diet")
    let told = try #require(try repository.load(user: "ana")?.state?.analytics)
    var ids: [String] = []
    try repository.forEachEvent { ids.append($0.userID) }
    #expect(ids.count == 3)
    #expect(Set(ids).count == 2)
    #expect(ids.first == told.id && !told.isToldElsewhere)
    #expect(Set(ids).isDisjoint(with: [ana, ben, "nobody"]))
    #expect(try repository.erase(user: "ana").rows["analytics"] == 2)
  }

  @Test("A v1 table that another program made is upgraded too")
  func foreign() throws {
    let queue = try DatabaseQueue(path: folder.path + "/diet.sqlite")
    try queue.write { database in
      try database.execute(
        sql: """
          CREATE TABLE user_profiles (id TEXT PRIMARY KEY, email TEXT, created_at TEXT, updated_at TEXT);
          INSERT INTO user_profiles (id, email) VALUES ('\(Example.id(of: "ana"))', 'a@example.org');
          """)
    }
    try queue.close()
    let stored = try #require(try store("diet").load(user: "ana"))
    #expect(stored.tables.first?.rows.first?.values["email"] == .string("a@example.org"))
  }

  @Test("Children in their older form are upgraded, and their parents are not asked again")
  func eko() throws {
    try make("eko", upTo: "v1") { database in
      try database.execute(
        sql: """
          INSERT INTO children (id, user_id, name, age, temperament_talkative, created_at)
          VALUES ('c1', ?, 'Mia', 7, 8, '2025-01-01T00:00:00Z')
          """, arguments: [Example.id(of: "sam")])
    }
    let stored = try #require(try store("eko").load(user: "sam"))
    let profile = stored.tables.first { $0.table == "user_profiles" }?.rows.first
    #expect(profile?.values["onboarding_state"] == .string("COMPLETE"))
    let child = stored.tables.first { $0.table == "children" }?.rows.first
    #expect(child?.values["name"] == .string("Mia"))
    #expect(child?.values["goals"] == .null)
    #expect(child?.values["temperament"] == .string("easygoing"))
  }

  @Test(
    "An upgraded file has the schema of a new one",
    arguments: Products.all.ids)
  func sameSchema(_ flow: String) throws {
    _ = try store(flow)
    let fresh = try schema(flow)
    try FileManager.default.removeItem(atPath: folder.path + "/\(flow).sqlite")
    try make(flow, upTo: "v1") { _ in }
    _ = try store(flow)
    #expect(try schema(flow) == fresh)
    #expect(fresh.contains { $0.contains("usher_conversations") })
  }

  @Test("All tables are strict, but for the one with a BOOLEAN")
  func strict() throws {
    for flow in Products.all.ids {
      _ = try store(flow)
      let loose = try schema(flow).filter {
        $0.hasPrefix("CREATE TABLE") && !$0.hasSuffix("STRICT") && !$0.contains("grdb_")
          && !$0.contains("sqlite_sequence")
      }
      #expect(loose.count == (flow == "diet" ? 1 : 0))
      if flow == "diet" { #expect(loose.first?.contains("BOOLEAN DEFAULT 0") == true) }
    }
  }

  @Test("A file of a newer Usher is refused in plain words, and not touched")
  func newer() throws {
    _ = try store("diet").save(Example.save("ana"))
    let path = folder.path + "/diet.sqlite"
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v3')") }
    try queue.close()
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(throws: RepositoryError.newerSchema) { try store("diet") }
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(RepositoryError.newerSchema.description.contains("Update the program"))
  }

  private func store(_ flow: String) throws -> SQLiteRepository {
    try SQLiteRepository(folder: folder.path, schema: Example.schema(of: flow), now: Example.now)
  }

  private func make(
    _ flow: String, upTo version: String, _ body: (Database) throws -> Void
  ) throws {
    var migrator = DatabaseMigrator()
    for migration in Example.schema(of: flow).allMigrations {
      migrator.registerMigration(migration.id) { try $0.execute(sql: migration.sql) }
    }
    let queue = try DatabaseQueue(path: folder.path + "/\(flow).sqlite")
    try migrator.migrate(queue, upTo: version)
    try queue.write(body)
    try queue.close()
  }

  private func schema(_ flow: String) throws -> [String] {
    let queue = try DatabaseQueue(path: folder.path + "/\(flow).sqlite")
    return try queue.read { database in
      try String.fetchAll(
        database, sql: "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    }
  }
}
