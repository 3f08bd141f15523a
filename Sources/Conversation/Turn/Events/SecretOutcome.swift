/// What became of a secret that was typed.
public enum SecretOutcome: Hashable, Sendable, Codable {
  /// It can be used.
  case accepted
  /// Nothing was typed.
  case empty
  /// It breaks a rule for new passwords, told in a sentence.
  case refused(String)
  /// It reads like something that is said, and is taken where it is typed once more.
  case doubted
  /// It was no password but the email address, which was mistyped before.
  case corrected(email: String)
  /// The second typing was compared with the first.
  case repeated(matches: Bool)
}
