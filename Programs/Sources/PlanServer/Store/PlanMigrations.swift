import GRDB
import Onboarding

/// The tables of the store, version by version.
enum PlanMigrations {
  /// Brings a database to the present version.
  ///
  /// - Throws: ``PlanStoreError/newerSchema`` when it is of a version unknown here, and GRDB's errors.
  static func migrate(_ database: DatabaseQueue) throws {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1", migrate: v1)
    guard try !database.read(migrator.hasBeenSuperseded) else { throw PlanStoreError.newerSchema }
    do { try migrator.migrate(database) } catch {
      // Another process that started at the same moment may have come first.
      guard try database.read(migrator.hasCompletedMigrations) else { throw error }
    }
  }

  /// The checks say again, in the database's own words, what ``RaceRules`` says.
  private static func v1(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE plans (
          plan_id TEXT NOT NULL PRIMARY KEY,
          idempotency_key TEXT UNIQUE,
          created_at TEXT NOT NULL,
          race_name TEXT NOT NULL CHECK (trim(race_name) <> ''),
          race_distance_m INTEGER NOT NULL CHECK (race_distance_m BETWEEN 1000 AND 250000),
          race_date TEXT NOT NULL CHECK (race_date IS date(race_date)),
          goal_time_s INTEGER CHECK (goal_time_s BETWEEN 60 AND 604800),
          training_days TEXT NOT NULL CHECK (json_array_length(training_days) BETWEEN 1 AND 7),
          session_minutes INTEGER NOT NULL CHECK (session_minutes BETWEEN 15 AND 300),
          injuries TEXT NOT NULL,
          strava_intent INTEGER NOT NULL CHECK (strava_intent IN (0, 1)),
          consented_at TEXT NOT NULL
        ) STRICT
        """)
  }
}
