extension DurationDimension {
  static let plainRules = RuleSet<TimeSpan>([range, alternative, units, unitAndHalf, clock])
  static let minuteRules = RuleSet<TimeSpan>([
    range, alternative, units, unitAndHalf, clock, bareMinutes,
  ])
  static let finishRules = RuleSet<TimeSpan>([
    less, finishRange, range, alternative, under, units, clock, spokenClock, bareFinish,
  ])

  /// 45 to 60 minutes · one or two hours.
  static let range = Rule<TimeSpan>("duration.range", startingWith: .numeral) { cursor in
    let start = cursor.index
    guard !cursor.isInsideWord, let low = cursor.numeral([]), cursor.takeRangeLink(since: start)
    else { return nil }
    guard let high = cursor.numeral([]), high.value > low.value || cursor.peek(-2) == .or,
      let unit = cursor.timeUnit(), cursor.lexeme != .old, let from = unit.span(low.value),
      let to = unit.span(high.value)
    else { return nil }
    return .init(anyOf: [from, to])
  }

  /// An hour or two.
  static let alternative = Rule<TimeSpan>("duration.or-two", startingWith: [.a]) { cursor in
    guard !LexemeSet.counted.contains(cursor.peek(-1)) else { return nil }
    cursor.advance()
    guard let unit = TimeUnit(article: cursor.lexeme), cursor.peek(1) == .or,
      cursor.peek(2) == .small
    else { return nil }
    cursor.advance(2)
    guard let other = cursor.count(in: 2...3), !LexemeSet.unit.contains(cursor.lexeme),
      let one = unit.span(1), let more = unit.span(Double(other))
    else { return nil }
    return .init(anyOf: [one, more])
  }

  /// 45 min · an hour and a half · 1h30 · 2 years and 3 months.
  static let units = Rule<TimeSpan>(
    "duration.units", startingWith: LexemeSet.numeral.union([.another])
  ) { cursor in
    guard let span = cursor.timeSpan(), span.isCountable, cursor.lexeme != .old,
      !cursor.isFrequency,
      !(cursor.lexeme == .of && cursor.peek(1) == .age)
    else { return nil }
    return .init(span)
  }

  /// Hour and a half, without an article.
  static let unitAndHalf = Rule<TimeSpan>(
    "duration.unit-and-half", startingWith: [.hour, .minute, .day, .week, .monthUnit, .year]
  ) { cursor in
    guard !cursor.isInsideWord, !LexemeSet.counted.contains(cursor.peek(-1)),
      let unit = TimeUnit(article: cursor.lexeme)
    else { return nil }
    cursor.advance()
    guard let fraction = cursor.halfOfUnit() else { return nil }
    return unit.span(1 + fraction).map { .init($0) }
  }

  /// 1:45:30, and 3:45, which is hours and minutes or minutes and seconds.
  static let clock = Rule<TimeSpan>(
    RuleName("duration.clock", .clock), startingWith: [.digits]
  ) { cursor in
    guard !cursor.isInsideWord, let first = cursor.number, cursor.digitCount <= 3 else {
      return nil
    }
    cursor.advance()
    guard let second = cursor.sexagesimal() else { return nil }
    if let third = cursor.sexagesimal() {
      guard cursor.endsNumber else { return nil }
      return .init(TimeSpan(seconds: Double(first * 3600 + second * 60 + third)))
    }
    guard cursor.endsNumber || cursor.isGlued && cursor.lexeme == .h, cursor.lexeme != .am,
      cursor.lexeme != .pm
    else { return nil }
    let hours = TimeSpan(seconds: Double(first * 3600 + second * 60))
    let minutes = TimeSpan(seconds: Double(first * 60 + second))
    switch cursor.lexeme {
    case .hour, .h:
      cursor.advance()
      return .init(hours)
    case .minute:
      cursor.advance()
      return .init(minutes)
    default: return .init(anyOf: [hours, minutes], isExplicit: false)
    }
  }

  /// 45, where minutes are asked for.
  static let bareMinutes = Rule<TimeSpan>("duration.bare-minutes", startingWith: .numeral) {
    cursor in
    let start = cursor
    guard !cursor.isInsideWord, let number = cursor.numeral([]), cursor.endsAmount,
      number.hasDigits || number.value >= 1, number.value != 1 || !start.isPronoun,
      !start.isDayOfMonth, !cursor.countsThem,
      let span = TimeUnit.minute.span(number.value)
    else { return nil }
    // "45 minutes on weekdays, 90 on weekends" says both.
    let isOfWeek =
      [.in, .during].contains(cursor.lexeme) && cursor.peek(1) == .the && cursor.peek(2) == .week
    let isOfDays =
      isOfWeek || LexemeSet.dayNames.contains(cursor.peek(cursor.lexeme == .on ? 1 : 0))
    return .init(span, isExplicit: isOfDays)
  }
}

extension LexemeSet {
  /// Days of the week, one by one or together.
  static let dayNames: LexemeSet = [.weekday, .weekend, .weekdays]
}

extension Cursor {
  /// Whether the number before the cursor counts what was named, and is no length: the "three" of "three of them".
  var countsThem: Bool {
    lexeme == .of && [.these, .those, .they].contains(peek(1))
  }

  /// Reads ":45", the sixtieths of a clock.
  mutating func sexagesimal() -> Int? {
    guard lexeme == .colon, isGlued, isGlued(1), peek(1) == .digits,
      tokens[index + 1].word.utf8.count == 2, let value = tokens[index + 1].number, value < 60
    else { return nil }
    advance(2)
    return value
  }
}
