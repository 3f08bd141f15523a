extension DateDimension {
  /// What the line says: its date after corrections, where "6 June, no wait, the 13th" is 13 June.
  public func read(_ line: Line, in context: Context) -> Reading<CalendarDate> {
    var matches = matches(in: line, context: context)
    if let last = matches.indices.last, last > 0, matches[last].rule == Self.day.name,
      let corrected = corrected(matches[last - 1], by: matches[last], in: line)
    {
      matches[last].values = [corrected]
    }
    // "Any time after Easter" is no day of its own.
    matches.removeAll { line.isBoundary($0.tokens.lowerBound) }
    if matches.isEmpty { return .unclear(.nothingFound) }
    return Settlement(of: matches, in: line) { violation(of: $0, in: context) }.reading()
  }

  /// The date of a match with the day of another that corrects it.
  private func corrected(
    _ old: Match<CalendarDate>, by day: Match<CalendarDate>, in line: Line
  ) -> CalendarDate? {
    guard let date = old.values.first, old.values.count == 1, let said = day.values.first,
      [Self.dayMonth.name, Self.monthDay.name, Self.weekdayDate.name].contains(old.rule),
      line.isCorrection(old.tokens.upperBound..<max(old.tokens.upperBound, day.tokens.lowerBound))
    else { return nil }
    return DatePart.day(said.day).replaced(in: date)
  }
}

extension Line {
  /// Whether the date that begins at a token only bounds the time that is meant: "before
  /// Christmas", "after the 26th"; "by Friday" names a day.
  fileprivate func isBoundary(_ index: Int) -> Bool {
    var place = index - 1
    while place >= 0, tokens[place].lexeme == .the || tokens[place].lexeme == .hedge { place -= 1 }
    return place >= 0 && ["before", "after"].contains(tokens[place].word)
  }

  /// The year that is said right before the date that begins at a token: "next year on April 12".
  func yearAhead(of index: Int, today: CalendarDate) -> Int? {
    var place = index - 1
    while place >= 0, [.comma, .on, .the].contains(tokens[place].lexeme) { place -= 1 }
    guard place > 0, tokens[place].word == "year" else { return nil }
    switch tokens[place - 1].lexeme {
    case .this: return today.year
    case .next: return today.year + 1
    case .last, .previous: return today.year - 1
    default: return nil
    }
  }
}
