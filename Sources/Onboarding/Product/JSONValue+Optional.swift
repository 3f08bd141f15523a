public import Understanding

extension JSONValue {
  /// The text, or null when there is none.
  public static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
  /// The number, or null when there is none.
  public static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.int) ?? .null }
  /// The truth, or null when there is none.
  public static func optional(_ truth: Bool?) -> JSONValue { truth.map(JSONValue.bool) ?? .null }
}
