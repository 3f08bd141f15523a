extension Cursor {
  /// Reads a time that begins with digits: "20:00", "8.30", "15h30", "2000", "3 15", "8".
  mutating func digitTime(_ style: ClockParts) -> ClockTime? {
    guard let hour = number, digitCount <= 4 else { return nil }
    let digits = digitCount
    let leadsWithZero = digits == 2 && hour < 10
    if style == .any {
      if digits <= 2, hour <= 24 {
        if let time = colonTime(hour, leadsWithZero) ?? dottedTime(hour, leadsWithZero)
          ?? dashedTime(hour)
        {
          return time
        }
        if let time = letterTime(hour) { return time }
      }
      if digits >= 3 { return packedTime() }
    } else if digits <= 2, peek(1) == .h, isGlued(1), !isGlued(2), hour <= 24 {
      advance(2)
      return ClockTime(seconds: hour % 24 * 3600, isHalfKnown: true, form: .marked)
    }
    guard digits <= 2, hour <= 24 else { return nil }
    advance()
    if style == .any, lexeme == .digits, !isGlued, digitCount == 2, let minute = number,
      minute < 60, !isContinued(1)
    {
      advance()
      return ClockTime(hour: hour, minute: minute, form: .spoken)
    }
    if style == .any, let minute = spokenMinutes() {
      return ClockTime(hour: hour, minute: minute, form: .spoken)
    }
    guard !isContinued(0) else { return nil }
    return ClockTime(hour: hour, leadsWithZero: leadsWithZero, form: .bare)
  }

  /// Reads "20:00" and "7:56:30".
  private mutating func colonTime(_ hour: Int, _ leadsWithZero: Bool) -> ClockTime? {
    // "12;30" is a slip of the fingers.
    guard peek(1) == .colon || peek(1) == .semicolon, isGlued(1), let minute = twoDigits(2) else {
      return nil
    }
    var end = 3
    var second = 0
    if peek(3) == .colon, isGlued(3), let seconds = twoDigits(4) {
      second = seconds
      end = 5
    }
    guard hour < 24 || minute == 0 && second == 0, !isContinued(end) else { return nil }
    // Where times are written on a 24-hour clock, "10:00" is in the morning.
    let is24Hour = leadsWithZero || digitCount == 2 && context.clock == .twentyFourHour
    advance(end)
    return ClockTime(
      hour: hour, minute: minute, second: second, leadsWithZero: is24Hour, form: .marked)
  }

  /// Reads "8.30".
  private mutating func dottedTime(_ hour: Int, _ leadsWithZero: Bool) -> ClockTime? {
    guard peek(1) == .period, isGlued(1), let minute = twoDigits(2), hour < 24, !isContinued(3)
    else { return nil }
    advance(3)
    return ClockTime(hour: hour, minute: minute, leadsWithZero: leadsWithZero, form: .dotted)
  }

  /// Reads "8-30 pm"; "8-11 pm" are the ends of a range.
  private mutating func dashedTime(_ hour: Int) -> ClockTime? {
    guard peek(1) == .dash, isGlued(1), let minute = twoDigits(2), minute > 12, hour <= 12,
      peek(3) == .am || peek(3) == .pm
    else { return nil }
    advance(3)
    return ClockTime(hour: hour, minute: minute, form: .dotted)
  }

  /// Reads "15h30" and "15h" on the 24-hour clock; "8h" is a length.
  private mutating func letterTime(_ hour: Int) -> ClockTime? {
    guard peek(1) == .h, isGlued(1) else { return nil }
    if let minute = twoDigits(2), !isContinued(3), hour < 24 {
      advance(3)
      return ClockTime(
        seconds: hour * 3600 + minute * 60, isHalfKnown: true, form: .marked)
    }
    let isFirst =
      LexemeSet.rangeLink.contains(peek(2)) && peek(3) == .digits && peek(4) == .h && isGlued(4)
    guard hour > 12 || isFirst, !isGlued(2) || !isContinued(2) else { return nil }
    advance(2)
    return ClockTime(hour: hour, form: .marked)
  }

  /// Reads "2000", "0800 hours" and "340" before a meridiem.
  private mutating func packedTime() -> ClockTime? {
    guard let value = number, value / 100 <= 24, value % 100 < 60, value < 2400 || value == 2400,
      !isContinued(1) || digitCount == 4 && peek(1) == .hour
    else { return nil }
    let isFour = digitCount == 4
    var next = self
    next.advance()
    let isDecided =
      next.meridiem() != nil
      || (isFour && (next.lexeme == .hour || next.lexeme == .h && next.isGlued))
    // Numbers of other things end in any digits, times that people say in round ones.
    guard isDecided || value % 5 == 0 || peek(-1) == .at, isFour || value >= 100 else { return nil }
    let hasZero = isFour && value < 1000
    advance()
    if isFour, lexeme == .hour || lexeme == .h && isGlued {
      advance()
      return ClockTime(
        seconds: value / 100 % 24 * 3600 + value % 100 * 60, isHalfKnown: true, form: .marked)
    }
    return ClockTime(
      hour: value / 100, minute: value % 100, leadsWithZero: hasZero, form: .packed)
  }

  /// The minutes or seconds in two digits that are glued to the token before them.
  private func twoDigits(_ offset: Int) -> Int? {
    guard peek(offset) == .digits, isGlued(offset), tokens[index + offset].word.utf8.count == 2,
      let value = tokens[index + offset].number, value < 60
    else { return nil }
    return value
  }

  /// Whether the token that many places on continues the number before it, so that it is no time:
  /// a decimal, a fraction, a unit or letters that are glued to it.
  private func isContinued(_ offset: Int) -> Bool {
    guard isGlued(offset) else { return peek(offset) == .percent }
    switch peek(offset) {
    case .am, .pm, .p, .a, .oclock, .ish, .dash, .comma, .closing, .question, .exclamation, .quote,
      .semicolon, .ellipsis, .sign, .h, .tilde, .star, .opening, .noon, .midnight:
      return false
    case .period, .colon: return isGlued(offset + 1) && peek(offset + 1) == .digits
    default: return true
    }
  }
}
