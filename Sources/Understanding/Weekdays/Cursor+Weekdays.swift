extension Cursor {
  /// Whether the day that comes next is meant every week: "Mondays".
  var isPluralDay: Bool {
    lexeme != .weekday || word.utf8.count > 4 && word.utf8.last == UInt8(ascii: "s")
  }

  /// Reads "but", "except", "apart from", "not".
  mutating func takeExcept() -> Bool {
    switch lexeme {
    case .but, .except, .without, .minus, .less:
      advance()
      take([.not, .for])
      take([.from, .for])
      return true
    case .not, .no:
      advance()
      take([.on])
      return true
    default: return false
    }
  }

  /// Reads days joined by commas, "and" or nothing: their union.
  mutating func weekdayList() -> WeekdaySet? {
    guard var days = weekdayTerm() else { return nil }
    while true {
      var next = self
      next.skip([.comma, .and, .ampersand, .plus, .slash, .with, .also, .on, .or])
      // A dash after a range goes on with a list: Mon-Wed-Fri.
      next.take(.dash)
      guard next.index < index + 4, !hasOr(upTo: next.index), let more = next.weekdayTerm() else {
        return days
      }
      days.formUnion(more)
      self = next
    }
  }

  private func hasOr(upTo end: Int) -> Bool { tokens[index..<end].contains { $0.lexeme == .or } }

  /// Reads one term of a list of days.
  private mutating func weekdayTerm() -> WeekdaySet? {
    let start = self
    take([.the, .on, .both])
    switch lexeme {
    case .weekday:
      if let chain = weekdayChain() { return chain }
    case .weekend:
      advance()
      return .weekend
    case .weekdays:
      advance()
      return .weekdays
    case .daily:
      advance()
      return .everyDay
    case .every, .all, .any, .each:
      advance()
      if lexeme == .but || lexeme == .except { return .everyDay }
      if lexeme == .weekday, let day = number.flatMap(weekday(_:)) {
        advance()
        return WeekdaySet([day])
      }
      if take(.weekend) { return .weekend }
      if take(.weekdays) { return .weekdays }
      if take([.day, .week]) || take(.the, .day) { return .everyDay }
      if tokens[index - 1].word == "everyday" || tokens[index - 1].word == "everything" {
        return .everyDay
      }
    case .other:
      // The abbreviations of timetables.
      let days: WeekdaySet? =
        switch word {
        case "mwf": WeekdaySet([.mon, .wed, .fri])
        case "tth", "tuth": WeekdaySet([.tue, .thu])
        default: nil
        }
      if let days {
        advance()
        return days
      }
    case .ordinalSuffix where !isGlued || peek(-1) == .slash:
      // "Tu/Th"
      guard word == "th" else { break }
      advance()
      return WeekdaySet([.thu])
    default: break
    }
    self = start
    return nil
  }

  /// Reads a day, or a range of days; days joined by several dashes are a list.
  private mutating func weekdayChain() -> WeekdaySet? {
    guard let first = number.flatMap(weekday(_:)) else { return nil }
    advance()
    guard lexeme == .dash || lexeme == .to || lexeme == .through || lexeme == .until,
      peek(1) == .weekday, let last = tokens[index + 1].number.flatMap(weekday(_:))
    else { return WeekdaySet([first]) }
    if lexeme == .dash, peek(2) == .dash, peek(3) == .weekday { return WeekdaySet([first]) }
    if peek(-2) == .dash, lexeme == .dash { return WeekdaySet([first]) }
    advance(2)
    return WeekdaySet(from: first, through: last)
  }

  private func weekday(_ number: Int) -> Weekday? {
    (1...7).contains(number) ? Weekday.allCases[number - 1] : nil
  }
}
