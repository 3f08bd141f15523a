extension EatingTimes {
  /// Finds the times and lengths of the line.
  mutating func findTimes() {
    var place = 0
    while place < line.tokens.count {
      var cursor = Cursor(line.tokens, at: place, context: context)
      let start = cursor
      if cursor.startsFresh, let hours = cursor.wholeFastingRatio() {
        lengths.append((hours * 3600, place..<cursor.index, false))
        place = cursor.index
        continue
      }
      cursor = start
      if cursor.startsFresh, LexemeSet.numeral.contains(cursor.lexeme),
        let length = cursor.clockLength()
      {
        lengths.append((length, place..<cursor.index, isFastLength(place..<cursor.index)))
        place = cursor.index
        continue
      }
      cursor = start
      guard cursor.startsFresh, let time = cursor.clockTime(takesTo: true),
        isTime(time, place..<cursor.index), !isRefused(place)
      else {
        place += 1
        continue
      }
      times.append(
        EatingTime(
          time: time, tokens: place..<cursor.index, denial: nil, role: .plain,
          isAboutEating: false))
      place = cursor.index
    }
  }

  /// Whether words that read as a time are one: they say so, or stand behind "at", a meal or the like.
  private func isTime(_ time: ClockTime, _ tokens: Range<Int>) -> Bool {
    if tokens.upperBound < line.tokens.count,
      BareClockGate.isCounted(line.tokens[tokens.upperBound]),
      time.form != .marked, !EatingWords.isMeal(line.tokens[tokens.upperBound].word),
      line.tokens[tokens.upperBound].kind != .word
        || time.form == .bare
          && !LexemeSet.beforeEatingTime.contains(lexeme(before: tokens.lowerBound))
    {
      return false
    }
    if time.form == .marked { return true }
    guard tokens.lowerBound > 0 else { return false }
    let before = line.tokens[tokens.lowerBound - 1]
    return LexemeSet.beforeEatingTime.contains(before.lexeme)
      || EatingWords.isMeal(before.word) || EatingWords.ending.contains(before.word)
      || EatingWords.starting.contains(before.word)
  }

  /// Whether the time at a place is one that is not meant: "not 8", "rather than 8".
  private func isRefused(_ place: Int) -> Bool {
    line.isNegated(place) && ![.until, .before, .after, .past].contains(lexeme(before: place))
  }

  private func lexeme(before place: Int) -> Lexeme {
    place > 0 ? line.tokens[place - 1].lexeme : .end
  }

  /// Whether a length is that of a fast: "I fast 16 hours", "a 14 hour fast".
  private func isFastLength(_ tokens: Range<Int>) -> Bool {
    let from = max(0, tokens.lowerBound - 4)
    let end = min(line.tokens.count, tokens.upperBound + 2)
    return line.tokens[from..<end].contains { $0.lexeme == .fast }
  }
}

extension Cursor {
  /// Reads the two parts of a fasting day that add up to 24, also "12:12", and gives the hours of
  /// eating.
  fileprivate mutating func wholeFastingRatio() -> Int? {
    if let hours = fastingRatio() { return hours }
    guard lexeme == .digits, number == 12, peek(1) == .colon || peek(1) == .slash,
      peek(2) == .digits, tokens[index + 2].number == 12, isGlued(1), isGlued(2)
    else { return nil }
    advance(3)
    return 12
  }
}
