/// What is to be typed next.
public enum Expectation: Hashable, Sendable, Codable {
  /// A line, with the words that can be completed.
  case line(completions: [String])
  /// A secret, not shown and not remembered.
  case secret
}
