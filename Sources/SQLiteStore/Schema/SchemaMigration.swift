import Onboarding

/// A step from one version of a database to the next.
public struct SchemaMigration: Sendable {
  /// The name, which databases remember; never changed once released.
  let id: String
  /// The statements.
  public let sql: String

  /// A step with the name databases remember it by.
  public init(id: String, sql: String) {
    self.id = id
    self.sql = sql
  }
}

extension StoredSchema {
  /// All migrations in order: the product's, then those of Usher's own tables.
  var allMigrations: [SchemaMigration] {
    migrations.enumerated().compactMap { place, migration in
      migration.sqlite.map { SchemaMigration(id: "v\(place + 1)", sql: $0) }
    } + SchemaMigration.usher
  }
}
