extension DateDimension {
  /// Today · tomorrow · the day after tomorrow · the day before yesterday.
  static let near = Rule<SaidDate>(
    "date.near",
    startingWith: [.today, .tomorrow, .yesterday, .day, .tonight, .next, .after, .previous, .this]
  ) { cursor in
    // "7 years ago today" is counted as a whole.
    guard cursor.peek(-1) != .ago else { return nil }
    let isExplicit = ![.today, .tonight, .this].contains(cursor.lexeme)
    guard var days = cursor.nearDay() else { return nil }
    // "tomorrow week": a week after tomorrow
    if days >= 0, cursor.lexeme == .week, cursor.word == "week" {
      cursor.advance()
      days += 7
    }
    guard let date = cursor.context.today.adding(days: days)
    else { return nil }
    return .init(SaidDate(fixed: date), isExplicit: isExplicit)
  }

  /// In 6 weeks · two days ago · 3 days from tomorrow · a week from Monday · two Sundays from now.
  static let offset = Rule<SaidDate>(
    "date.offset", startingWith: LexemeSet.numeral.union([.in, .coming])
  ) { cursor in
    let isIn = cursor.take(.in) || cursor.take(.coming)
    guard isIn || cursor.startsDate || cursor.lexeme == .a else { return nil }
    cursor.take(.hedge)
    let today = cursor.context.today
    if let count = cursor.countOfWeekdays() {
      let ahead = (count.weekday - today.weekday.isoNumber + 7) % 7
      let days = (ahead == 0 ? 7 : ahead) + 7 * (count.number - 1)
      return today.adding(days: days).map { .init(SaidDate(fixed: $0)) }
    }
    guard let span = cursor.wholeDays() else { return nil }
    // "16 weeks out from today", "16 weeks away"
    let isAway = !isIn && (cursor.word == "out" || cursor.word == "away")
    if isAway { cursor.advance() }
    var sign = 1
    var start: CalendarDate? = today
    switch cursor.lexeme {
    case .ago:
      cursor.advance()
      sign = -1
      cursor.take(.today)
    case .hence, .later: cursor.advance()
    case .today, .tomorrow:
      // "a week tomorrow"
      guard !isIn, let days = cursor.nearDay() else { return nil }
      start = today.adding(days: days)
    case .from, .after, .before, .on, .weekday:
      // "six weeks Sunday" leaves out its "on".
      guard
        cursor.lexeme != .weekday && cursor.lexeme != .on || !isIn && span.days % 7 == 0
          || isIn && cursor.lexeme == .on
      else { return nil }
      sign = cursor.lexeme == .before ? -1 : 1
      let isOn = cursor.lexeme == .on
      if cursor.lexeme != .weekday { cursor.advance() }
      cursor.take(.the)
      if !cursor.take(.next), cursor.peek(1) == .weekday { cursor.take(.this) }
      if !isOn, cursor.take(.now) {
        start = today
      } else if !isOn, let days = cursor.nearDay() {
        start = today.adding(days: days)
      } else if cursor.lexeme == .weekday, let weekday = cursor.number {
        cursor.advance()
        let ahead = (weekday - today.weekday.isoNumber + 7) % 7
        let monday = today.adding(days: ahead == 0 ? 7 : ahead)
        if isIn, isOn {
          // "in 3 days, on Friday" says the day twice; where the two differ, it is asked.
          let counted = today.adding(months: span.months)?.adding(days: span.days)
          if span.months == 0, span.days % 7 == 0 {
            return counted.map { .init(anyOf: $0.days(on: weekday, near: today)) }
          }
          let days = [counted, monday].compactMap(\.self)
          return .init(anyOf: (Set(days).count == 1 ? [days[0]] : days).map(SaidDate.init(fixed:)))
        }
        start = monday
      } else if !isOn, let anchor = cursor.anchorDay() {
        start = anchor
      } else {
        return nil
      }
    case _ where isAway: break
    default:
      guard isIn, cursor.endsDate, cursor.lexeme != .since else { return nil }
      cursor.take(.quote)
    }
    guard let date = start?.adding(months: sign * span.months)?.adding(days: sign * span.days)
    else { return nil }
    return .init(SaidDate(fixed: date))
  }

