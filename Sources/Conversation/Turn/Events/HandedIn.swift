public import Understanding

/// A value handed in by name.
public struct HandedIn: Hashable, Sendable, Codable {
  /// The name of the field.
  public var field: String
  /// The value as text to be understood, or as JSON of the stored form.
  public var value: JSONValue
  /// When the value was given; nil for now.
  public var at: Timestamp?

  /// A value for a field.
  public init(field: String, value: JSONValue, at: Timestamp? = nil) {
    self.field = field
    self.value = value
    self.at = at
  }
}
