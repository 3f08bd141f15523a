import Onboarding

/// Brings a database to the present schema, once, however many start at the same time.
struct PostgresMigrator {
  let flow: String
  let schema: PostgresSchema
  let link: PostgresLink

  /// The advisory lock under which migrations run; the number stands for "usher".
  private static let lock = "126995558589810"

  /// Runs the migrations that are missing, in one transaction.
  ///
  /// - Throws: ``RepositoryError/newerSchema`` when the database has some that are not known here.
  func migrate() throws(RepositoryError) {
    let isPresent = try link.transaction(as: nil) { try missing(in: $0).isEmpty }
    guard !isPresent else { return }
    try link.transaction(as: nil) { connection in
      try connection.run("SELECT pg_advisory_xact_lock($1)", [Self.lock])
      let missing = try missing(in: connection)
      guard !missing.isEmpty else { return }
      // The owner of the tables is held to row-level security, and a migration sees all rows.
      if try canEnforce(connection) { try connection.run("CALL usher.relax()") }
      for migration in missing {
        try connection.runScript(migration.sql)
        // The table that remembers comes with the second of them.
        guard migration.id != "auth" else { continue }
        try connection.run(
          "INSERT INTO usher.migrations (flow, id) VALUES ($1, $2)",
          [migration.flow, migration.id])
      }
      // What waits for the end of the transaction stands in the way of altering tables.
      try connection.run("SET CONSTRAINTS ALL IMMEDIATE")
      try connection.run("CALL usher.enforce()")
    }
  }

  /// Whether the database knows how to hold the owner of the tables to row-level security.
  private func canEnforce(_ connection: PostgresConnection) throws -> Bool {
    let found = try connection.run(
      """
      SELECT 1 FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname = 'usher' AND p.proname = 'relax'
      """)
    return !found.isEmpty
  }

  /// Whether any migration of the flow has run.
  func hasFlow() throws(RepositoryError) -> Bool {
    try link.transaction(as: nil) { connection in
      guard try hasMemory(connection) else { return false }
      let found = try connection.run(
        "SELECT 1 FROM usher.migrations WHERE flow = $1 LIMIT 1", [flow])
      return !found.isEmpty
    }
  }

  /// Whether the table is there that remembers which migrations have run.
  private func hasMemory(_ connection: PostgresConnection) throws -> Bool {
    // Not `to_regclass`: it may answer from a cache of before the wait for the lock.
    let tables = try connection.run(
      "SELECT 1 FROM pg_tables WHERE schemaname = 'usher' AND tablename = 'migrations'")
    return !tables.isEmpty
  }

  private func missing(in connection: PostgresConnection) throws -> [PostgresSchema.Migration] {
    guard try hasMemory(connection) else { return schema.migrations }
    let applied = try connection.run(
      "SELECT flow, id FROM usher.migrations WHERE flow IN ('', $1)", [flow])
    let known = schema.migrations.filter { $0.id != "auth" }
    let isKnown = applied.allSatisfy { row in known.contains { [$0.flow, $0.id] == row } }
    guard isKnown else { throw RepositoryError.newerSchema }
    return known.filter { migration in !applied.contains([migration.flow, migration.id]) }
  }
}