  /// 10 weeks · about three months, where a clause says nothing else: how far off a day is that lies ahead.
  static let span = Rule<SaidDate>(
    "date.span", startingWith: LexemeSet.numeral.union([.a])
  ) { cursor in
    var before = cursor.index - 1
    while before >= 0, LexemeSet.roughly.contains(cursor.tokens[before].lexeme) { before -= 1 }
    guard before < 0 || cursor.tokens[before].kind == .sign, cursor.startsDate,
      let span = cursor.wholeDays()
    else { return nil }
    cursor.skip(LexemeSet.roughly)
    guard cursor.isAtEndOfClause, cursor.lexeme != .or else { return nil }
    return cursor.context.today.adding(months: span.months)?.adding(days: span.days)
      .map { .init(SaidDate(fixed: $0), isExplicit: false) }
  }

  /// March · next month · in 2027: the day is missing.
  static let withoutDay = Rule<SaidDate>(
    "date.without-day", startingWith: [.month, .may, .in, .next, .this, .last, .digits, .born]
  ) { cursor in
    let isBorn = cursor.take(.born)
    let isAlone = isBorn || cursor.index == 0 && cursor.tokens.count == 1
    let isIn = cursor.take(.in)
    let start = cursor
    if let (month, year) = cursor.namedMonth() {
      return .init(SaidDate(month: month, year: SaidYear(number: year)), missing: .day)
    }
    if let year = cursor.yearFromNow() {
      return .init(SaidDate(year: SaidYear(number: year)), missing: .day)
    }
    if isIn || isAlone, let year = cursor.wholeYear(), (1900..<2200).contains(year) {
      let part = SaidDate(year: SaidYear(number: year))
      return cursor.endsDate ? .init(part, missing: .day) : nil
    }
    guard !isBorn, let month = cursor.monthName() else { return nil }
    let isAtEnd = cursor.isAtEndOfClause
    let year = cursor.yearOfDate()
    // A "may" alone amid a line is no month.
    guard start.lexeme == .month || isIn || isAtEnd || year != nil else { return nil }
    let part = SaidDate(month: month, year: year)
    return cursor.endsDate ? .init(part, missing: .day) : nil
  }
}

extension Cursor {
  /// Reads a year of four digits, or in words.
  fileprivate mutating func wholeYear() -> Int? {
    guard digitCount == 4, let year = number else { return spokenYear() }
    advance()
    return year
  }
}

extension LexemeSet {
  /// What stands around a count that is not exact.
  fileprivate static let roughly: LexemeSet = [
    .filler, .hedge, .maybe, .it, .is, .just, .so, .tilde,
  ]
}

extension Cursor {
  /// Reads today, tomorrow, yesterday and the days next to these, and gives the days from today.
  fileprivate mutating func nearDay() -> Int? {
    if takeThisPartOfDay() { return 0 }
    switch lexeme {
    case .today, .tonight:
      advance()
      return 0
    case .tomorrow:
      advance()
      return 1
    case .yesterday:
      advance()
      return -1
    case .day where peek(1) == .after && peek(2) == .tomorrow:
      advance(3)
      return 2
    case .day where peek(1) == .before && peek(2) == .yesterday:
      advance(3)
      return -2
    case .next where peek(1) == .day && isOneDay(1),
      .after where word == "following" && isOneDay(1):
      advance(2)
      return 1
    case .previous where isOneDay(1):
      advance(2)
      return -1
    default: return nil
    }
  }

  /// Goes past "this morning" or "this evening".
  private mutating func takeThisPartOfDay() -> Bool {
    take(.this, .morning) || take(.this, .afternoon) || take(.this, .evening)
  }

  private func isOneDay(_ offset: Int) -> Bool {
    peek(offset) == .day && tokens[index + offset].word == "day" && peek(offset + 1) != .other
  }

  /// Reads "two Sundays from now".
  fileprivate mutating func countOfWeekdays() -> (number: Int, weekday: Int)? {
    let start = self
    if let number = count(in: 1...52), lexeme == .weekday, let weekday = self.number {
      advance()
      if take(.from), take([.now, .today]) { return (number, weekday) }
    }
    self = start
    return nil
  }

  /// Reads a length of time of whole days: "6 weeks", "1 month 21 days", "a fortnight".
  mutating func wholeDays() -> (months: Int, days: Int)? {
    let start = self
    if lexeme == .a, let unit = TimeUnit(article: peek(1)), let span = unit.span(1),
      let days = Int(exactly: span.seconds / 86_400), peek(2) != .and
    {
      advance(2)
      return (span.months, days)
    }
    // "3d" is more often a film or a picture than three days.
    if let span = timeSpan(), peek(-1) != .d, let days = Int(exactly: span.seconds / 86_400),
      abs(days) < 100_000, abs(span.months) < 2400, days > 0 || span.months > 0
    {
      return (span.months, days)
    }
    self = start
    return nil
  }
}
