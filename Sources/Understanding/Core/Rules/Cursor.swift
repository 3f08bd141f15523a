/// A place in the tokens of a line from which a rule reads ahead.
///
/// A cursor sees at most ``reach`` tokens, so that a rule costs the same wherever it is tried and a
/// whole line costs time linear in its length.
struct Cursor {
  /// The tokens of the line.
  let tokens: [Token]
  /// What the surroundings of the answer decide.
  let context: Context
  /// The token that is read next.
  private(set) var index: Int
  /// The token before which the rule stops reading.
  private let limit: Int

  /// The tokens that a rule may read.
  static let reach = 24

  /// A cursor before a token.
  init(_ tokens: [Token], at index: Int, context: Context) {
    self.tokens = tokens
    self.context = context
    self.index = index
    limit = min(tokens.count, index + Cursor.reach)
  }

  /// Whether nothing is left to read.
  var isAtEnd: Bool { index >= limit }

  /// The lexeme of the next token, or `end`.
  var lexeme: Lexeme { index < limit ? tokens[index].lexeme : .end }

  /// The number of the next token.
  var number: Int? { index < limit ? tokens[index].number : nil }

  /// The text of the next token in small letters, empty at the end.
  var word: String { index < limit ? tokens[index].word : "" }

  /// Whether the next token follows the one before it without white space.
  var isGlued: Bool { index < limit && !tokens[index].startsWord }

  /// Whether the next token is a sign.
  var isSign: Bool { index < limit && tokens[index].kind == .sign }

  /// The digits of the next token, 0 when it is none.
  var digitCount: Int {
    index < limit && tokens[index].lexeme == .digits ? tokens[index].word.utf8.count : 0
  }

  /// The lexeme that many tokens after the next one (before it when negative), or `end`.
  func peek(_ offset: Int) -> Lexeme {
    let place = index + offset
    return place >= 0 && place < limit ? tokens[place].lexeme : .end
  }

  /// Whether the token that many places after the next one is glued to the one before it.
  func isGlued(_ offset: Int) -> Bool {
    let place = index + offset
    return place > 0 && place < limit && !tokens[place].startsWord
  }

  /// Goes past the next token.
  mutating func advance(_ count: Int = 1) { index += count }

  /// Goes past the next token if it is that lexeme.
  @discardableResult
  mutating func take(_ lexeme: Lexeme) -> Bool {
    guard self.lexeme == lexeme else { return false }
    index += 1
    return true
  }

  /// Goes past the next token if its lexeme is in a set.
  @discardableResult
  mutating func take(_ lexemes: LexemeSet) -> Bool {
    guard lexemes.contains(lexeme) else { return false }
    index += 1
    return true
  }

  /// Goes past some lexemes that stand next to each other, or stays.
  @discardableResult
  mutating func take(_ lexemes: Lexeme...) -> Bool {
    for (offset, lexeme) in lexemes.enumerated() where peek(offset) != lexeme { return false }
    index += lexemes.count
    return true
  }

  /// Goes past what links the ends of a range of which the first began at a token: "to", a dash,
  /// and "and" behind "between".
  mutating func takeRangeLink(since start: Int) -> Bool {
    let isBetween = start > 0 && tokens[start - 1].lexeme == .between
    guard take(.rangeLink) || isBetween && take(.and) else { return false }
    skip([.hedge])
    return true
  }

  /// Goes past all next tokens whose lexemes are in a set.
  mutating func skip(_ lexemes: LexemeSet) {
    while lexemes.contains(lexeme) { index += 1 }
  }
}
