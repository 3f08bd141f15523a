/// Why a line cannot be an answer.
public enum LineRejection: Sendable, Equatable, CaseIterable {
  /// Bytes that are no UTF-8 text.
  case invalidUTF8
  /// UTF-16, as some editors write it.
  case utf16
  /// A NUL, which no text has.
  case nul
  /// More than ``longestLine`` characters.
  case tooLong

  /// The most characters (Unicode scalars) a line may have.
  public static let longestLine = 4096
}
