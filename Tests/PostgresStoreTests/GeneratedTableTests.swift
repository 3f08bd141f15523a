import Onboarding
import RepositoryContract
import Testing

@testable import PostgresStore

@Suite("Tables of products in PostgreSQL", .enabled(if: TestDatabase.server != nil))
struct GeneratedTableTests {
  @Test("A table or a column that is missing is called that, with what to do")
  func missing() throws {
    let database = try TestDatabase()
    let diet = Example.schema(of: "diet")
    let bare = StoredSchema(flow: "diet", tables: diet.tables, migrations: [])
    #expect(throws: RepositoryError.missing("table \"user_profiles\"")) {
      try PostgresRepository(url: database.url, schema: bare).save(Example.save("ana"))
    }
    try database.connect().runScript(Example.migration(1, of: "diet"))
    #expect(throws: RepositoryError.missing("column \"calorie_target\" of \"user_profiles\"")) {
      try PostgresRepository(url: database.url, schema: bare).save(Example.save("ana"))
    }
  }

  @Test("Columns and tables may be called as words of the language are")
  func words() throws {
    let database = try TestDatabase()
    let repository = PostgresRepository(url: database.url, schema: Example.words())
    #expect(try repository.save(Example.wordsSave) == 1)
    #expect(try repository.load(user: "ana")?.tables == Example.wordsSave.tables)
    #expect(try repository.erase(user: "ana").rows["order"] == 1)
  }
}
