extension DateDimension {
  /// The day before Christmas · the Friday after 5 May, and the week of 5 May, which leaves the day
  /// open.
  static let beside = Rule<SaidDate>(
    "date.beside", startingWith: [.the, .day, .weekday, .week, .weekend]
  ) { cursor in
    cursor.take(.the)
    let unit = cursor.lexeme
    let weekday = cursor.number
    guard LexemeSet.besideDates.contains(unit), !cursor.word.hasSuffix("s") else { return nil }
    cursor.advance()
    let sign: Int
    switch cursor.lexeme {
    case .before: sign = -1
    case .after: sign = 1
    case .of where unit == .week || unit == .weekend: sign = 0
    default: return nil
    }
    cursor.advance()
    guard let anchor = cursor.anchorDay() else { return nil }
    switch unit {
    case .day: return anchor.adding(days: sign).map { .init(SaidDate(fixed: $0)) }
    case .weekday:
      guard let weekday else { return nil }
      let ahead = (sign * (weekday - anchor.weekday.isoNumber) + 7) % 7
      return anchor.adding(days: sign * (ahead == 0 ? 7 : ahead))
        .map { .init(SaidDate(fixed: $0)) }
    default: return .init(missing: .day)
    }
  }

  private static let anchors = RuleSet<SaidDate>([
    iso, numeric, dayMonth, monthDay, holiday, weekdayOfMonth, numericShort, day,
  ])

  /// The one day that the words at a place name, and how many tokens say so.
  fileprivate static func anchor(at cursor: Cursor) -> (day: CalendarDate, count: Int)? {
    guard
      let match = anchors.longestMatch(
        in: cursor.tokens, at: cursor.index, context: cursor.context),
      match.values.count == 1,
      let days = match.values.first?.days(in: .any, today: cursor.context.today),
      let day = days.only
    else { return nil }
    return (day, match.tokens.count)
  }
}

extension Cursor {
  /// Reads a day of its own, from which other days are counted.
  mutating func anchorDay() -> CalendarDate? {
    guard let (day, count) = DateDimension.anchor(at: self) else { return nil }
    advance(count)
    return day
  }
}

extension LexemeSet {
  /// What may lie before, after or around a date.
  fileprivate static let besideDates: LexemeSet = [.day, .weekday, .week, .weekend]
}
