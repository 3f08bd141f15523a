/// A table of a product, as both databases have it.
public struct TableDeclaration: Hashable, Sendable {
  /// Where PostgreSQL keeps what SQLite has in the table.
  public enum Place: Hashable, Sendable {
    /// In a table of the same name.
    case table
    /// In the metadata of the account.
    case accountMetadata
  }

  /// The name.
  public let name: String
  /// The column with the id of the user; in the table of users itself, `id`.
  public let owner: String
  /// The columns beside `id` and the owner's.
  public let columns: [StoredColumn]
  /// Where PostgreSQL keeps it.
  public let place: Place

  /// A table in which each row belongs to one user.
  public init(
    _ name: String, ownedBy owner: String = "id", columns: [StoredColumn], place: Place = .table
  ) {
    self.name = name
    self.owner = owner
    self.columns = columns
    self.place = place
  }

  /// When a row was made, and when it was written.
  public static let stamps = [
    StoredColumn("created_at", .instant), StoredColumn("updated_at", .instant),
  ]

  /// What a column holds; nil for one that is not declared.
  public func type(of column: String) -> ColumnType? {
    columns.first { $0.name == column }?.type
  }
}
