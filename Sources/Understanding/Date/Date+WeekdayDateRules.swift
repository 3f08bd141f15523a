extension DateDimension {
  /// Sunday, December 7, 2014 · Friday 7.6 · Tuesday the 19th · Mon 13th · Monday 21.
  static let weekdayDate = Rule<SaidDate>(
    "date.weekday-and-date", startingWith: [.this, .next, .coming, .weekday]
  ) { cursor in
    cursor.take([.this, .next, .coming])
    guard cursor.lexeme == .weekday, let weekday = cursor.number else { return nil }
    cursor.advance()
    cursor.skip([.comma, .period, .opening, .on, .the])
    // "Saturday – 26 September"
    if cursor.lexeme == .dash, !cursor.isGlued(1) { cursor.advance() }
    let place = cursor.index
    if let match = datesInWords.longestMatch(
      in: cursor.tokens, at: place, context: cursor.context), match.missing == nil
    {
      cursor.advance(match.tokens.upperBound - place)
      cursor.take(.closing)
      let said = match.values.map { value in
        var value = value
        value.weekday = weekday
        return value
      }
      return .init(anyOf: agreeing(said, cursor.context.today))
    }
    guard let (day, isOrdinal) = cursor.dayOfMonth(),
      isOrdinal ? cursor.endsDay : cursor.isAtEndOfClause
    else { return nil }
    var said = SaidDate(day: day)
    said.weekday = weekday
    return .init(said)
  }

  /// Of the orders of a numeric date those that the weekday agrees with; of several, those of the
  /// next or last two months, which are the ones that people name by their weekday.
  private static func agreeing(_ said: [SaidDate], _ today: CalendarDate) -> [SaidDate] {
    let days = said.map { $0.days(in: .any, today: today) }
    let agreeing = said.indices.filter { days[$0].count == 1 }
    let near = agreeing.filter {
      abs(days[$0][0].daysSince1970 - today.daysSince1970) <= 61
    }
    let kept = near.isEmpty ? agreeing : near
    return kept.isEmpty ? said : kept.map { said[$0] }
  }

  private static let datesInWords = RuleSet<SaidDate>([
    iso, numeric, numericShort, dayMonth, monthDay,
  ])

  /// The first Sunday in May 2026 · last Saturday of September · third Monday of next month · the first
  /// weekend in June, which has two days · October, third Friday.
  static let weekdayOfMonth = Rule<SaidDate>(
    "date.weekday-of-month", startingWith: [.the, .ordinal, .second, .last, .digits, .month, .may]
  ) { cursor in
    let leading = [.month, .may].contains(cursor.lexeme) ? cursor.monthName() : nil
    if leading != nil {
      cursor.skip([.comma])
      // "July 4" is a day, "July third Friday" none.
      let isRank = cursor.lexeme != .digits || cursor.peek(1) == .ordinalSuffix
      guard isRank else { return nil }
    }
    cursor.take(.the)
    let isLast = cursor.lexeme == .last
    var place = 5
    var alternative: Int?
    if isLast {
      cursor.advance()
    } else {
      guard let (day, isOrdinal) = cursor.dayOfMonth(), isOrdinal else { return nil }
      place = day
      // "The first or second Sunday of April"
      if cursor.take(.or) {
        cursor.take(.the)
        guard let (day, isOrdinal) = cursor.dayOfMonth(), isOrdinal else { return nil }
        alternative = day
      }
    }
    let isWeekend = cursor.lexeme == .weekend && !cursor.word.hasSuffix("s")
    let weekday = isWeekend ? 6 : cursor.lexeme == .weekday ? cursor.number : nil
    guard weekday != nil || cursor.lexeme == .day else { return nil }
    cursor.advance()
    let today = cursor.context.today
    let month: Int
    let years: [Int]
    if let leading {
      guard let weekday, place <= 5 else { return nil }
      month = leading
      years =
        cursor.yearOfDate().map { [$0.isShort ? 2000 + $0.number : $0.number] }
        ?? [today.year, today.year + 1]
      // "March 2nd Tuesday" is that day, where it is a Tuesday.
      let isThatDay = years.contains { year in
        CalendarDate(year: year, month: leading, day: place)?.weekday
          == Weekday.allCases[weekday - 1]
      }
      if !isLast, isThatDay { return nil }
    } else if let named = cursor.namedMonth() {
      (month, years) = (named.month, [named.year])
    } else {
      let isLinked = cursor.take([.of, .in])
      guard isLinked || [.month, .may].contains(cursor.lexeme), let name = cursor.monthName()
      else { return nil }
      month = name
      years =
        cursor.yearOfDate().map { [$0.isShort ? 2000 + $0.number : $0.number] }
        ?? [today.year, today.year + 1]
    }
    let days = years.compactMap { year -> CalendarDate? in
      guard let weekday else {
        let last = CalendarDate.length(ofMonth: month, year: year)
        return CalendarDate(year: year, month: month, day: isLast ? last : place)
      }
      return CalendarDate(
        weekday: weekday, place: isLast ? nil : place, ofMonth: month, year: year)
    }
    let day = days.first { $0 >= today } ?? days.last
    if let alternative, let day, let weekday,
      let other = CalendarDate(
        weekday: weekday, place: alternative, ofMonth: month, year: day.year)
    {
      return .init(anyOf: [day, other].map(SaidDate.init(fixed:)))
    }
    guard isWeekend, let day, let next = day.adding(days: 1) else {
      return .init(day.map(SaidDate.init(fixed:)) ?? .impossible)
    }
    return .init(anyOf: [day, next].map(SaidDate.init(fixed:)), isExplicit: false)
  }

  /// This weekend · next weekend: its two days, to be asked about.
  static let weekend = Rule<SaidDate>(
    "date.weekend", startingWith: [.this, .next, .coming, .the, .weekend]
  ) { cursor in
    let weeks = cursor.lexeme == .next ? 7 : 0
    cursor.take([.this, .next, .coming, .the])
    cursor.take(.coming)
    guard cursor.lexeme == .weekend, !cursor.word.hasSuffix("s") else { return nil }
    cursor.advance()
    if let month = cursor.monthOfUnsaidDay() {
      return .init(SaidDate(month: month.number, year: month.year), missing: .day)
    }
    let today = cursor.context.today
    let days = [6, 7].compactMap { today.adding(days: $0 - today.weekday.isoNumber + weeks) }
    return .init(anyOf: days.map(SaidDate.init(fixed:)), isExplicit: false)
  }
}
