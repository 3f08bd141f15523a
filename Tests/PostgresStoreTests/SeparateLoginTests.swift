import Foundation
import Onboarding
import RepositoryContract
import Testing
import Understanding

@testable import PostgresStore

@Suite("One login to migrate, another to serve", .enabled(if: TestDatabase.server != nil))
struct SeparateLoginTests {
  @Test(
    "A login that inherits nothing and owns nothing holds to the contract",
    arguments: RepositoryContract.checks)
  func contract(_ check: RepositoryContract.Check) throws {
    let logins = try Logins()
    defer { logins.remove() }
    try check.run { flow in
      try logins.owner(flow).prepare()
      return logins.server(flow)
    }
  }

  @Test("Before the tables are there the login that serves is refused, and makes nothing")
  func notYet() throws {
    let logins = try Logins()
    defer { logins.remove() }
    #expect(throws: RepositoryError.notPermitted("the database does not allow it")) {
      try logins.server("diet").load(user: "ana")
    }
    try logins.owner("diet").prepare()
    #expect(try logins.server("diet").load(user: "ana") == nil)
  }

  @Test("The login that serves sees nobody without claims, and cannot change what holds it back")
  func server() throws {
    let logins = try Logins()
    defer { logins.remove() }
    try logins.owner("eko").prepare()
    try logins.server("eko").save(Example.family("ana", children: ["Mia"]))
    let connection = try PostgresConnection(url: logins.serverURL, patience: Patience())
    let refused = PostgresFailure.statement(state: "42501", naming: nil)
    for statement in [
      "SELECT * FROM public.children", "DELETE FROM public.children",
      "ALTER TABLE public.children DISABLE ROW LEVEL SECURITY", "CALL usher.relax()",
      "CREATE TABLE public.mine (id int)", "SELECT * FROM auth.users",
      "DROP POLICY own_rows_are_read ON public.children",
    ] {
      #expect(throws: refused, "\(statement)") { try connection.run(statement) }
    }
  }

  @Test("Not even the owner of the tables sees or erases what is not the caller's")
  func owner() throws {
    let logins = try Logins()
    defer { logins.remove() }
    try logins.owner("eko").prepare()
    for user in ["ana", "eve"] {
      try logins.server("eko").save(Example.family(user, children: ["Mia"]))
    }
    let connection = try PostgresConnection(url: logins.ownerURL, patience: Patience())
    for table in ["public.children", "public.user_profiles", "usher.conversations", "auth.users"] {
      #expect(try connection.run("SELECT count(*) FROM \(table)") == [["0"]], "\(table)")
      #expect(try connection.run("DELETE FROM \(table) RETURNING 1").isEmpty, "\(table)")
    }
    #expect(try logins.server("eko").erase(user: "eve").rows["children"] == 1)
    let left = try logins.all().run("SELECT count(*) FROM public.children")
    #expect(left == [["1"]])
  }

  @Test("When the tables change hands, erasing still erases")
  func changingHands() throws {
    let logins = try Logins()
    defer { logins.remove() }
    try logins.owner("eko").prepare()
    try logins.server("eko").save(Example.family("ana", children: ["Mia"]))
    let admin = try logins.all()
    let heir = "heir_\(UUID().uuidString.lowercased().prefix(8))"
    try admin.run("CREATE ROLE \(heir) LOGIN NOSUPERUSER")
    try admin.run("REASSIGN OWNED BY \(logins.ownerName) TO \(heir)")
    #expect(try logins.server("eko").erase(user: "ana").rows["children"] == 1)
    #expect(try admin.run("SELECT count(*) FROM public.children") == [["0"]])
    #expect(try admin.run("SELECT count(*) FROM auth.users") == [["0"]])
    try admin.run("REASSIGN OWNED BY \(heir) TO \(logins.ownerName)")
    try admin.run("DROP ROLE \(heir)")
  }

  @Test("Tables of before, whose owner was held back by nothing, are upgraded with their rows")
  func upgrade() throws {
    let logins = try Logins()
    defer { logins.remove() }
    let connection = try PostgresConnection(url: logins.ownerURL, patience: Patience(seconds: 60))
    let scripts =
      [PostgresSchema.auth] + PostgresSchema.usher.prefix(2)
      + [Example.migration(1, of: "eko"), Example.migration(2, of: "eko")]
    for script in scripts { try connection.runScript(script) }
    try connection.run(
      "INSERT INTO usher.migrations (flow, id) VALUES ('', '1'), ('', '2'), ('eko', '1'), ('eko', '2')"
    )
    let save = Example.family("sam", children: ["Mia"], current: 0)
    try connection.run("INSERT INTO auth.users (id) VALUES ($1)", [save.id])
    let child = try #require(save.tables[0].rows.first)
    try connection.run(
      "INSERT INTO public.children (id, user_id, name) VALUES ($1, $2, 'Mia')", [child.id, save.id])
    try connection.run(
      "UPDATE public.user_profiles SET current_child_id = $1 WHERE id = $2", [child.id, save.id])
    try logins.owner("eko").prepare()
    let tables = try logins.server("eko").load(user: "sam")?.tables ?? []
    let profile = tables.first { $0.table == "user_profiles" }?.rows.first
    #expect(profile?.values["current_child_id"]?.string == child.id)
    #expect(tables.first { $0.table == "children" }?.rows.map(\.id) == [child.id])
    #expect(try logins.server("eko").erase(user: "sam").rows["children"] == 1)
    #expect(try logins.all().run("SELECT count(*) FROM public.children") == [["0"]])
  }

  @Test(
    "An account that an identity provider makes gets its profile though nobody's claims are set")
  func profile() throws {
    let logins = try Logins()
    defer { logins.remove() }
    try logins.owner("trendsight").prepare()
    let admin = try logins.all()
    try admin.run("GRANT INSERT ON auth.users TO \(logins.serverName)")
    try admin.run("GRANT USAGE ON SCHEMA auth TO \(logins.serverName)")
    try admin.run(
      "CREATE POLICY provider ON auth.users FOR INSERT TO \(logins.serverName) WITH CHECK (true)")
    let provider = try PostgresConnection(url: logins.serverURL, patience: Patience())
    try provider.run("INSERT INTO auth.users (id) VALUES ($1)", [Example.id(of: "new")])
    #expect(try admin.run("SELECT count(*) FROM public.profiles") == [["1"]])
  }
}

