/// Which numbers of a line are those of options.
extension Cursor {
  /// Reads the number of an option.
  mutating func optionNumber() -> Int? { count(in: 0...999) }

  /// Whether a number says how many follow behind a colon: the three of "I'll take three: play, school and
  /// sleep", the 2 of "2 goals: the first and the last".
  func counts(_ number: Int, before end: Cursor) -> Bool {
    let colon = end.lexeme == .colon ? end.index : end.peek(1) == .colon ? end.index + 1 : nil
    guard let colon else { return false }
    let isNumbering = index > 0 && Line.numbering.contains(tokens[index - 1].word)
    if index > 0, tokens[index - 1].kind == .word, !isNumbering { return true }
    let links = tokens[(colon + 1)...].count { [.comma, .and, .ampersand].contains($0.lexeme) }
    return !isNumbering && number > 1 && links + 1 == number
  }

  /// Whether a number says how many there may be: "up to three", "at least 3", "three or more", "two max".
  func isBound(before end: Cursor) -> Bool {
    if [.least, .most].contains(peek(-1)) || peek(-1) == .to && peek(-2) == .up
      || Self.limits.contains(tokens.word(at: index - 1))
    {
      return true
    }
    // "3, 4 and 5 at most" names them all.
    guard peek(-1) != .and else { return false }
    return end.lexeme == .or && [.more, .less].contains(end.peek(1))
      || end.lexeme == .at && [.least, .most].contains(end.peek(1))
      || Self.limits.contains(end.word)
  }

  private static let limits = WordClasses.english.words("Cursor.limits")

  /// Whether the number that comes next names no option: the "one" of "the tech one", the "three"
  /// of "any three".
  var isOptionPronoun: Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    if before.lexeme == .any || before.lexeme == .all { return true }
    guard number == 1, lexeme == .small else { return false }
    switch before.lexeme {
    case .and, .or, .with, .also, .filler, .i, .do: return false
    default: return before.kind == .word && before.word != "number" && before.word != "option"
    }
  }
}
