/// An email address, kept as it was written.
public struct EmailDimension: Dimension {
  /// Any address.
  public init() {}

  /// `email`.
  public var name: String { "email" }

  /// The longest address that mail can be sent to, in characters (RFC 5321, 4.5.3.1.3).
  static let longest = 254

  /// An address that is too long.
  public func violation(of value: String, in context: Context) -> Violation? {
    value.utf8.count > Self.longest ? .tooLong(maximum: Self.longest) : nil
  }

  /// The address.
  public func phrase(for value: String, in context: Context) -> String { value }

  /// A string.
  public func json(for value: String) -> JSONValue { .string(value) }

  /// A string that is an address.
  public func value(from json: JSONValue) -> String? {
    guard let text = json.string else { return nil }
    let line = Line(text)
    let address = addresses(in: line).first?.values.first
    return address == text ? text : nil
  }

  /// An email address.
  public func schema(in context: Context) -> JSONValue {
    ["type": "string", "format": "email", "maxLength": .int(Self.longest)]
  }

  /// Addresses as people write and say them.
  public var examples: [String] { ["sam@example.org", "sam at example dot org"] }
}
