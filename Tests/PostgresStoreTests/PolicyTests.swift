import Foundation
import Onboarding
import RepositoryContract
import Testing
import Understanding

@testable import PostgresStore

@Suite("Row-level security", .enabled(if: TestDatabase.server != nil))
struct PolicyTests {
  @Test(
    "No statement with one user's claims reaches another's rows, in any table there is",
    arguments: Products.all.ids)
  func everyTable(_ flow: String) throws {
    let database = try TestDatabase()
    try database.repository(flow).prepare()
    let (ana, eve) = (Example.id(of: "ana"), Example.id(of: "eve"))
    let connection = try database.connect()
    try seed(flow, ana, connection)
    let tables = try ownedTables(connection)
    #expect(tables.count >= 4)
    for (table, owner) in tables {
      let count = "SELECT count(*) FROM \(table) WHERE \(owner) = '\(ana)'"
      let rows = try connection.run(count)
      #expect(rows != [["0"]], "\(table) has rows to protect")
      try connection.run("BEGIN")
      try connection.run(Claims.sql, Claims.user(eve, timeout: 5).values)
      #expect(try connection.run(count) == [["0"]], "\(table) hides rows")
      #expect(try connection.run("SELECT count(*) FROM \(table)") == [["0"]], "\(table)")
      let updated = try connection.run(
        "UPDATE \(table) SET \(owner) = \(owner) WHERE \(owner) = '\(ana)' RETURNING 1")
      #expect(updated.isEmpty, "\(table) keeps rows")
      try connection.run("SAVEPOINT attack")
      #expect(throws: PostgresFailure.statement(state: "42501", naming: nil), "\(table)") {
        try connection.run("DELETE FROM \(table)")
      }
      try connection.run("ROLLBACK TO attack")
      #expect(throws: PostgresFailure.statement(state: "42501", naming: nil), "\(table)") {
        try connection.run("INSERT INTO \(table) (\(owner)) VALUES ('\(ana)')")
      }
      try connection.run("ROLLBACK")
      #expect(try connection.run(count) == rows, "\(table) is as it was")
    }
  }

  @Test(
    "Each table has row-level security, and each function that may do more has a fixed search path",
    arguments: Products.all.ids)
  func catalogue(_ flow: String) throws {
    let database = try TestDatabase()
    try database.repository(flow).prepare()
    let connection = try database.connect()
    let open = try connection.run(
      """
      SELECT oid::regclass FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relrowsecurity
      AND relnamespace IN ('public'::regnamespace, 'usher'::regnamespace)
      """)
    #expect(open.isEmpty)
    let views = try connection.run(
      """
      SELECT oid::regclass FROM pg_class WHERE relkind IN ('v', 'm')
      AND relnamespace IN ('public'::regnamespace, 'usher'::regnamespace)
      """)
    #expect(views.isEmpty)
    // Whatever it is called and wherever it is: what runs as its owner finds nothing of its caller's.
    let loose = try connection.run(
      """
      SELECT p.oid::regprocedure FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname NOT IN ('pg_catalog', 'information_schema')
      AND (p.prosecdef OR n.nspname IN ('public', 'usher'))
      AND (p.proconfig IS NULL OR NOT 'search_path=pg_catalog, pg_temp' = ANY (p.proconfig)
        OR has_function_privilege('public', p.oid, 'EXECUTE'))
      """)
    #expect(loose.isEmpty)
    // What users may run is known by name, and each is shown below to keep to its user.
    let granted = try connection.run(
      """
      SELECT proname FROM pg_proc
      WHERE pronamespace IN ('public'::regnamespace, 'usher'::regnamespace) AND prosecdef
      AND has_function_privilege('authenticated', oid, 'EXECUTE') ORDER BY 1
      """
    ).compactMap(\.first)
    let known =
      ["account_metadata", "add_account_metadata", "ensure_account", "forget_me"]
      + (flow == "eko" ? ["get_user_with_profile"] : []) + ["keep_only", "leave"]
    #expect(granted == known)
  }

  @Test("The functions that may do more keep to the user whose claims are set")
  func functions() throws {
    let database = try TestDatabase()
    let repository = database.repository("eko")
    try repository.save(Example.family("ana", children: ["Mia"]))
    let (ana, eve) = (Example.id(of: "ana"), Example.id(of: "eve"))
    let connection = try database.connect()
    try connection.run("BEGIN")
    try connection.run(Claims.sql, Claims.user(eve, timeout: 5).values)
    try connection.run("SELECT usher.ensure_account()")
    #expect(try connection.run("SELECT usher.account_metadata() ->> 'full_name'") == [[nil]])
    try connection.run("SELECT usher.add_account_metadata('{\"full_name\": \"Eve\"}')")
    #expect(try connection.run("SELECT usher.keep_only('children', '{}')") == [["0"]])
    #expect(try connection.run("SELECT usher.leave('eko')") == [["[]"]])
    try connection.run("SAVEPOINT attack")
    #expect(throws: PostgresFailure.statement(state: "42501", naming: nil)) {
      try connection.run("SELECT public.get_user_with_profile($1)", [ana])
    }
    try connection.run("ROLLBACK TO attack")
    #expect(throws: (any Error).self) {
      try connection.run("SELECT usher.keep_only('users; DROP TABLE public.children', '{}')")
    }
    try connection.run("ROLLBACK TO attack")
    let own = try connection.run(
      "SELECT public.get_user_with_profile($1) ->> 'full_name'", [eve])
    #expect(own == [["Eve"]])
    try connection.run("SELECT public.forget_me()")
    try connection.run("COMMIT")
    let stored = try #require(try repository.load(user: "ana"))
    #expect(stored.tables.first { $0.table == "children" }?.rows.count == 1)
    let account = stored.tables.first { $0.table == "accounts" }?.rows.first
    #expect(account?.values["metadata"]?["full_name"]?.string == "Sam")
  }

  @Test("Without claims there is nothing to see")
  func noClaims() throws {
    let database = try TestDatabase()
    try database.repository("eko").save(Example.family("ana", children: ["Mia"]))
    let connection = try database.connect()
    try connection.run("BEGIN")
    try connection.run("SET LOCAL ROLE authenticated")
    for (table, _) in try ownedTables(connection) {
      #expect(try connection.run("SELECT count(*) FROM \(table)") == [["0"]])
    }
  }

  @Test("A sign-in that is a member of nothing but authenticated is enough, and cannot list")
  func plainSignIn() throws {
    let database = try TestDatabase()
    try database.repository("eko").prepare()
    let connection = try database.connect()
    let name = "app_\(UUID().uuidString.lowercased().filter { $0 != "-" })"
    try connection.run("CREATE ROLE \(name) LOGIN IN ROLE authenticated")
    defer { _ = try? connection.run("DROP ROLE \(name)") }
    let repository = PostgresRepository(
      url: database.url(user: name), schema: Example.schema(of: "eko"), role: .operator,
      retrying: 0.5)
    let save = Example.family("ana", children: ["Mia"], current: 0)
    #expect(try repository.save(save) == 1)
    #expect(try repository.load(user: "ana")?.state == save.state)
    #expect(throws: RepositoryError.notPermitted("the database does not allow it")) {
      try repository.forEach(completedOnly: false) { _ in true }
    }
    #expect(try repository.erase(user: "ana").rows["children"] == 1)
  }

  @Test("Listing everybody takes the role of an operator")
  func operators() throws {
    let database = try TestDatabase()
    let repository = database.repository(role: .user)
    try repository.save(Example.save("ana"))
    let refusal = RepositoryError.notPermitted("listing everybody takes --role operator")
    #expect(throws: refusal) { try repository.forEach(completedOnly: false) { _ in true } }
    #expect(throws: refusal) { try repository.forEachStanding { _, _, _ in true } }
    #expect(throws: refusal) { try repository.forEachEvent { _ in } }
  }

  /// Every table with rows of users, found in the catalogue: its name and the owner's column.
  private func ownedTables(_ connection: PostgresConnection) throws -> [(String, String)] {
    try connection.run(
      """
      SELECT c.oid::regclass, CASE WHEN a.attname IS NULL THEN 'id' ELSE a.attname END
      FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'user_id'
      WHERE c.relkind IN ('r', 'p')
      AND c.relnamespace IN ('public'::regnamespace, 'usher'::regnamespace)
      AND c.relname NOT IN ('migrations', 'owned_tables') ORDER BY 1
      """
    ).compactMap { row in
      guard let table = row[0], let owner = row[1] else { return nil }
      return (table.contains(".") ? table : "public.\(table)", owner)
    }
  }

  /// Puts a row of a user in every table.
  private func seed(_ flow: String, _ user: String, _ connection: PostgresConnection) throws {
    try connection.runScript(
      """
      INSERT INTO auth.users (id) VALUES ('\(user)');
      INSERT INTO usher.conversations
        VALUES ('\(flow)', '\(user)', 'ana', 1, 'goal', 1, 5, NULL, '', NULL, NULL, '{}');
      INSERT INTO usher.analytics (flow, user_id, version, position, name, properties, at)
        VALUES ('\(flow)', '\(user)', 1, 0, 'x', '{}', '');
      INSERT INTO usher.conflicts (flow, user_id, version, saved_at, origin, state)
        VALUES ('\(flow)', '\(user)', 1, '', 'local', '{}');
      INSERT INTO usher.answer_conflicts (flow, user_id, id, token, conflict)
        VALUES ('\(flow)', '\(user)', '\(user)', '', '{}');
      """)
    let rows: [String: String] = [
      "diet": "INSERT INTO public.user_profiles (id) VALUES ('\(user)')",
      "eko": "INSERT INTO public.children (id, user_id) VALUES ('\(user)', '\(user)')",
      "trendsight": """
      INSERT INTO public.event_types (id, user_id, name, color_hex, icon_name)
        VALUES ('\(user)', '\(user)', 'Coffee', '#A78BFA', 'cup');
      INSERT INTO public.events (id, user_id, event_type_id, logged_at)
        VALUES ('\(user)', '\(user)', '\(user)', now())
      """,
      "george": "INSERT INTO public.running_profiles (id) VALUES ('\(user)')",
      "growth": "INSERT INTO public.users (id) VALUES ('\(user)')",
    ]
    try connection.runScript(rows[flow] ?? "")
  }
}
