extension TimeRangeDimension {
  static let rules = RuleSet<TimeRange>([
    openEnds, ends, fast, ratio, ratioAfter, startAndLength, lengthAndEnd, lengthFrom, startOnly,
    endOnly,
    lengthOnly, twoTimes, endThenStart, oneTime,
  ])

  static let clockStarts: LexemeSet = [
    .mid, .digits, .small, .tens, .zero, .noon, .midnight, .half, .quarter, .a, .morning,
    .afternoon,
    .evening, .night, .tonight,
  ]
  private static let openings: LexemeSet = [
    .from, .between, .start, .at, .in, .this, .after, .ordinal, .later,
  ]

  /// Noon to 8pm · 12-8 · from 9 until 5 · between 11 and 7 · 10pm-6am.
  static let ends = Rule<TimeRange>(
    "time-range.two-ends", startingWith: clockStarts.union(openings)
  ) { cursor in
    let start = cursor.index
    guard let (range, isExplicit) = cursor.clockRange() else { return nil }
    let words = cursor.tokens[start..<cursor.index].map(\.lexeme)
    let isApart =
      words.contains { [.finish, .last, .comma].contains($0) }
      || !words.contains(where: LexemeSet.betweenEnds.contains)
    let isShort = range.readings.only.map { $0.seconds < 3600 } ?? false
    // "8pm to noon is my fast"
    var next = cursor
    next.skip([.is, .my, .i])
    if next.take(.fast), next.isAtEnd || next.isSign {
      cursor = next
      return .init(anyOf: range.fastReadings)
    }
    return .init(
      anyOf: isApart || isShort ? range.readingsApart : range.readings, isExplicit: isExplicit)
  }

  /// Between 11 and 12 until 8 · between 9 and 10 to between 5 and 6: several starts or ends are possible.
  static let openEnds = Rule<TimeRange>("time-range.open-ends", startingWith: openings) { cursor in
    guard cursor.startsFresh, cursor.rangeOpening().isBetween,
      var starts = cursor.clockTime(takesTo: false).map({ [$0] }), cursor.take(.and),
      let other = cursor.clockTime(takesTo: false),
      // "Between 6 and 20 to 7"
      cursor.lexeme != .to, cursor.rangeLink(.init()) != nil
    else { return nil }
    starts.append(other)
    let isBetween = cursor.take(.between)
    guard var ends = cursor.clockTime(takesTo: false).map({ [$0] }) else { return nil }
    if isBetween {
      guard cursor.take(.and), let other = cursor.clockTime(takesTo: false) else { return nil }
      ends.append(other)
    }
    return .init(
      anyOf: starts.flatMap { start in
        // The first is in the usual order of a day.
        ends.compactMap { ClockRange(start: start, end: $0).readings.first }
      })
  }

  /// I fast from 8pm to noon · no food between 8 and 12 · nothing between 8 and 12: eating is from
  /// the end to the start.
  static let fast = Rule<TimeRange>(
    "time-range.fast", startingWith: [.fast, .not, .no, .none]
  ) { cursor in
    if cursor.lexeme == .none {
      guard cursor.peek(1) == .between || cursor.peek(1) == .from || cursor.peek(1) == .eat else {
        return nil
      }
      if cursor.peek(1) == .eat { cursor.advance() }
    } else if cursor.lexeme != .fast {
      cursor.advance()
      guard cursor.lexeme == .eat else { return nil }
    } else if cursor.isBehindBreak {
      // To break a fast is to begin to eat.
      return nil
    }
    cursor.advance()
    // "my fasting window is 8pm to noon"
    if cursor.word == "window" { cursor.advance() }
    cursor.skip([.is, .for, .it, .hedge, .colon, .comma, .every, .day, .daily, .i, .my])
    let start = cursor
    if let (range, _) = cursor.clockRange() { return .init(anyOf: range.fastReadings) }
    // "I fast for 16 hours from 8pm": eating begins when they are over.
    cursor = start
    guard let length = cursor.clockLength(), cursor.skipsToStart(),
      let time = cursor.clockTime(takesTo: false)
    else { return nil }
    let ranges = time.moved(by: length).ranges(lasting: 86_400 - length)
    return .init(anyOf: ranges)
  }

  /// From 9 for 2.5 hours · noon for 8 hours · 10am, 8 hours.
  static let startAndLength = Rule<TimeRange>(
    "time-range.start-and-length", startingWith: clockStarts.union(openings)
  ) { cursor in
    guard cursor.startsFresh else { return nil }
    _ = cursor.rangeOpening()
    guard let time = cursor.clockTime(takesTo: false) else { return nil }
    let isDigits = cursor.peek(-1) == .digits && cursor.lexeme == .digits
    let link = cursor
    cursor.skip([.comma, .and, .hedge, .for, .plus, .with, .the, .next])
    // "two and a half hours" is a length, "two for a half hour" none.
    let isLinked =
      cursor.index > link.index && (link.lexeme != .and || cursor.index > link.index + 1)
    guard time.form == .marked || isLinked || isDigits else { return nil }
    guard let length = cursor.clockLength(), time.form != .bare || length >= 1800 else {
      return nil
    }
    return .init(anyOf: time.ranges(lasting: length))
  }

