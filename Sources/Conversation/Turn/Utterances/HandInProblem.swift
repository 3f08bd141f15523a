public import Understanding

/// Why a handed-in value cannot be used.
public enum HandInProblem: Hashable, Sendable, Codable {
  /// The flow has no such field; these are its fields.
  case unknownField([String])
  /// The value was not understood; this would be.
  case notUnderstood(example: String?)
  /// The value breaks a rule of its question.
  case refused(Refusal)
  /// The value, or a name of a field, speaks of a danger; nothing of it is repeated.
  case concern(Concern)
}
