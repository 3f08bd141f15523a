import Foundation
import Onboarding
import RepositoryContract
import Testing

@testable import PostgresStore

/// Somebody who may run statements as the login that serves makes types and functions of their own, and
/// waits for the owner to use them.
@Suite("Temporary objects of the login that serves", .enabled(if: TestDatabase.server != nil))
struct TemporaryObjectAttackTests {
  @Test("Nothing of theirs is run as the owner", arguments: Products.all.ids)
  func shut(_ flow: String) throws {
    let logins = try Logins(temporary: true)
    defer { logins.remove() }
    try logins.owner(flow).prepare()
    #expect(try attack(logins, flow) == [])
    #expect(try isHeldBack(logins))
  }

  @Test("In a database of before it was, and is not any more once the owner has migrated")
  func upgraded() throws {
    let logins = try Logins(temporary: true)
    defer { logins.remove() }
    try logins.makeTablesOfBefore("eko", migrations: 3)
    #expect(try attack(logins, "eko").contains(logins.ownerName))
    #expect(try !isHeldBack(logins))
    try logins.owner("eko").prepare()
    #expect(try attack(logins, "eko") == [])
    #expect(try isHeldBack(logins))
  }

  @Test("Where logins are made as documented there are none to begin with")
  func refused() throws {
    let logins = try Logins()
    defer { logins.remove() }
    try logins.owner("eko").prepare()
    let connection = try PostgresConnection(url: logins.serverURL, patience: Patience())
    for statement in [
      "CREATE DOMAIN pg_temp.jsonb AS pg_catalog.jsonb", "CREATE TEMPORARY TABLE mine (id int)",
    ] {
      #expect(throws: PostgresFailure.statement(state: "42501", naming: nil), "\(statement)") {
        try connection.run(statement)
      }
    }
  }

  /// Has every function called that users may call, by somebody whose types are called as those of
  /// PostgreSQL, and returns the other roles that their checks were run as.
  private func attack(_ logins: Logins, _ flow: String) throws -> [String] {
    let connection = try PostgresConnection(url: logins.serverURL, patience: Patience())
    try connection.runScript(
      """
      CREATE TEMPORARY TABLE seen (who pg_catalog.text);
      GRANT ALL ON pg_temp.seen TO PUBLIC;
      CREATE FUNCTION pg_temp.evil() RETURNS boolean LANGUAGE plpgsql AS $$
      DECLARE
        name pg_catalog.name;
      BEGIN
        INSERT INTO pg_temp.seen VALUES (current_user);
        FOR name IN SELECT relname FROM pg_catalog.pg_class
          WHERE relnamespace = 'public'::pg_catalog.regnamespace AND relkind = 'r'
            AND pg_catalog.pg_get_userbyid(relowner) = current_user
        LOOP
          BEGIN
            EXECUTE pg_catalog.format('ALTER TABLE public.%I NO FORCE ROW LEVEL SECURITY', name);
          EXCEPTION WHEN object_in_use THEN NULL;
          END;
        END LOOP;
        RETURN true;
      END $$;
      """)
    for type in ["jsonb", "uuid", "text", "regclass", "timestamptz"] {
      try connection.run(
        "CREATE DOMAIN pg_temp.\(type) AS pg_catalog.\(type) CHECK (pg_temp.evil())")
    }
    let calls = try connection.run(Self.calls).compactMap { $0.first ?? nil }
    #expect(calls.count >= 6)
    for call in calls {
      try connection.run("BEGIN")
      try connection.run("SET LOCAL ROLE authenticated")
      try connection.run(
        "SELECT pg_catalog.set_config('request.jwt.claims', $1, true)",
        ["{\"sub\":\"\(Example.id(of: "eve"))\"}"])
      // What the function makes of it is its own affair: a refusal undoes what was seen.
      let isRefused = (try? connection.run("SELECT \(call)")) == nil
      try connection.run(isRefused ? "ROLLBACK" : "COMMIT")
    }
    return try connection.run(
      """
      SELECT DISTINCT who FROM pg_temp.seen WHERE who NOT IN ('authenticated', session_user)
      """
    ).compactMap { $0.first ?? nil }
  }

  /// A call of each function that runs as its owner and that users may run.
  private static let calls = """
    SELECT pg_catalog.format('%s(%s)', p.oid::pg_catalog.regproc, (
      SELECT pg_catalog.string_agg(CASE argument::pg_catalog.regtype::pg_catalog.text
        WHEN 'uuid' THEN quote_literal('\(Example.id(of: "eve"))') WHEN 'text' THEN '''children'''
        ELSE '''{}''' END, ', ') FROM pg_catalog.unnest(p.proargtypes) argument))
    FROM pg_catalog.pg_proc p
    WHERE p.prosecdef AND p.pronamespace::pg_catalog.regnamespace::pg_catalog.text IN ('public', 'usher')
      AND pg_catalog.has_function_privilege('authenticated', p.oid, 'EXECUTE')
    ORDER BY p.proname
    """

  /// Whether row-level security holds for the owner of all tables, and the login that serves is no
  /// member of the owner.
  private func isHeldBack(_ logins: Logins) throws -> Bool {
    try logins.all().run(
      """
      SELECT bool_and(relrowsecurity AND relforcerowsecurity)
        AND NOT pg_has_role('\(logins.serverName)', '\(logins.ownerName)', 'MEMBER')
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      """) == [["t"]]
  }
}
