/// A rule that a new password breaks.
///
/// The rules follow NIST SP 800-63B, section 5.1.1.2: length counts, composition does not, and
/// passwords that everyone tries first are refused.
public enum PasswordObjection: Hashable, Sendable, CaseIterable {
  /// It has fewer than ``minimumCharacters`` characters.
  case tooShort
  /// It has more than ``maximumBytes`` bytes of UTF-8.
  case tooLong
  /// It is one of the 10,000 most common ones.
  case tooCommon
  /// Its bytes are not UTF-8, or it holds a control character.
  case notText

  /// The fewest characters a new password has, as people count them.
  public static let minimumCharacters = 8
  /// The most bytes of UTF-8 a password has, after normalization.
  public static let maximumBytes = 256

  /// The rules in a sentence, to be said before a new password is asked.
  public static var rules: String {
    "At least \(minimumCharacters) characters of any kind; the most common passwords are refused."
  }
}

extension PasswordObjection: CustomStringConvertible {
  /// What to do about it, in a sentence.
  public var description: String {
    switch self {
    case .tooShort: "Use at least \(Self.minimumCharacters) characters."
    case .tooLong: "Use at most \(Self.maximumBytes) bytes; that is about as many characters."
    case .tooCommon: "That is one of the most common passwords. Use one that nobody would guess."
    case .notText: "Use letters, digits, spaces and signs only."
    }
  }
}
