public import Understanding

/// The rows that one user has in one table of a product.
public struct TableRows: Hashable, Sendable, Codable {
  /// The name of the table.
  public var table: String
  /// The column that holds the user's id; in the table of users itself, `id`.
  public var ownerColumn: String
  /// The rows, each with its `id`.
  public var rows: [Row]

  /// The rows of one user in a table.
  public init(_ table: String, ownedBy ownerColumn: String, _ rows: [Row]) {
    self.table = table
    self.ownerColumn = ownerColumn
    self.rows = rows
  }
}

/// A row of a table: values by column, arrays and objects as JSON.
public struct Row: Hashable, Sendable, Codable {
  /// The value of the column `id`.
  public var id: String
  /// The other columns that are written each time.
  public var values: [String: JSONValue]
  /// The columns that are written only when the row is made, such as `created_at`.
  public var initially: [String: JSONValue]

  /// A row of a table.
  public init(id: String, _ values: [String: JSONValue], initially: [String: JSONValue] = [:]) {
    self.id = id
    self.values = values
    self.initially = initially
  }
}

extension Row: CustomStringConvertible {
  /// The columns; never a value.
  public var description: String { "row with \(values.keys.sorted().joined(separator: ", "))" }
}
