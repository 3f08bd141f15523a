extension Cursor {
  /// Whether "break" stands up to two words before.
  var isBehindBreak: Bool {
    tokens[max(0, index - 2)..<index].contains { $0.word.hasPrefix("break") }
  }

  /// Reads two times and what links them, and tells whether the words say that they are a range.
  mutating func clockRange() -> (ClockRange, isExplicit: Bool)? {
    guard startsFresh, !(isGlued && peek(-1) == .dash && peek(-2) == .digits) else { return nil }
    let opening = rangeOpening()
    // "16-8" are the hours of fasting and of eating.
    var ratio = self
    guard opening.isSaid || peek(1) != .dash || ratio.fastingRatio() == nil else { return nil }
    guard let start = clockTime(takesTo: false) else { return nil }
    let link = index
    guard let isWord = rangeLink(opening), let end = clockTime(takesTo: opening.isBetween),
      !(lexeme == .dash && isGlued && peek(1) == .digits)
    else { return nil }
    // "1800 and stop at 8": four digits and no time.
    if start.form == .packed, end.form != .packed, !opening.isSaid,
      tokens[link..<index].contains(where: { [.and, .comma].contains($0.lexeme) })
    {
      return nil
    }
    // "at 2 and stop six hours later"
    if lexeme == .hour, end.form != .marked,
      tokens[link..<index].contains(where: { $0.lexeme == .finish })
    {
      return nil
    }
    // "From 11 until 21 hours": of a day of 24 hours, no length.
    if lexeme == .hour, opening.isSaid, tokens[index - 1].number.map((13...24).contains) ?? false {
      advance()
    }
    // Three digits are rarely hours and minutes; two such numbers are something else.
    let isMarked = start.form == .marked || end.form == .marked
    if start.form == .packed, end.form == .packed, !isMarked, !isFourDigits(-1) { return nil }
    return (
      ClockRange(start: start, end: end), isMarked || opening.isSaid || isWord
    )
  }

  private func isFourDigits(_ offset: Int) -> Bool {
    let place = index + offset
    return place >= 0 && place < tokens.count && tokens[place].word.utf8.count == 4
  }

  /// Goes past what stands between a length and the start it is counted from.
  mutating func skipsToStart() -> Bool {
    skip([.dash, .eat, .fast, .comma, .hedge, .and, .i])
    guard take([.from, .start, .at, .after]) else { return false }
    skip([.at, .from, .eat, .hedge, .by, .the])
    return true
  }

  /// Goes past what stands between a length and the end it is counted from.
  mutating func skipsToEnd() -> Bool {
    skip([.dash, .eat, .comma, .hedge, .and, .i])
    guard take([.until, .finish, .before, .to]) else { return false }
    skip([.at, .eat, .hedge, .by, .the])
    return true
  }
}
