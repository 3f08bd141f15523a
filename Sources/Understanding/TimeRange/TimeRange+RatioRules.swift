extension TimeRangeDimension {
  /// 16:8 · 16:8 starting at noon · 18/6, I stop at 8: hours of fasting and of eating.
  static let ratio = Rule<TimeRange>("time-range.fasting-hours", startingWith: [.digits]) {
    cursor in
    guard cursor.startsFresh, let hours = cursor.fastingRatio() else { return nil }
    let end = cursor
    for _ in 0..<8 {
      if let ranges = cursor.windowEdge(lasting: hours * 3600) { return .init(anyOf: ranges) }
      guard !cursor.isAtEnd, cursor.lexeme != .digits else { break }
      cursor.advance()
    }
    cursor = end
    return .init(missing: .start)
  }

  /// Starting at noon, 16:8 · noon start, 16:8.
  static let ratioAfter = Rule<TimeRange>(
    "time-range.fasting-hours",
    startingWith: clockStarts.union([.start, .from, .finish, .until, .at])
  ) { cursor in
    guard cursor.startsFresh, let place = cursor.ratioPlace() else { return nil }
    var ratio = cursor
    ratio.advance(place)
    guard let hours = ratio.fastingRatio(),
      let ranges = cursor.windowEdge(lasting: hours * 3600), cursor.index <= ratio.index
    else { return nil }
    cursor = ratio
    return .init(anyOf: ranges)
  }
}

extension Cursor {
  /// Reads when eating starts or stops, and gives the windows of a length that do so.
  fileprivate mutating func windowEdge(lasting length: Int) -> [TimeRange]? {
    let start = self
    switch lexeme {
    case .finish, .until, .by, .before, .last:
      advance()
      skip([.at, .by, .eat, .hedge, .is, .the])
      if let time = edgeTime() { return time.ranges(lastingBefore: length) }
    case .start, .from, .at, .after, .ordinal:
      advance()
      skip([.at, .from, .eat, .hedge, .by, .is, .the])
      if let time = edgeTime() { return time.ranges(lasting: length) }
    case .noon, .midnight, .digits, .small:
      if let time = edgeTime() {
        if take(.finish) { return time.ranges(lastingBefore: length) }
        take(.start)
        return time.ranges(lasting: length)
      }
    default: break
    }
    self = start
    return nil
  }

  /// Reads a time that counts nothing else, as the 2 of "16:8 for 2 years" does.
  private mutating func edgeTime() -> ClockTime? {
    guard let time = clockTime(takesTo: false) else { return nil }
    return time.form == .bare && !isAtEnd && BareClockGate.isCounted(tokens[index]) ? nil : time
  }

  /// How many tokens further a fasting ratio begins, if one does within a few.
  fileprivate func ratioPlace() -> Int? {
    (1..<10).first { offset in
      guard peek(offset) == .digits, peek(offset + 2) == .digits else { return false }
      var cursor = self
      cursor.advance(offset)
      return cursor.fastingRatio() != nil
    }
  }
}
