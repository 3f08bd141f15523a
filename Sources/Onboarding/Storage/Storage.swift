public import Conversation
public import Understanding

/// What a product stores of its answers, declared once: the rows, the profile that is shown and
/// exported, and the tables in both databases.
///
/// ```swift
/// Storage(migrations: LibraryMigrations.all) {
///   StoredTable("library_cards") {
///     Stored("name", \.name)
///     Stored("pickup_days", \.pickupDays)
///   }
/// }
/// ```
public struct Storage<D: Draft>: Sendable {
  let tables: [StoredTable<D>]
  let migrations: [Migration]
  let profile: @Sendable (Answered<D>) -> [String: JSONValue]
  /// What the keys of the profile hold; nil where it is not declared.
  let held: [String: ProfileValue]?

  /// The tables of a product.
  ///
  /// - Parameters:
  ///   - migrations: The checked-in steps that lead to the tables; `usher new-migration` writes them.
  ///   - profile: The profile, where it is not made of the declared columns.
  ///   - held: What the keys of such a profile hold, for its JSON Schema; without it the schema says
  ///     nothing but the keys.
  ///   - tables: The tables, those that others refer to first.
  public init(
    migrations: [Migration],
    profile: (@Sendable (Answered<D>) -> [String: JSONValue])? = nil,
    holding held: [String: ProfileValue]? = nil,
    @StorageBuilder<D> _ tables: () -> [StoredTable<D>]
  ) {
    let tables = tables()
    self.tables = tables
    self.migrations = migrations
    self.held =
      profile == nil
      ? tables.reduce(into: [:]) { held, table in held.merge(table.held) { first, _ in first } }
      : held
    self.profile =
      profile ?? { answered in
        tables.reduce(into: [:]) { profile, table in
          profile.merge(table.profile(answered)) { first, _ in first }
        }
      }
  }

  /// The rows of a user in each table.
  func rows(_ answered: Answered<D>) -> [TableRows] {
    tables.map { table in
      TableRows(table.declaration.name, ownedBy: table.declaration.owner, table.rows(answered))
    }
  }
}

/// Collects the tables of a product.
@resultBuilder
public enum StorageBuilder<D: Draft> {
  /// A table.
  public static func buildExpression(_ table: StoredTable<D>) -> [StoredTable<D>] { [table] }
  /// Tables.
  public static func buildExpression(_ tables: [StoredTable<D>]) -> [StoredTable<D>] { tables }
  /// All tables in their order.
  public static func buildBlock(_ tables: [StoredTable<D>]...) -> [StoredTable<D>] {
    tables.flatMap(\.self)
  }
}
