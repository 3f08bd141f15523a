import Conversation
import Foundation
import GRDB
import Onboarding
import RepositoryContract
import Testing

@testable import SQLiteStore

@Suite("Tables of products in SQLite")
struct SchemaTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("The tables of every product are as they were released", arguments: Products.all.ids)
  func released(_ flow: String) throws {
    _ = try SQLiteRepository(
      folder: folder.path, schema: Example.schema(of: flow), now: Example.now)
    let queue = try DatabaseQueue(path: "\(folder.path)/\(flow).sqlite")
    let tables = try queue.read { database in
      try String.fetchAll(
        database,
        sql: """
          SELECT sql FROM sqlite_master WHERE sql IS NOT NULL
          AND tbl_name NOT LIKE 'usher\\_%' ESCAPE '\\' AND tbl_name NOT LIKE 'grdb\\_%' ESCAPE '\\'
          AND tbl_name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name
          """)
    }
    let file = URL(filePath: #filePath).appending(path: "../../Schemas/\(flow).sql").standardized
    #expect(
      tables.joined(separator: ";\n\n") + ";\n" == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test("A table or a column that is missing is called that, with what to do")
  func missing() throws {
    let diet = Example.schema(of: "diet")
    let bare = StoredSchema(flow: "diet", tables: diet.tables, migrations: [])
    #expect(throws: RepositoryError.missing("table \"user_profiles\"")) {
      try repository(bare).save(Example.save("ana"))
    }
    let older = StoredSchema(
      flow: "older", tables: diet.tables, migrations: [diet.migrations[0]])
    #expect(throws: RepositoryError.missing("column \"calorie_target\" of \"user_profiles\"")) {
      try repository(older).save(Example.save("ana"))
    }
    let told = RepositoryError.missing("column \"calorie_target\" of \"user_profiles\"")
    #expect(told.description.contains("new-migration"))
  }

  @Test("Columns and tables may be called as words of the language are")
  func words() throws {
    let schema = Example.words()
    #expect(schema.rehearsal() == nil)
    let repository = try repository(schema)
    #expect(try repository.save(Example.wordsSave) == 1)
    #expect(try repository.load(user: "ana")?.tables == Example.wordsSave.tables)
  }

  @Test("Migrations are run in memory, and the first that cannot run is named")
  func rehearsal() throws {
    for flow in Products.all.ids { #expect(Example.schema(of: flow).rehearsal() == nil) }
    let broken = StoredSchema(
      flow: "words", tables: [],
      migrations: [
        Migration("first", sqlite: "CREATE TABLE words (id TEXT PRIMARY KEY) STRICT"),
        Migration("second", sqlite: "ALTER TABLE words ADD COLUMN group TEXT"),
      ])
    let found = try #require(broken.rehearsal())
    #expect(found.migration == "second")
    #expect(found.problem.contains("near \"group\""))
  }

  private func repository(_ schema: StoredSchema) throws -> SQLiteRepository {
    try SQLiteRepository(folder: folder.path, schema: schema, now: Example.now)
  }
}
