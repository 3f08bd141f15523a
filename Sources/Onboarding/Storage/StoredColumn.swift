/// A column of a product's table.
public struct StoredColumn: Hashable, Sendable {
  /// The name.
  public let name: String
  /// What it holds.
  public let type: ColumnType

  /// A column.
  public init(_ name: String, _ type: ColumnType) {
    self.name = name
    self.type = type
  }
}
