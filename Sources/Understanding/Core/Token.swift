/// A word, a number or a sign of a line.
public struct Token: Hashable, Sendable {
  /// What a token is made of.
  public enum Kind: Hashable, Sendable {
    /// Letters, with apostrophes inside them.
    case word
    /// Digits.
    case digits
    /// One sign, such as a comma or a dash.
    case sign
  }

  /// What the token is made of.
  public let kind: Kind
  /// The token in small letters, with curly quotes, dashes and full-width forms made plain; the
  /// word that was meant where it was typed with a slip of the fingers.
  public let word: String
  /// What was typed, in the same form; ``word`` where nothing was mended.
  public let typed: String
  /// The place of the token in the line, as UTF-8 offsets.
  public let span: Range<Int>
  /// Whether white space, or the begin of the line, comes before the token.
  public let startsWord: Bool
  /// What the token means to the rules.
  let lexeme: Lexeme
  /// The number that the token carries: of digits (up to eighteen), of a number word, or of a word
  /// that has a place in an order, such as a month.
  let number: Int?
  /// Whether the token is a word that is in no list of words or names, and stands as it was typed.
  public internal(set) var isStranger = false
}

extension Token {
  /// Whether the word only makes a wish polite.
  package var isCourtesy: Bool { lexeme == .please }

  /// The token as a word of another kind that counts nothing.
  func meaning(_ lexeme: Lexeme) -> Token {
    Token(
      kind: kind, word: word, typed: typed, span: span, startsWord: startsWord, lexeme: lexeme,
      number: nil, isStranger: isStranger)
  }

  /// The token with white space before it.
  var startingWord: Token {
    Token(
      kind: kind, word: word, typed: typed, span: span, startsWord: true, lexeme: lexeme,
      number: number, isStranger: isStranger)
  }
}