@Suite("Ids of rows, on PostgreSQL", .enabled(if: TestDatabase.server != nil))
struct RowIdentityTests {
  @Test("An id that is somebody else's row's is one's own, and tells nothing")
  func taken() throws {
    let repository = try TestDatabase().repository("eko")
    let ana = Example.family("ana", children: ["Mia"], current: 0)
    try repository.save(ana)
    var eve = Example.family("eve", children: ["Evelyn"], current: 0)
    eve.tables[0].rows[0].id = ana.tables[0].rows[0].id
    eve.tables[1].rows[0].values["current_child_id"] = .string(ana.tables[0].rows[0].id)
    #expect(try repository.save(eve) == 1)
    for (user, name) in [("ana", "Mia"), ("eve", "Evelyn")] {
      let tables = try repository.load(user: user)?.tables ?? []
      let children = tables.first { $0.table == "children" }?.rows ?? []
      #expect(children.map { $0.values["name"]?.string } == [name])
    }
    _ = try repository.erase(user: "eve")
    #expect(try repository.load(user: "ana")?.tables.first?.rows.count == 1)
  }

  @Test("What refers to a row refers to one's own", arguments: ["children", "event_types"])
  func references(_ table: String) throws {
    let database = try TestDatabase()
    let flow = table == "children" ? "eko" : "trendsight"
    try database.repository(flow).prepare()
    let connection = try database.connect()
    let (ana, eve) = (Example.id(of: "ana"), Example.id(of: "eve"))
    for user in [ana, eve] {
      try connection.run("INSERT INTO auth.users (id) VALUES ($1)", [user])
    }
    let isEko = flow == "eko"
    try connection.run(
      isEko
        ? "INSERT INTO public.children (id, user_id) VALUES ($1, $1)"
        : """
        INSERT INTO public.event_types (id, user_id, name, color_hex, icon_name)
        VALUES ($1, $1, 'Coffee', '#A78BFA', 'cup')
        """, [ana])
    #expect(throws: PostgresFailure.self) {
      try connection.run(
        isEko
          ? "UPDATE public.user_profiles SET current_child_id = $1 WHERE id = $2"
          : """
          INSERT INTO public.events (id, user_id, event_type_id, logged_at)
          VALUES (gen_random_uuid(), $2, $1, now())
          """, [ana, eve])
    }
  }
}
