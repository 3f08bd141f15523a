public import Understanding

/// A value offered with a question, and why.
public struct Suggestion: Hashable, Sendable {
  /// The value in its stored form.
  public var value: JSONValue
  /// Why this value, as the end of a sentence: "as you're not losing weight".
  public var because: String?

  /// A value offered with a question.
  public init(_ value: JSONValue, because: String? = nil) {
    self.value = value
    self.because = because
  }
}
