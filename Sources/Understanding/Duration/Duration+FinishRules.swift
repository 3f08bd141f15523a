extension DurationDimension {
  /// Two minutes under three hours · ten minutes faster than 4:00.
  static let less = Rule<TimeSpan>("duration.less", startingWith: .numeral) { cursor in
    guard let part = cursor.timeSpan(), part.isCountable else { return nil }
    let isShort = cursor.lexeme == .other && ["short", "shy"].contains(cursor.word)
    if cursor.take([.under, .sub, .within]) {
      cursor.take(.the)
    } else if cursor.peek(1) == .than, cursor.lexeme == .less || cursor.lexeme == .other {
      cursor.advance(2)
    } else if isShort, cursor.peek(1) == .of {
      cursor.advance(2)
    } else {
      return nil
    }
    guard let match = cursor.take(DurationDimension.finishTimes) else { return nil }
    return .init(
      anyOf: match.values.filter { $0.months == 0 && $0.seconds > part.seconds }.map {
        TimeSpan(seconds: $0.seconds - part.seconds)
      })
  }

  /// Sub 3:45 · under four hours · sub-20.
  static let under = Rule<TimeSpan>(
    RuleName("duration.under", .limit), startingWith: [.sub, .under, .within]
  ) { cursor in
    cursor.advance()
    if cursor.isGlued { cursor.take(.dash) }
    cursor.skip([.hedge, .the, .of])
    guard let match = cursor.take(DurationDimension.finishTimes) else { return nil }
    return .init(anyOf: match.values)
  }

  private static let finishTimes = RuleSet<TimeSpan>([
    finishRange, range, units, clock, spokenClock, bareFinish,
  ])

  /// 3:45 to 4:00 · 3:45-4 hours.
  static let finishRange = Rule<TimeSpan>("duration.clock-range", startingWith: [.digits]) {
    cursor in
    guard let low = clock.scan(&cursor), cursor.take(.rangeLink) else { return nil }
    cursor.skip([.hedge])
    guard let high = cursor.take(endTimes) else { return nil }
    return .init(anyOf: low.values + high.values.filter { !low.values.contains($0) })
  }

  private static let endTimes = RuleSet<TimeSpan>([units, clock, bareFinish])

  /// Three forty-five · twenty thirty · three fifty-nine fifty-nine · 3 45.
  static let spokenClock = Rule<TimeSpan>(
    "duration.spoken-clock", startingWith: [.small, .tens, .digits]
  ) { cursor in
    guard let first = cursor.count(in: 1...99), let second = cursor.spokenSixtieths() else {
      return nil
    }
    let two = cursor
    if first < 13, let third = cursor.spokenSixtieths(), cursor.endsAmount {
      return .init(TimeSpan(seconds: Double(first * 3600 + second * 60 + third)), isExplicit: false)
    }
    cursor = two
    guard cursor.endsAmount else { return nil }
    return .init(
      anyOf: [
        TimeSpan(seconds: Double(first * 3600 + second * 60)),
        TimeSpan(seconds: Double(first * 60 + second)),
      ], isExplicit: false)
  }

  /// 4 (hours) · 25 (minutes) · 345 (3:45).
  static let bareFinish = Rule<TimeSpan>("duration.bare-finish", startingWith: .numeral) {
    cursor in
    let start = cursor
    // A fraction alone is a part of something else: "the half" is a race.
    guard !cursor.isInsideWord, let number = cursor.numeral([]), cursor.endsAmount,
      number.value >= 1, number.value != 1 || !start.isPronoun, !start.isDayOfMonth,
      !cursor.countsThem
    else { return nil }
    let isOneNumber = cursor.index == start.index + 1
    // "2027" is a year.
    if isOneNumber, start.digitCount == 4, number.value >= 1600 { return nil }
    var spans = [TimeUnit.hour, .minute].compactMap { $0.span(number.value) }
    // "345" is how some write 3:45.
    if isOneNumber, start.digitCount == 3 || start.digitCount == 4, let digits = start.number,
      digits % 100 < 60
    {
      spans.insert(TimeSpan(seconds: Double(digits / 100 * 3600 + digits % 100 * 60)), at: 0)
    }
    // "3.45" may be 3:45 or 3.45 hours.
    if cursor.index == start.index + 3, start.peek(1) == .period, let first = start.number,
      let second = start.tokens[start.index + 2].number, (10...59).contains(second)
    {
      let clock = [
        TimeSpan(seconds: Double(first * 3600 + second * 60)),
        TimeSpan(seconds: Double(first * 60 + second)),
      ]
      // Nobody counts tenths of an hour: "3.10" is a clock's.
      let isFraction = [25, 50, 75].contains(second)
      spans = isFraction ? clock + spans : clock
    }
    return .init(anyOf: spans, isExplicit: false)
  }
}

extension Cursor {
  /// Reads minutes or seconds as a clock's are spoken: "forty-five", "oh five".
  fileprivate mutating func spokenSixtieths() -> Int? {
    if lexeme == .dash, isGlued, isGlued(1) { advance() }
    return take([.oh, .zero]) ? count(in: 1...9) : count(in: 10...59)
  }
}
