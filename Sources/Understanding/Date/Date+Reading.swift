extension DateDimension {
  /// What the line says: its date after corrections, where "6 June, no wait, the 13th" is 13 June.
  ///
  /// A day behind an "or" is of the same month: "12 April, or the 11th".
  public func read(_ line: Line, in context: Context) -> Reading<CalendarDate> {
    var matches = matches(in: line, context: context)
    if let last = matches.indices.last, last > 0, matches[last].rule == Self.day.name,
      let joined = joined(matches[last], to: matches[last - 1], in: line)
    {
      matches[last].values = [joined]
    }
    // A day of the month behind a date that falls on it says nothing new: "the third Sunday of May, so the 17th".
    let whole = matches.filter { $0.rule != Self.day.name }.flatMap(\.values)
    matches.removeAll { match in
      match.rule == Self.day.name
        && whole.contains { date in match.values.contains { $0.day == date.day } }
    }
    // "Any time after Easter" is no day of its own; alone it is asked whether that day counts.
    let bounded = matches.filter { line.boundary(at: $0.tokens.lowerBound) != nil }
    if bounded.count == matches.count, let bound = bounded.first, bounded.count == 1,
      let sign = line.boundary(at: bound.tokens.lowerBound), let day = bound.values.only,
      let next = day.adding(days: sign),
      violation(of: day, in: context) == nil, violation(of: next, in: context) == nil
    {
      return .ambiguous([day, next], line.evidence(bound.tokens, rule: "date.bound"))
    }
    matches.removeAll { line.boundary(at: $0.tokens.lowerBound) != nil }
    // "Drop Friday" says no date, but that something is not to be then.
    matches.removeAll { line.removes(before: line.span($0.tokens).lowerBound) }
    if matches.isEmpty { return .unclear(.nothingFound) }
    return Settlement(of: matches, in: line) { violation(of: $0, in: context) }.reading()
  }

  /// The date of a match with the day of another that corrects it, or that may be meant in its place.
  private func joined(
    _ day: Match<CalendarDate>, to old: Match<CalendarDate>, in line: Line
  ) -> CalendarDate? {
    guard let date = old.values.first, old.values.count == 1, let said = day.values.first,
      [Self.dayMonth.name, Self.monthDay.name, Self.weekdayDate.name].contains(old.rule)
    else { return nil }
    let between = old.tokens.upperBound..<max(old.tokens.upperBound, day.tokens.lowerBound)
    let isJoined =
      line.isCorrection(between) || line.tokens[between].contains { $0.lexeme == .or }
    return isJoined ? DatePart.day(said.day).replaced(in: date) : nil
  }
}

extension Line {
  /// On which side of the date that begins at a token the time lies that is meant, -1 or 1: "before
  /// Christmas", "after the 26th"; nil where the date is meant itself, as by "by Friday".
  fileprivate func boundary(at index: Int) -> Int? {
    var place = index - 1
    while place >= 0, tokens[place].lexeme == .the || tokens[place].lexeme == .hedge { place -= 1 }
    guard place >= 0 else { return nil }
    return ["before": -1, "after": 1][tokens[place].word]
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
