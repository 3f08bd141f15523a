import Onboarding
import RepositoryContract
import Testing

@testable import PostgresStore

/// Supabase grants its roles everything there is on whatever is made in `public`.
@Suite("Default privileges of a schema", .enabled(if: TestDatabase.server != nil))
struct DefaultPrivilegeTests {
  @Test(
    "They let nobody do what row-level security does not hold, nor run what runs as the owner",
    arguments: Products.all.ids)
  func confined(_ flow: String) throws {
    let logins = try Logins(temporary: true)
    defer { logins.remove() }
    try grantEverything(logins)
    try logins.owner(flow).prepare()
    try expectConfined(logins, flow)
  }

  @Test("A database of before is confined once the owner has migrated")
  func upgraded() throws {
    let logins = try Logins(temporary: true)
    defer { logins.remove() }
    try grantEverything(logins)
    try logins.makeTablesOfBefore("eko", migrations: 3)
    #expect(try open(logins).contains("public.children: TRIGGER"))
    try logins.owner("eko").prepare()
    try expectConfined(logins, "eko")
  }

  private func grantEverything(_ logins: Logins) throws {
    try logins.all().runScript(
      """
      DO $$ BEGIN CREATE ROLE anon NOLOGIN NOINHERIT;
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; END $$;
      ALTER DEFAULT PRIVILEGES FOR ROLE \(logins.ownerName) IN SCHEMA public
        GRANT ALL ON TABLES TO anon, authenticated;
      ALTER DEFAULT PRIVILEGES FOR ROLE \(logins.ownerName) IN SCHEMA public
        GRANT ALL ON ROUTINES TO anon, authenticated;
      """)
  }

  private func expectConfined(_ logins: Logins, _ flow: String) throws {
    #expect(try open(logins) == [])
    let connection = try PostgresConnection(url: logins.serverURL, patience: Patience())
    try connection.runScript(
      """
      CREATE FUNCTION pg_temp.mine() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$
      """)
    for table in Example.schema(of: flow).tables.filter({ $0.place == .table }).map(\.name) {
      for statement in [
        "TRUNCATE public.\(table) CASCADE",
        "CREATE TRIGGER mine BEFORE DELETE ON public.\(table) EXECUTE FUNCTION pg_temp.mine()",
      ] {
        try connection.run("BEGIN")
        try connection.run("SET LOCAL ROLE authenticated")
        #expect(throws: PostgresFailure.statement(state: "42501", naming: nil), "\(statement)") {
          try connection.run(statement)
        }
        try connection.run("ROLLBACK")
      }
    }
  }

  /// What may be done to tables past row-level security, and which functions of the owner's may be run
  /// without an account, or are there for triggers alone.
  private func open(_ logins: Logins) throws -> [String] {
    try logins.all().run(
      """
      SELECT c.relnamespace::regnamespace::text || '.' || c.relname || ': ' || privilege FROM pg_class c,
        unnest(ARRAY['TRUNCATE', 'REFERENCES', 'TRIGGER']) privilege, unnest(ARRAY['anon', 'authenticated']) role
      WHERE c.relnamespace IN ('public'::regnamespace, 'usher'::regnamespace) AND c.relkind = 'r'
        AND has_table_privilege(role, c.oid, privilege)
      UNION ALL
      SELECT p.oid::regprocedure::text || ': ' || role FROM pg_proc p, unnest(ARRAY['anon', 'authenticated']) role
      WHERE p.pronamespace IN ('public'::regnamespace, 'usher'::regnamespace) AND p.prosecdef
        AND (role = 'anon' OR p.prorettype = 'trigger'::regtype)
        AND has_function_privilege(role, p.oid, 'EXECUTE')
      ORDER BY 1
      """
    ).compactMap { $0.first ?? nil }
  }
}
