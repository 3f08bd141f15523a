import CWebResources
import Onboarding
import PostgresStore

/// The tables of what the web remembers in PostgreSQL, version by version.
enum PostgresWebMigrations {
  /// The advisory lock under which migrations run; the number stands for "usherweb".
  private static let lock = "8463219665603585378"

  /// The scripts, the first of which makes version 1.
  private static var scripts: [String] {
    [
      cwebresources_postgres_1(), cwebresources_postgres_2(), cwebresources_postgres_3(),
      cwebresources_postgres_4(),
    ].map { String(cString: $0) }
  }

  /// What the role may do that serves, with all tables there are.
  private static let grants = """
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA usher_web TO usher_web;
    REVOKE INSERT, UPDATE, DELETE ON usher_web.migrations FROM usher_web;
    """

  /// Brings the database to the present version where it is not, however many processes start at the
  /// same time; looking takes no rights of an owner.
  ///
  /// - Returns: The role that statements run as; nil for that of the login.
  /// - Throws: ``RepositoryError/newerSchema`` when it is of a version unknown here.
  static func prepare(_ database: PostgresDatabase) throws(RepositoryError) -> String? {
    let isPresent = try database.transaction { try version($0) == scripts.count }
    if !isPresent { try migrate(database) }
    return try database.transaction(role)
  }

  private static func migrate(_ database: PostgresDatabase) throws(RepositoryError) {
    try database.transaction { statements in
      try statements.run("SELECT pg_advisory_xact_lock($1)", [lock])
      let version = try version(statements)
      guard version < scripts.count else { return }
      if version == 0 {
        try statements.runScript(
          """
          CREATE SCHEMA IF NOT EXISTS usher_web;
          CREATE TABLE IF NOT EXISTS usher_web.migrations (version integer PRIMARY KEY);
          """)
      }
      for (index, script) in scripts.enumerated().dropFirst(version) {
        try statements.runScript(script)
        try statements.run(
          "INSERT INTO usher_web.migrations (version) VALUES ($1)", [String(index + 1)])
      }
      try statements.runScript(grants)
    }
  }

  /// The version of the tables; 0 where there are none.
  private static func version(_ statements: PostgresDatabase.Statements) throws -> Int {
    let memory = try statements.run(
      "SELECT 1 FROM pg_tables WHERE schemaname = 'usher_web' AND tablename = 'migrations'")
    guard !memory.isEmpty else { return 0 }
    let rows = try statements.run("SELECT coalesce(max(version), 0) FROM usher_web.migrations")
    let version = rows.first?.first?.flatMap(Int.init) ?? 0
    guard version <= scripts.count else { throw RepositoryError.newerSchema }
    return version
  }

  /// The role that serves, where the login may act as it; an owner who may not acts as itself.
  private static func role(_ statements: PostgresDatabase.Statements) throws -> String? {
    let rows = try statements.run(
      """
      SELECT rolname FROM pg_roles WHERE rolname = 'usher_web' AND pg_has_role(oid,
        CASE WHEN current_setting('server_version_num')::integer >= 160000 THEN 'SET' ELSE 'MEMBER' END)
      """)
    return rows.first?.first ?? nil
  }
}
