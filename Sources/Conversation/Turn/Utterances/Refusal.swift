public import Understanding

/// A value that breaks a rule of its question.
public struct Refusal: Hashable, Sendable, Codable {
  /// The place of the answer.
  public var path: Path
  /// The name of the answer.
  public var label: String
  /// The value in words.
  public var heard: String
  /// The rule it breaks.
  public var violation: Violation
  /// The bound of the rule in words, where it has one.
  public var bound: String?
  /// The flow's own sentence about it.
  public var sentence: String?
  /// The answer that stays, in words, where there was one.
  public var kept: String?
}
