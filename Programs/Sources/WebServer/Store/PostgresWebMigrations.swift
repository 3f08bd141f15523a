import Onboarding
import PostgresStore

/// The tables of what the web remembers in PostgreSQL, version by version.
enum PostgresWebMigrations {
  /// The advisory lock under which migrations run; the number stands for "usherweb".
  private static let lock = "8463219665603585378"

  /// The scripts, the first of which makes version 1.
  private static var scripts: [[UInt8]] {
    [PackageResources.web_1_sql, PackageResources.web_2_sql]
  }

  /// Brings the database to the present version, however many processes start at the same time.
  ///
  /// - Throws: ``RepositoryError/newerSchema`` when it is of a version unknown here.
  static func migrate(_ database: PostgresDatabase) throws(RepositoryError) {
    try database.transaction { statements in
      try statements.run("SELECT pg_advisory_xact_lock($1)", [lock])
      try statements.runScript(
        """
        CREATE SCHEMA IF NOT EXISTS usher_web;
        CREATE TABLE IF NOT EXISTS usher_web.migrations (version integer PRIMARY KEY);
        """)
      let rows = try statements.run("SELECT coalesce(max(version), 0) FROM usher_web.migrations")
      let version = rows.first?.first?.flatMap(Int.init) ?? 0
      guard version <= scripts.count else { throw RepositoryError.newerSchema }
      for (index, script) in scripts.enumerated().dropFirst(version) {
        try statements.runScript(String(decoding: script, as: UTF8.self))
        try statements.run(
          "INSERT INTO usher_web.migrations (version) VALUES ($1)", [String(index + 1)])
      }
    }
  }
}
