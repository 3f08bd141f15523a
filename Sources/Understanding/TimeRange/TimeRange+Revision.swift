extension TimeRangeDimension {
  /// What the line says as a correction: another range, or another start, end or length.
  ///
  /// A time that does not say which end it is replaces the nearer one ("make it 9" of noon to 8 PM
  /// ends at 9 PM); where neither is clearly nearer, both ways are given.
  public func revise(
    _ old: TimeRange, by line: Line, in context: Context
  ) -> Reading<TimeRange> {
    if let moved = moved(old, by: line, in: context) { return moved }
    if let conclusion = line.conclusionFromFact,
      case .understood(let new, let evidence) = revise(old, by: conclusion, in: context)
    {
      return .understood(new, evidence)
    }
    let reading = read(line, in: context)
    switch reading {
    case .ambiguous(let ranges, let evidence):
      return near(old, among: ranges).map { checked($0, evidence, context) } ?? reading
    case .understood(let new, _):
      return revised(old, besideTimeSaidAgainIn: new, in: line, context) ?? reading
    case .unclear(.refused): return reading
    case .unclear(.severalValues(let values)):
      let others = values.filter { $0 != old }
      guard others.count == 1, values.contains(old), let new = others.first else { return reading }
      return .understood(new, line.evidence(0..<line.tokens.count, rule: "time-range.two-ends"))
    default: break
    }
    if preference == .eatingWindow, line.tokens.count <= 200,
      let end = EatingTimes(line, in: context).onlyEnd, end.isPlain(in: line)
    {
      return changed(old, to: end, in: line, context)
    }
    let matches = Settlement(of: TimeDimension().matches(in: line, context: context), in: line) {
      _ in nil
    }.remaining()
    let said = matches.contains(where: \.isExplicit) ? matches.filter(\.isExplicit) : matches
    if said.isEmpty { return lengthened(old, by: line, in: context) ?? reading }
    guard let match = said.only else { return reading }
    let candidates = candidates(old, match.values, line.edge(before: match.tokens))
    guard let nearest = candidates.first else { return reading }
    // "No, 1600" is more of something else than four o'clock, unless an end is near.
    if line.isFourDigits(match.tokens), nearest.distance > 2 * 3600 { return reading }
    let evidence = line.evidence(match.tokens, rule: "time-range.changed-end")
    return self.nearest(of: candidates, evidence, context) ?? reading
  }

  /// What a clause makes of the range where another says a time of it in the other role, for what is wrong with it: the
  /// "I stop at 11" beside "midnight is too late"; nil where none does.
  private func revised(
    _ old: TimeRange, besideTimeSaidAgainIn new: TimeRange, in line: Line, _ context: Context
  ) -> Reading<TimeRange>? {
    let again = new.start == old.end ? new.start : new.end == old.start ? new.end : nil
    guard let again, line.clauseTokens.count > 1 else { return nil }
    let others = line.clauseTokens.map { line.keeping(line.span($0)) }.filter { clause in
      let times = TimeDimension().matches(in: clause, context: context)
      return !times.isEmpty && !times.contains { $0.values.contains(again) }
    }
    let reading = others.only.map { revise(old, by: $0, in: context) }
    return reading?.value == nil ? nil : reading
  }

  /// The range of the starts and ends that were heard which is hardly another than the old one: "7:30 to 10" of 7:30 AM
  /// to 9 PM is about two hours and less, where each other half of the day is ten and more away.
  private func near(_ old: TimeRange, among ranges: [TimeRange]) -> TimeRange? {
    let near = ranges.flatMap { first in
      ranges.map { TimeRange(start: first.start, end: $0.end) }
    }.filter { $0.start.distance(to: old.start) + $0.end.distance(to: old.end) <= 2 * 3600 }
    return Set(near).count == 1 ? near.first : nil
  }

  private typealias Candidate = (range: TimeRange, distance: Int)

  /// The ranges with another start or end, and how far that is from the old one; the nearest first.
  private func candidates(
    _ old: TimeRange, _ times: [TimeOfDay], _ edge: Line.Edge?
  ) -> [Candidate] {
    times.flatMap { time -> [Candidate] in
      var candidates: [Candidate] = []
      if edge != .end {
        candidates.append((TimeRange(start: time, end: old.end), time.distance(to: old.start)))
      }
      if edge != .start {
        candidates.append((TimeRange(start: old.start, end: time), time.distance(to: old.end)))
      }
      return candidates
    }.sorted { $0.distance < $1.distance }
  }

  /// The old range with the start or end that a line says in words of eating.
  private func changed(
    _ old: TimeRange, to end: EatingTime, in line: Line, _ context: Context
  ) -> Reading<TimeRange> {
    let candidates = candidates(old, end.time.readings, end.role == .start ? .start : .end)
    let rule: RuleName =
      end.isAboutEating ? .editing("time-range") : "time-range.changed-end"
    return nearest(of: candidates, line.evidence(end.wholeTokens, rule: rule), context)
      ?? .unclear(.nothingFound)
  }

  /// The nearest range, or those of which none is clearly nearer.
  private func nearest(
    of candidates: [Candidate], _ evidence: Evidence, _ context: Context
  ) -> Reading<TimeRange>? {
    guard let nearest = candidates.first else { return nil }
    // Twice as near is clearly nearer.
    let rivals = candidates.dropFirst().filter { $0.distance < 2 * nearest.distance }
    if rivals.isEmpty { return checked(nearest.range, evidence, context) }
    let ranges = [nearest.range] + rivals.map(\.range)
    let allowed = ranges.filter { violation(of: $0, in: context) == nil }
    return allowed.isEmpty
      ? checked(nearest.range, evidence, context) : Reading(anyOf: allowed, evidence)
  }

  /// The old range with another length: "10 hours instead".
  private func lengthened(
    _ old: TimeRange, by line: Line, in context: Context
  ) -> Reading<TimeRange>? {
    for place in line.tokens.indices {
      var cursor = Cursor(line.tokens, at: place, context: context)
      guard cursor.startsFresh, let length = cursor.clockLength(), length >= 3600,
        !line.isNegated(place)
      else { continue }
      let end = TimeOfDay(secondsSinceMidnight: old.start.secondsSinceMidnight + length)
      return checked(
        TimeRange(start: old.start, end: end),
        line.evidence(place..<cursor.index, rule: "time-range.changed-length"), context)
    }
    return nil
  }
}

