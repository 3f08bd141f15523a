/// Why nothing can be made of a line.
public enum UnreadableLine: String, Hashable, Sendable, Codable {
  /// It holds bytes that are not UTF-8.
  case invalidUTF8
  /// It is UTF-16, as some editors write it.
  case utf16
  /// It holds a NUL character.
  case containsNUL
  /// It is longer than ``lineLimit`` characters.
  case tooLong
  /// It says more than can be taken in at once: too many words, clauses or numbers.
  case tooMuch

  /// The most characters a line may have.
  public static let lineLimit = 4096
}
