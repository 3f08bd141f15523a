extension TimeRangeDimension {
  /// The range that the line says: as two ends or as a start and a length, or, where people are asked
  /// when they eat, by its meals and by when eating begins and ends.
  public func read(_ line: Line, in context: Context) -> Reading<TimeRange> {
    // "11 to 7, not noon to 8pm": the ends of what is not meant are none of what is.
    if let rejected = line.replacement?.rejected, let place = rejected.content,
      matches(in: rejected, context: context, isAsked: true).contains(where: { !$0.values.isEmpty })
    {
      return read(line.blanking([place]), in: context)
    }
    let all = matches(in: line, context: context, isAsked: true)
    let matches = all.filter { preference == nil || !line.isOfSleepOrWork($0) }
    if matches.isEmpty, !all.isEmpty { return .unclear(.nothingFound) }
    let plain = Settlement(of: matches, in: line) { violation(of: $0, in: context) }.reading()
    guard preference == .eatingWindow, line.tokens.count <= 200 else { return plain }
    switch plain {
    case .understood(let range, let evidence):
      if let other = inOtherHalf(range, evidence, of: line, context) {
        return Reading(anyOf: [range, other], evidence)
      }
      // "twenty to nine, when the bus leaves, to five"
      guard line.goesOn(behind: evidence.span.upperBound) else { return plain }
      return readTimes(in: line, context) ?? plain
    case .ambiguous(let ranges, let evidence):
      // "8 or 9 until 6" stays open.
      if line.tokens.contains(where: { $0.lexeme == .or }) { return plain }
      // "8 to 8, breakfast through dinner" begins in the morning.
      guard let read = readTimes(in: line, context), case .understood(let range, _) = read else {
        return settledByMeals(ranges, in: line, evidence) ?? plain
      }
      return ranges.contains(range) ? read : plain
    case .unclear(.severalValues(let ranges)):
      return mostMeant(of: matches, ranges, in: line, context) ?? plain
    case .unclear(.nothingFound), .unclear(.incomplete):
      return readTimes(in: line, context) ?? plain
    case .unclear: return plain
    }
  }

  /// The range with its end in the other half of the day, where its start alone says its half and few meals would be
  /// left between them: "7am til 10"; what the end says is said of both.
  private func inOtherHalf(
    _ range: TimeRange, _ evidence: Evidence, of line: Line, _ context: Context
  ) -> TimeRange? {
    let place = line.tokens.firstIndex { $0.span.lowerBound == evidence.span.lowerBound }
    guard let place, range.seconds < Self.usualDay else { return nil }
    var cursor = Cursor(line.tokens, at: place, context: context)
    guard let (said, _) = cursor.clockRange(), said.readings == [range],
      said.start.isHalfKnown
    else { return nil }
    return said.inOtherHalf.flatMap { $0.start < $0.end ? $0 : nil }
  }

  /// The shortest time between the first meal and the last that people eat in without saying both halves of the day.
  private static let usualDay = 4 * 3600

  /// The window between the times that the line names one by one.
  private func readTimes(in line: Line, _ context: Context) -> Reading<TimeRange>? {
    guard let (ranges, tokens) = EatingTimes(line, in: context).window else { return nil }
    let allowed = ranges.filter { violation(of: $0, in: context) == nil }
    guard !allowed.isEmpty else { return nil }
    let likely = allowed.filter { (9..<17).contains($0.start.hour) }
    return Reading(
      anyOf: likely.count == 1 ? likely : allowed,
      line.evidence(tokens, rule: "time-range.meals-and-ends"))
  }

  /// The only reading that begins in the morning, where the line speaks of breakfast.
  private func settledByMeals(
    _ ranges: [TimeRange], in line: Line, _ evidence: Evidence
  ) -> Reading<TimeRange>? {
    guard let breakfast = line.tokens.firstIndex(where: { EatingWords.morning.contains($0.word) }),
      !line.tokens[..<breakfast].contains(where: { [.no, .not, .without].contains($0.lexeme) })
    else { return nil }
    let mornings = ranges.filter { $0.start < .noon }
    guard let range = mornings.only else { return nil }
    return .understood(range, evidence)
  }

  /// Of several ranges the one that a "so" concludes with, or the only one that is about eating: "my
  /// shift is 7 to 7 and I eat from 8 to 4".
  private func mostMeant(
    of matches: [Match<TimeRange>], _ ranges: [TimeRange], in line: Line, _ context: Context
  ) -> Reading<TimeRange>? {
    let clauses = line.clauses(keeping: matches.map(\.tokens))
    func inside(_ match: Match<TimeRange>) -> Clause? {
      clauses.first { $0.tokens.contains(match.tokens.lowerBound) }
    }
    let whole = matches.filter { $0.missing == nil }
    let concluding = whole.filter { inside($0)?.link == .conclusion }
    let eating = whole.filter { match in
      inside(match).map { line.tokens[$0.tokens].contains { $0.lexeme == .eat } } ?? false
    }
    let isAtWork = whole.contains { match in
      inside(match).map { line.tokens[$0.tokens].contains { EatingWords.others.contains($0.word) } }
        ?? false
    }
    let best = concluding.isEmpty && isAtWork ? eating : concluding
    guard let match = best.only, match.values.count == 1 else { return nil }
    return .understood(match.values[0], line.evidence(match.tokens, rule: match.rule))
  }
}

extension Line {
  /// Whether a range is when somebody sleeps or works, and nothing of eating: "I sleep 10 to 6",
  /// "11 to 7 is when I'm in bed".
  fileprivate func isOfSleepOrWork(_ match: Match<TimeRange>) -> Bool {
    guard match.missing == nil, tokens.count <= 200,
      let clause = clauses(keeping: [match.tokens]).firstIndex(where: {
        $0.tokens.overlaps(match.tokens)
      })
    else { return false }
    let all = clauses(keeping: [match.tokens])
    var words = Array(tokens[all[clause].tokens])
    // "11 to 7 is when I sleep"
    if clause + 1 < all.count, all[clause + 1].link == .condition,
      words.last.map({ [.is, .that].contains($0.lexeme) }) ?? false
    {
      words += tokens[all[clause + 1].tokens]
    }
    guard !words.contains(where: { $0.lexeme == .eat || EatingWords.isMeal($0.word) }) else {
      return false
    }
    return words.contains { EatingWords.resting.contains($0.word) }
      || zip(words, words.dropFirst()).contains {
        [.i, .we, .my].contains($0.lexeme) && EatingWords.working.contains($1.word)
      }
  }

  /// Whether behind a place, given as a UTF-8 offset, comes a "to" or "until" and a number.
  fileprivate func goesOn(behind offset: Int) -> Bool {
    tokens.indices.dropLast().contains { place in
      tokens[place].span.lowerBound >= offset
        && [.to, .until, .through].contains(tokens[place].lexeme)
        && [.digits, .small, .quarter, .half, .noon, .midnight, .tens].contains(
          tokens[place + 1].lexeme)
    }
  }
}
