extension Cursor {
  /// Reads a time with everything that decides its half of the day.
  ///
  /// Where `takesTo` is true, "10 to 6" is ten minutes before six; between the ends of a range it
  /// is not.
  mutating func clockTime(takesTo: Bool) -> ClockTime? {
    let start = self
    if let part = leadingDayPart() {
      if var time = plainClockTime(takesTo: takesTo) {
        time.settle(part)
        return time
      }
      self = start
    }
    return plainClockTime(takesTo: takesTo)
  }

  private mutating func plainClockTime(takesTo: Bool) -> ClockTime? {
    let start = self
    guard var time = minutesAround(takesTo: takesTo) ?? anchorTime(.any) else {
      self = start
      return nil
    }
    takeIsh()
    // "7 in the am"
    if lexeme == .in, peek(1) == .the, peek(2) == .am || peek(2) == .pm { advance(2) }
    if let isAfternoon = meridiem() { time.settle(isAfternoon: isAfternoon) }
    take(.exactly)
    if let part = trailingDayPart() { time.settle(part) }
    take(.exactly)
    return time
  }

  /// Goes past what makes a time less exact: "ish", "or so".
  mutating func takeIsh() {
    if lexeme == .dash, peek(1) == .ish { advance() }
    take(.ish)
    take(.or, .so)
  }

  /// Which times may be read.
  enum ClockParts {
    /// Hours with or without minutes.
    case any
    /// Hours without minutes, as after "half past".
    case hour
  }

  /// Reads a time in digits or words, or noon or midnight, with a meridiem.
  mutating func anchorTime(_ style: ClockParts) -> ClockTime? {
    switch lexeme {
    case .noon:
      advance()
      return .noon
    case .midnight:
      advance()
      return .midnight
    case .mid:
      // "mid-day" and "mid day"
      let offset = peek(1) == .dash ? 2 : 1
      guard peek(offset) == .day || peek(offset) == .night else { return nil }
      advance(offset + 1)
      return peek(-1) == .day ? .noon : .midnight
    case .digits, .small, .tens, .zero: break
    default: return nil
    }
    let isWord = lexeme != .digits
    guard var time = isWord ? wordTime(style) : digitTime(style) else { return nil }
    if time.form == .bare, take(.noon) { return .noon }
    if time.form == .bare, take(.midnight) { return .midnight }
    if takeOclock() { time.form = .marked }
    takeIsh()
    if let isAfternoon = meridiem(afterMinutes: !isWord && time.form == .marked) {
      time.settle(isAfternoon: isAfternoon)
    }
    return time
  }

  /// Reads "o'clock", also as it comes out of keyboards: o"clock.
  mutating func takeOclock() -> Bool {
    if take(.oclock) { return true }
    guard lexeme == .oh else { return false }
    let offset = peek(1) == .quote ? 2 : 1
    guard index + offset < tokens.count, tokens[index + offset].word == "clock" else {
      return false
    }
    advance(offset + 1)
    return true
  }

  /// Reads am or pm, and tells whether it is pm: "pm", "p.m.", "p m", "p".
  mutating func meridiem(afterMinutes: Bool = false) -> Bool? {
    let start = self
    if lexeme == .period, isGlued, isGlued(1), peek(1) == .am || peek(1) == .pm { advance() }
    switch lexeme {
    case .am:
      advance()
      return false
    case .pm:
      advance()
      return true
    case .p:
      let isClear = isGlued || afterMinutes
      advance()
      if takeM() || isClear { return true }
    case .a:
      // "9:00a" and "11a-7p", but not "9a" alone
      let isClear = isGlued && (afterMinutes || peek(1) == .dash || peek(1) == .to)
      advance()
      if takeM() || isClear { return false }
    default: break
    }
    self = start
    return nil
  }

  /// Reads the m of "p m" and "p. m."
  private mutating func takeM() -> Bool {
    let offset = lexeme == .period ? 1 : 0
    guard peek(offset) == .m, !isGlued(offset + 1) || peek(offset + 1) == .period else {
      return false
    }
    advance(offset + 1)
    take(.period)
    return true
  }
}
