extension TimeDimension {
  static let rules = RuleSet<TimeOfDay>([around, partFirst, clock, fromNow])

  private static let numbers: LexemeSet = [.digits, .small, .tens, .zero]

  /// Half seven · quarter to nine · 20 past 3pm · 15 minutes to noon.
  static let around = Rule<TimeOfDay>(
    "time.minutes-past-or-to", startingWith: numbers.union([.half, .quarter, .a])
  ) { cursor in
    let start = cursor
    guard cursor.startsFresh, cursor.minutesAround(takesTo: true) != nil else { return nil }
    cursor = start
    return cursor.clockTime(takesTo: true).map(finding)
  }

  /// This evening at 8 · morning 11 · tonight at 7.
  static let partFirst = Rule<TimeOfDay>(
    "time.part-of-day-first",
    startingWith: [
      .in, .this, .at, .morning, .afternoon, .evening, .night, .tonight, .lunchtime, .tomorrow,
    ]
  ) { cursor in
    let start = cursor
    guard cursor.leadingDayPart() != nil else { return nil }
    cursor = start
    guard let time = cursor.clockTime(takesTo: true),
      time.form == .marked, !LexemeSet.counting.contains(cursor.lexeme)
    else { return nil }
    return finding(time)
  }

  /// 8pm · 20:00 · 2000 · eight forty · noon · 8ish · five in the morning.
  static let clock = Rule<TimeOfDay>(
    "time.clock", startingWith: numbers.union([.noon, .midnight, .mid])
  ) { cursor in
    guard cursor.startsFresh else { return nil }
    return cursor.clockTime(takesTo: true).map(finding)
  }

  /// In half an hour · in 45 minutes · 2 hours from now: counted from the time of the answer.
  static let fromNow = Rule<TimeOfDay>(
    "time.from-now", startingWith: LexemeSet.numeral.union([.in])
  ) { cursor in
    let isIn = cursor.take(.in)
    cursor.take(.hedge)
    guard let span = cursor.clockLength(), isIn || cursor.take(.from, .now) else { return nil }
    guard cursor.endsDate, cursor.lexeme != .other else { return nil }
    let now = cursor.context.now.secondsSinceMidnight + span
    return .init(TimeOfDay(secondsSinceMidnight: now % 86_400))
  }

  private static func finding(_ time: ClockTime) -> Rule<TimeOfDay>.Finding {
    .init(anyOf: time.readings, isExplicit: time.form == .marked)
  }
}

extension Cursor {
  /// Whether a time may begin here: not inside a word, a number, an address or a price.
  var startsFresh: Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    guard isGlued else { return before.lexeme != .currency && before.lexeme != .hash }
    // ISO 8601: T10:30
    if before.lexeme == .other { return before.word == "t" && before.startsWord }
    switch before.lexeme {
    case .opening, .closing, .quote, .tilde, .exclamation, .question, .semicolon, .ellipsis, .star,
      .sign, .equals, .ampersand:
      return true
    case .comma: return index < 2 || tokens[index - 2].lexeme != .digits || before.startsWord
    case .dash: return index < 2 || before.startsWord || tokens[index - 2].lexeme != .other
    case .slash: return index >= 2 && tokens[index - 2].kind == .word
    default: return false
    }
  }
}
