import CResources
import Onboarding

/// The tables of a flow's app in PostgreSQL, and the scripts that make them.
struct PostgresSchema: Sendable {
  /// A script that has run or has to run, once.
  struct Migration: Sendable {
    /// The flow it belongs to; empty for what all flows share.
    let flow: String
    let id: String
    let sql: String
  }

  let tables: [TableDeclaration]
  let migrations: [Migration]
  /// Whether the account has metadata of the app, such as the display name.
  let hasAccounts: Bool

  /// A product's tables, made after those of Usher.
  init(_ schema: StoredSchema) {
    tables = schema.tables.filter { $0.place == .table }
    hasAccounts = tables.count < schema.tables.count
    migrations =
      [
        Migration(flow: "", id: "auth", sql: Self.auth)
      ]
      + Self.usher.enumerated().map { place, script in
        Migration(flow: "", id: String(place + 1), sql: script)
      }
      + schema.migrations.enumerated().compactMap { place, migration in
        migration.postgres.map { Migration(flow: schema.flow, id: String(place + 1), sql: $0) }
      }
  }

  /// What stands in for Supabase's schema of accounts where there is none.
  static var auth: String { String(cString: cresources_postgres_auth()) }

  /// The scripts of Usher's own tables, in the order in which they run.
  static var usher: [String] {
    [
      cresources_postgres_usher_1(), cresources_postgres_usher_2(), cresources_postgres_usher_3(),
      cresources_postgres_usher_4(), cresources_postgres_usher_5(),
    ].map { String(cString: $0) }
  }
}
