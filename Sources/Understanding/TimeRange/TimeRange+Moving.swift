extension TimeRangeDimension {
  /// The old range moved or changed in length by the amount that a line says: "the whole window an
  /// hour later", "finish half an hour earlier", "an hour longer"; nil where it says none.
  ///
  /// An hour later alone may move both ends or the last, which is asked.
  func moved(_ old: TimeRange, by line: Line, in context: Context) -> Reading<TimeRange>? {
    let spans = DurationDimension().matches(in: line, context: context)
    guard let span = spans.only, let length = span.values.first?.wholeSeconds, length % 60 == 0,
      let change = line.change(by: span.tokens), length < 86_400
    else { return nil }
    let seconds = length * change.sign
    let evidence = line.evidence(span.tokens, rule: .editing("time-range"))
    let ranges =
      line.movedEnds(of: change).map { ends in
        TimeRange(
          start: ends.contains(.start) ? old.start.moved(by: seconds) : old.start,
          end: ends.contains(.end) ? old.end.moved(by: seconds) : old.end)
      }
    let allowed = ranges.filter { violation(of: $0, in: context) == nil }
    guard !allowed.isEmpty else {
      return ranges.first.flatMap { range in
        violation(of: range, in: context).map { .unclear(.refused(range, $0, evidence)) }
      }
    }
    return Reading(anyOf: allowed, evidence)
  }
}

extension TimeOfDay {
  /// The time so many seconds later, or earlier where they are negative, around the clock.
  fileprivate func moved(by seconds: Int) -> TimeOfDay {
    TimeOfDay(secondsSinceMidnight: secondsSinceMidnight + seconds)
  }
}

extension Line {
  fileprivate enum End { case start, end }

  /// The ends that a change moves, and others where it may be meant in two ways.
  fileprivate func movedEnds(of change: Change) -> [Set<End>] {
    let starts = tokens.contains { $0.lexeme == .start || Self.starting.contains($0.word) }
    let ends = tokens.contains { $0.lexeme == .finish || Self.ending.contains($0.word) }
    if starts && ends || tokens.contains(where: { $0.lexeme == .both }) { return [[.start, .end]] }
    if starts { return [[.start]] }
    if ends || change.kind == .size { return [[.end]] }
    let isWhole = tokens.contains { Self.whole.contains($0.word) }
    return isWhole ? [[.start, .end]] : [[.start, .end], [.end]]
  }

  private static let starting = WordClasses.english.words("TimeRangeMoving.starting")
  private static let ending = WordClasses.english.words("TimeRangeMoving.ending")
  private static let whole = WordClasses.english.words("TimeRangeMoving.whole")
}