  /// 8 hours from noon · an 8-hour window starting at 12 · 10 hours, from 9.
  static let lengthFrom = Rule<TimeRange>(
    "time-range.length-from", startingWith: clockStarts
  ) { cursor in
    guard cursor.startsFresh, let length = cursor.clockLength(), cursor.skipsToStart(),
      let time = cursor.clockTime(takesTo: false)
    else { return nil }
    return .init(anyOf: time.ranges(lasting: length))
  }

  /// 8 hours until 8pm · an 8 hour window ending at 6.
  static let lengthAndEnd = Rule<TimeRange>(
    "time-range.length-until", startingWith: clockStarts
  ) { cursor in
    guard cursor.startsFresh, let length = cursor.clockLength(), cursor.skipsToEnd(),
      let time = cursor.clockTime(takesTo: false)
    else { return nil }
    return .init(anyOf: time.ranges(lastingBefore: length))
  }

  /// Until 8: the start is missing.
  static let endOnly = Rule<TimeRange>(
    "time-range.end-only", startingWith: [.until, .finish, .by, .before]
  ) { cursor in
    cursor.advance()
    cursor.skip([.hedge, .at, .by, .eat])
    guard cursor.clockTime(takesTo: false) != nil else { return nil }
    return .init(missing: .start)
  }

  /// From noon: the end is missing.
  static let startOnly = Rule<TimeRange>(
    "time-range.start-only", startingWith: [.from, .start, .after, .since]
  ) { cursor in
    cursor.advance()
    cursor.skip([.hedge, .at, .from, .eat, .by])
    guard cursor.clockTime(takesTo: false) != nil else { return nil }
    return .init(missing: .end)
  }

  /// 8 hours: the start is missing.
  static let lengthOnly = Rule<TimeRange>(
    "time-range.length-only", startingWith: clockStarts
  ) { cursor in
    guard cursor.startsFresh, let length = cursor.clockLength(), length >= 3600 else { return nil }
    return .init(missing: .start)
  }

  /// Noon, 8pm · noon & 8 · 8pm noon, as when each end is an answer of its own: either may be the
  /// start, but of two plain times that stand in the order of the day, it is the first.
  static let twoTimes = Rule<TimeRange>("time-range.two-times", startingWith: clockStarts) {
    cursor in
    guard cursor.startsFresh, cursor.index == 0, let first = cursor.clockTime(takesTo: false) else {
      return nil
    }
    cursor.skip([.comma, .and, .ampersand])
    guard let second = cursor.clockTime(takesTo: false), cursor.isAtEnd,
      first.form == .marked || second.form == .marked
    else { return nil }
    let said = ClockRange(start: first, end: second)
    if first.isHalfKnown, second.isHalfKnown, first.seconds < second.seconds {
      return .init(anyOf: said.readings, isExplicit: false)
    }
    let readings = said.readings + ClockRange(start: second, end: first).readings
    return .init(anyOf: readings, isExplicit: false)
  }

  /// I stop at 8pm and start at noon.
  static let endThenStart = Rule<TimeRange>(
    "time-range.end-then-start", startingWith: [.finish, .last]
  ) { cursor in
    guard cursor.take(.finish) || cursor.take(.last, .eat) else { return nil }
    cursor.skip([.eat, .at, .by, .is, .hedge])
    guard let end = cursor.clockTime(takesTo: false) else { return nil }
    cursor.skip([.comma, .and, .i, .filler, .semicolon])
    guard cursor.take(.start) || cursor.take(.ordinal, .eat) else { return nil }
    cursor.skip([.eat, .at, .by, .from, .is, .hedge])
    guard let start = cursor.clockTime(takesTo: false) else { return nil }
    return .init(anyOf: ClockRange(start: start, end: end).readings)
  }

  /// Noon · 8pm, alone: one that may begin a day of eating, from four in the morning to five in the afternoon, as shifts
  /// do, misses its end, another its start.
  static let oneTime = Rule<TimeRange>("time-range.one-time", startingWith: clockStarts) { cursor in
    guard cursor.startsFresh, let time = cursor.clockTime(takesTo: false), time.form == .marked,
      time.isHalfKnown
    else { return nil }
    return .init(missing: (4 * 3600..<17 * 3600).contains(time.seconds) ? .end : .start)
  }
}

extension LexemeSet {
  /// What joins the two ends of a range into one phrase.
  fileprivate static let betweenEnds: LexemeSet = [
    .to, .through, .until, .dash, .minus, .tilde, .ellipsis, .and, .but, .slash,
  ]
}
