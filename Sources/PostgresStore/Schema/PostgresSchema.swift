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
        Self.shared("auth", PackageResources.auth_sql),
        Self.shared("1", PackageResources.usher_1_sql),
        Self.shared("2", PackageResources.usher_2_sql),
        Self.shared("3", PackageResources.usher_3_sql),
        Self.shared("4", PackageResources.usher_4_sql),
        Self.shared("5", PackageResources.usher_5_sql),
      ]
      + schema.migrations.enumerated().compactMap { place, migration in
        migration.postgres.map { Migration(flow: schema.flow, id: String(place + 1), sql: $0) }
      }
  }

  private static func shared(_ id: String, _ script: [UInt8]) -> Migration {
    Migration(flow: "", id: id, sql: String(decoding: script, as: UTF8.self))
  }
}
