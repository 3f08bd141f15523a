/// A part of the day, which decides what half of it an hour belongs to.
enum DayPart: Hashable, Sendable {
  case morning, afternoon, evening, night, tonight, lunchtime

  /// The part that a word names.
  init?(_ lexeme: Lexeme) {
    switch lexeme {
    case .morning: self = .morning
    case .afternoon: self = .afternoon
    case .evening: self = .evening
    case .night: self = .night
    case .tonight: self = .tonight
    case .lunchtime: self = .lunchtime
    default: return nil
    }
  }

  /// Whether an hour from 0 (for twelve) to 11 of this part lies in the second half of the day.
  func isAfternoon(hour: Int) -> Bool {
    switch self {
    case .morning: false
    case .afternoon: true
    // Twelve in the evening is midnight.
    case .evening: hour > 0
    // "1 at night" and "5 at night" come after midnight, "6 at night" before it.
    case .night: hour > 5
    case .tonight: hour > 3
    case .lunchtime: hour < 10
    }
  }
}

extension Cursor {
  /// Reads a part of the day before a time: "in the morning at", "this evening", "afternoon".
  mutating func leadingDayPart() -> DayPart? {
    let start = self
    guard peek(-1) != .good else { return nil }
    skip([.in, .this, .the, .at, .tomorrow])
    takeEarlyOrLate()
    guard let part = DayPart(lexeme), part == .lunchtime || !word.hasSuffix("s") else {
      self = start
      return nil
    }
    advance()
    skip([.at, .hedge, .by, .for, .comma, .from])
    return part
  }

  /// Reads a part of the day behind a time: "in the morning", "at night", "this evening".
  mutating func trailingDayPart() -> DayPart? {
    let start = self
    take(.comma)
    skip([.in, .at, .this, .the, .tomorrow, .every, .each, .on])
    takeEarlyOrLate()
    guard let part = DayPart(lexeme), index > start.index || !word.hasSuffix("s") else {
      self = start
      return nil
    }
    advance()
    // In "a table for 1 this evening at 7:30" the evening belongs to what follows.
    if startsHour {
      self = start
      return nil
    }
    return part
  }

  /// Whether a number comes next, perhaps after "at", that is an hour and counts nothing, or a word that says one.
  private var startsHour: Bool {
    var next = self
    next.skip([.at, .hedge])
    if [.noon, .midnight, .half, .quarter].contains(next.lexeme) { return true }
    guard let hour = next.count(in: 0...24) else { return false }
    return hour > 0 && (next.lexeme == .colon || !LexemeSet.counting.contains(next.lexeme))
  }

  private mutating func takeEarlyOrLate() {
    if lexeme == .other, word == "early" || word == "late" { advance() }
  }
}
