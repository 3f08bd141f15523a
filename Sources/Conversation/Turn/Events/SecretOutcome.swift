/// What became of a secret that was typed.
public enum SecretOutcome: Hashable, Sendable, Codable {
  /// It can be used.
  case accepted
  /// Nothing was typed.
  case empty
  /// It breaks a rule for new passwords, told in a sentence.
  case refused(String)
  /// The second typing was compared with the first.
  case repeated(matches: Bool)
}
