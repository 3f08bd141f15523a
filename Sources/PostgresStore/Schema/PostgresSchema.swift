/// The tables of a flow's app in PostgreSQL, and the scripts that make them.
struct PostgresSchema: Sendable {
  /// A table in which each row belongs to one user.
  struct Table: Sendable {
    let name: String
    let owner: String
  }

  /// A script that has run or has to run, once.
  struct Migration: Sendable {
    /// The flow it belongs to; empty for what all flows share.
    let flow: String
    let id: String
    let sql: [UInt8]
  }

  let tables: [Table]
  let migrations: [Migration]
  /// Whether the account has metadata of the app, such as the display name.
  let hasAccounts: Bool

  private init(
    _ flow: String, tables: [Table], _ scripts: [[UInt8]], hasAccounts: Bool = false
  ) {
    self.tables = tables
    self.hasAccounts = hasAccounts
    migrations =
      [
        Migration(flow: "", id: "auth", sql: PackageResources.auth_sql),
        Migration(flow: "", id: "1", sql: PackageResources.usher_1_sql),
        Migration(flow: "", id: "2", sql: PackageResources.usher_2_sql),
        Migration(flow: "", id: "3", sql: PackageResources.usher_3_sql),
        Migration(flow: "", id: "4", sql: PackageResources.usher_4_sql),
      ]
      + scripts.enumerated().map { Migration(flow: flow, id: String($0 + 1), sql: $1) }
  }

  /// The schema of a flow; a flow without tables of its own has those of Usher alone.
  static func of(_ flow: String) -> PostgresSchema {
    switch flow {
    case "diet":
      PostgresSchema(
        flow, tables: [Table(name: "user_profiles", owner: "id")],
        [PackageResources.diet_1_sql, PackageResources.diet_2_sql])
    case "eko":
      PostgresSchema(
        flow,
        tables: [
          Table(name: "children", owner: "user_id"), Table(name: "user_profiles", owner: "id"),
        ],
        [PackageResources.eko_1_sql, PackageResources.eko_2_sql, PackageResources.eko_3_sql],
        hasAccounts: true)
    case "trendsight":
      PostgresSchema(
        flow,
        tables: [
          Table(name: "profiles", owner: "id"), Table(name: "event_types", owner: "user_id"),
          Table(name: "events", owner: "user_id"),
        ], [PackageResources.trendsight_1_sql, PackageResources.trendsight_2_sql])
    case "george":
      PostgresSchema(
        flow, tables: [Table(name: "running_profiles", owner: "id")],
        [PackageResources.george_1_sql])
    case "growth":
      PostgresSchema(
        flow, tables: [Table(name: "users", owner: "id")], [PackageResources.growth_1_sql])
    default: PostgresSchema(flow, tables: [], [])
    }
  }
}
