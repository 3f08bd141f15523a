public import Understanding

/// A value of a draft that has a column.
public protocol Storable: Sendable {
  /// What the column holds.
  static var columnType: ColumnType { get }
  /// The value as it is stored.
  var stored: JSONValue { get }
}

extension String: Storable {
  /// Text.
  public static var columnType: ColumnType { .text }
  /// The text.
  public var stored: JSONValue { .string(self) }
}

extension Int: Storable {
  /// A whole number.
  public static var columnType: ColumnType { .integer }
  /// The number.
  public var stored: JSONValue { .int(self) }
}

extension Double: Storable {
  /// A number.
  public static var columnType: ColumnType { .number }
  /// The number, without a fraction where it has none.
  public var stored: JSONValue { NumberDimension().json(for: self) }
}

extension Bool: Storable {
  /// A yes or a no.
  public static var columnType: ColumnType { .truth }
  /// The truth.
  public var stored: JSONValue { .bool(self) }
}

extension JSONValue: Storable {
  /// JSON.
  public static var columnType: ColumnType { .object }
  /// The value itself.
  public var stored: JSONValue { self }
}

extension Array: Storable where Element: Storable {
  /// A list of texts, or else JSON.
  public static var columnType: ColumnType { Element.columnType == .text ? .list : .object }
  /// The values in their order.
  public var stored: JSONValue { .array(map(\.stored)) }
}
