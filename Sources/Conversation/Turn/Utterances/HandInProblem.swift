/// Why a handed-in value cannot be used.
public enum HandInProblem: Hashable, Sendable {
  /// The flow has no such field; these are its fields.
  case unknownField([String])
  /// The value was not understood; this would be.
  case notUnderstood(example: String?)
  /// The value breaks a rule, told in a sentence.
  case refused(String)
}
