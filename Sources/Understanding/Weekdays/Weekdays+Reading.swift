extension WeekdaysDimension {
  /// What the line says: all days that it names, wherever they stand in it.
  ///
  /// One day that corrects a list may replace the list or its last day, which is asked, and so are
  /// alternatives.
  public func read(_ line: Line, in context: Context) -> Reading<WeekdaySet> {
    let found = matches(in: line, context: context).filter { !line.isRuledOut($0) }
    let settlement = Settlement(of: found, in: line) { violation(of: $0, in: context) }
    let reading = settlement.reading()
    let named = settlement.remaining().filter { $0.missing == nil }
    if let replaced = replacedLast(found, by: reading, in: line) {
      return Reading(anyOf: [replaced.list, replaced.day], replaced.evidence)
    }
    guard let first = named.first, let last = named.last, named.count > 1,
      !line.tokens.contains(where: { $0.lexeme == .or })
    else { return reading }
    let days = named.reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
    let evidence = line.evidence(
      first.tokens.lowerBound..<last.tokens.upperBound, rule: first.rule)
    if let violation = violation(of: days, in: context) {
      return .unclear(.refused(days, violation, evidence))
    }
    return .understood(days, evidence)
  }

  private func replacedLast(
    _ matches: [Match<WeekdaySet>], by reading: Reading<WeekdaySet>, in line: Line
  ) -> (list: WeekdaySet, day: WeekdaySet, evidence: Evidence)? {
    guard case .understood(let days, let evidence) = reading, days.count == 1, matches.count == 2,
      let list = matches.first?.values.first, list.count > 1, days == matches.last?.values.first,
      let day = days.days.first, !list.contains(day), let last = lastDay(of: matches[0], in: line),
      line.isCorrection(matches[0].tokens.upperBound..<matches[1].tokens.lowerBound)
    else { return nil }
    return (list.subtracting(WeekdaySet([last])).union(days), days, evidence)
  }

  private func lastDay(of match: Match<WeekdaySet>, in line: Line) -> Weekday? {
    let token = line.tokens[match.tokens.upperBound - 1]
    guard token.lexeme == .weekday, let number = token.number else { return nil }
    return Weekday.allCases[number - 1]
  }
}

extension Line {
  /// Whether "no" stands right before days: "no Sundays"; "no, Sunday" corrects something.
  fileprivate func isRuledOut(_ match: Match<WeekdaySet>) -> Bool {
    let index = match.tokens.lowerBound
    return index > 0 && tokens[index - 1].lexeme == .no
  }
}
