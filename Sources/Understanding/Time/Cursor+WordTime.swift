extension Cursor {
  /// Reads a time in words: "eight", "eight forty", "twelve oh three", "twenty thirty".
  mutating func wordTime(_ style: ClockParts) -> ClockTime? {
    guard let first = number, first <= 20 else { return nil }
    let start = self
    advance()
    var hour = first
    if start.lexeme == .tens {
      let offset = lexeme == .dash && isGlued && isGlued(1) ? 1 : 0
      if peek(offset) == .small, let unit = tokens[index + offset].number, unit <= 4 {
        advance(offset + 1)
        hour += unit
      }
    }
    guard hour <= 24 else { return nil }
    if style == .any, let minute = spokenMinutes() {
      return ClockTime(hour: hour, minute: minute, form: .spoken)
    }
    // In "this one" and "the one" there is no number.
    guard !start.isPronoun, !start.isPastOne,
      lexeme != .hundred, lexeme != .scale, lexeme != .point
    else { return nil }
    return ClockTime(hour: hour, form: .bare)
  }

  /// Whether the "one" that comes next is that of "the past one" and no hour, as that of "half past one" is.
  private var isPastOne: Bool {
    lexeme == .small && number == 1 && peek(-1) == .past
      && ![.half, .quarter, .small, .tens, .digits, .minute].contains(peek(-2))
  }

  /// Reads minutes in words behind an hour: "forty", "twenty-five", "oh three", "ten".
  mutating func spokenMinutes() -> Int? {
    let start = self
    if lexeme == .dash, isGlued, isGlued(1) { advance() }
    switch lexeme {
    case .oh, .zero:
      advance()
      if let minute = count(in: 1...9) { return minute }
    case .tens:
      if let minute = count(in: 20...59), lexeme != .hundred { return minute }
    case .small:
      guard let minute = number, minute >= 10 || minute == 5 && peek(-2) == .at else { break }
      advance()
      // "eight twelve hundred" is no time.
      if lexeme != .hundred, lexeme != .scale { return minute }
    case .hundred:
      // "twenty hundred hours"
      guard peek(1) == .hour, let hour = tokens[index - 1].number, hour >= 10 || peek(-2) == .zero
      else { break }
      advance(2)
      return 0
    default: break
    }
    self = start
    return nil
  }
}
