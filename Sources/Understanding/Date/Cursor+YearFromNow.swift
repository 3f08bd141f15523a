extension Cursor {
  /// Reads "this year", "next year" or "last year".
  mutating func yearFromNow() -> Int? {
    guard peek(1) == .year, tokens[index + 1].word == "year" else { return nil }
    // "3 March, last year was wet" tells of another year.
    if peek(-1) == .comma, [.is, .i, .we, .they, .it].contains(peek(2)) || isPastVerb(2) {
      return nil
    }
    let offset: Int
    switch lexeme {
    case .this: offset = 0
    case .next, .coming: offset = 1
    case .last, .previous: offset = -1
    default: return nil
    }
    advance(2)
    return context.today.year + offset
  }

  /// Whether a verb of what was stands that many places on.
  private func isPastVerb(_ offset: Int) -> Bool {
    let place = index + offset
    return place < tokens.count && Self.pastVerbs.contains(tokens[place].word)
  }

  /// Verbs of what was.
  private static let pastVerbs = WordClasses.english.words("Cursor.pastVerbs")
}
