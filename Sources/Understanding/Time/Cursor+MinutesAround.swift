extension Cursor {
  /// Reads a time by its distance from an hour: "half past seven", "half seven", "quarter to
  /// nine", "20 past 3pm", "15 minutes to noon".
  mutating func minutesAround(takesTo: Bool) -> ClockTime? {
    let start = self
    if let time = halfPast() ?? quarter() ?? counted(takesTo: takesTo) { return time }
    self = start
    return nil
  }

  /// Reads "half past eight" and the British "half eight", which is half past eight too.
  private mutating func halfPast() -> ClockTime? {
    let start = self
    if lexeme == .a, peek(1) == .half { advance() }
    guard take(.half) else {
      self = start
      return nil
    }
    let isPast = take(.past) || take(.after)
    if !isPast, lexeme == .dash, isGlued, isGlued(1) { advance() }
    guard isPast || peek(0) == .small || peek(0) == .digits, let hour = anchorTime(.hour),
      isPast || hour.form == .bare && hour.seconds < 46_800 && !LexemeSet.unit.contains(lexeme)
        || hour.form == .marked
    else {
      self = start
      return nil
    }
    return hour.moved(by: 1800)
  }

  /// Reads "a quarter past noon", "quarter to nine" and "quarter of nine".
  private mutating func quarter() -> ClockTime? {
    let start = self
    take(.a)
    let quarters = lexeme == .small || lexeme == .digits ? (count(in: 3...3) ?? 0) : 1
    if quarters > 0, take(.quarter), let sign = direction(takesTo: true),
      let hour = anchorTime(.hour)
    {
      return hour.moved(by: sign * quarters * 900)
    }
    self = start
    return nil
  }

  /// Reads "20 past 3", "ten minutes to eight", "twenty after 3pm".
  private mutating func counted(takesTo: Bool) -> ClockTime? {
    let start = self
    if let minutes = count(in: 1...59) {
      let hasUnit = take(.minute) || lexeme == .m && take(.m)
      // Without "minutes" only the steps of a clock face are counted, so that "8 to 4" is none.
      let isStep = [5, 10, 15, 20, 25].contains(minutes)
      if let sign = direction(takesTo: hasUnit || takesTo && isStep),
        hasUnit || sign > 0 || isStep, let hour = anchorTime(.hour),
        !(lexeme == .colon && isGlued)
      {
        var time = hour.moved(by: sign * minutes * 60)
        if sign < 0, !hasUnit { time.form = .spoken }
        return time
      }
    }
    self = start
    return nil
  }

  /// Reads "past" or "to", and gives 1 or -1.
  private mutating func direction(takesTo: Bool) -> Int? {
    switch lexeme {
    case .past:
      advance()
      return 1
    case .after where word == "after":
      advance()
      return 1
    case .to where takesTo, .before where takesTo, .until where takesTo, .of where takesTo:
      advance()
      return -1
    default: return nil
    }
  }
}