extension TimeOfDay {
  /// The seconds between two times, the shorter way around the clock.
  fileprivate func distance(to other: TimeOfDay) -> Int {
    let difference = abs(secondsSinceMidnight - other.secondsSinceMidnight)
    return min(difference, 86_400 - difference)
  }
}

extension Line {
  /// What the line comes to behind a "so", where what stands before only tells how things are: the "until 7" of
  /// "we eat at half past six, so until 7".
  fileprivate var conclusionFromFact: Line? {
    let clauses = clauses()
    guard let place = clauses.lastIndex(where: { $0.link == .conclusion }), place > 0,
      tellsFact(clauses[place - 1].tokens)
    else { return nil }
    return keeping(span(clauses[place].tokens.lowerBound..<tokens.count))
  }

  /// Whether some tokens are four digits and nothing besides.
  fileprivate func isFourDigits(_ range: Range<Int>) -> Bool {
    range.count == 1 && tokens[range].first?.kind == .digits
      && tokens[range].first?.word.count == 4
  }

  fileprivate enum Edge { case start, end }

  /// Whether a word says where a day of eating starts, by itself or as its first meal.
  private func isAtStart(_ token: Token) -> Bool {
    token.lexeme == .start || EatingWords.morning.contains(token.word)
  }

  /// Which end of a range the words before a time say that it is.
  fileprivate func edge(before range: Range<Int>) -> Edge? {
    for place in tokens[..<range.lowerBound].indices.reversed().prefix(5) {
      switch tokens[place].lexeme {
      case .start, .from, .after, .since: return .start
      // "Change the start to 9"
      case .to where tokens[max(0, place - 3)..<place].contains(where: isAtStart): return .start
      case .until, .finish, .to, .before: return .end
      case .comma, .period, .semicolon, .not, .than: return nil
      default:
        if isAtStart(tokens[place]) || EatingWords.morning.contains(tokens[place].word) {
          return .start
        }
        if EatingWords.evening.contains(tokens[place].word) { return .end }
      }
    }
    switch tokens.dropFirst(range.upperBound).first?.lexeme {
    case .start: return .start
    case .finish: return .end
    default: return nil
    }
  }
}
