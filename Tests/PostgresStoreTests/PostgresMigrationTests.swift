import Onboarding
import RepositoryContract
import Testing
import Understanding

@testable import PostgresStore

@Suite("Migrations of PostgreSQL", .enabled(if: TestDatabase.server != nil))
struct PostgresMigrationTests {
  @Test("Of ten that start at once one migrates, and none fails")
  func tenAtOnce() throws {
    let database = try TestDatabase()
    try inThreads(10) { _ in try database.repository("eko").prepare() }
    let applied = try database.connect().run("SELECT flow, id FROM usher.migrations ORDER BY 1, 2")
    #expect(
      applied == [
        ["", "1"], ["", "2"], ["", "3"], ["", "4"], ["", "5"], ["eko", "1"], ["eko", "2"],
        ["eko", "3"], ["eko", "4"],
      ])
  }

  @Test("Asking whether a flow is there makes nothing")
  func asking() throws {
    let database = try TestDatabase()
    #expect(try !database.repository("diet").isSetUp())
    #expect(try !database.repository("diet").isSetUp())
    try database.repository("diet").prepare()
    #expect(try database.repository("diet").isSetUp())
    #expect(try !database.repository("eko").isSetUp())
  }

  @Test("Accounts and children from before the onboarding are kept, and are not asked")
  func backfill() throws {
    let database = try TestDatabase()
    let connection = try database.connect()
    let id = Example.id(of: "old")
    try connection.runScript(PostgresSchema.auth)
    try connection.runScript(Example.migration(1, of: "eko"))
    try connection.run("INSERT INTO auth.users (id) VALUES ($1)", [id])
    try connection.run(
      "INSERT INTO public.children (id, user_id, name, age) VALUES (gen_random_uuid(), $1, 'Mia', 7)",
      [id])
    let stored = try #require(try database.repository("eko").load(user: "old"))
    #expect(stored.version == 0)
    #expect(stored.state == nil)
    let profile = stored.tables.first { $0.table == "user_profiles" }?.rows.first
    #expect(profile?.values["onboarding_state"]?.string == "COMPLETE")
    let child = stored.tables.first { $0.table == "children" }?.rows.first
    #expect(child?.values["name"]?.string == "Mia")
  }

  @Test("A diet table from before the onboarding is upgraded with its rows")
  func diet() throws {
    let database = try TestDatabase()
    let connection = try database.connect()
    try connection.runScript(PostgresSchema.auth)
    try connection.runScript(Example.migration(1, of: "diet"))
    let id = Example.id(of: "ana")
    try connection.run("INSERT INTO auth.users (id) VALUES ($1)", [id])
    try connection.run(
      "INSERT INTO public.user_profiles (id, email) VALUES ($1, 'ana@example.org')", [id])
    let row = try database.repository().load(user: "ana")?.tables.first?.rows.first
    #expect(row?.values["email"]?.string == "ana@example.org")
    #expect(row?.values["onboarding_completed"]?.bool == false)
  }

  @Test("A new account gets its profile by itself", arguments: ["eko", "trendsight"])
  func signUp(_ flow: String) throws {
    let database = try TestDatabase()
    try database.repository(flow).prepare()
    let connection = try database.connect()
    try connection.run("INSERT INTO auth.users (id) VALUES ($1)", [Example.id(of: "new")])
    let tables = try database.repository(flow).load(user: "new")?.tables.flatMap(\.rows) ?? []
    let step = tables.compactMap { row in
      row.values["onboarding_state"]?.string ?? row.values["onboarding_step"]?.string
    }
    #expect(step == [flow == "eko" ? "NOT_STARTED" : "welcome"])
  }

  @Test("A row that is changed by somebody who does not say when says it by itself")
  func touched() throws {
    let database = try TestDatabase()
    try database.repository("eko").save(Example.family("sam", children: ["Mia"]))
    let changed = try database.connect().run(
      "UPDATE public.children SET name = 'Maya' RETURNING updated_at > now() - interval '1 hour'")
    #expect(changed == [["t"]])
  }
}
