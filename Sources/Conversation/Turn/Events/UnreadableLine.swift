/// Why a line is no text.
public enum UnreadableLine: String, Hashable, Sendable, Codable {
  /// It holds bytes that are not UTF-8.
  case invalidUTF8
  /// It holds a NUL character.
  case containsNUL
  /// It is longer than ``lineLimit`` characters.
  case tooLong

  /// The most characters a line may have.
  public static let lineLimit = 4096
}
