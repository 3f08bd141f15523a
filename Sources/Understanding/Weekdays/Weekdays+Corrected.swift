/// A list of days whose last is corrected by what its line says next.
extension WeekdaysDimension {
  /// What "Monday, Wednesday no Thursday" says: Thursday instead of Wednesday, or never.
  func corrected(
    _ matches: [Match<WeekdaySet>], in line: Line
  ) -> Reading<WeekdaySet>? {
    guard matches.count == 2, line.isRuledOut(matches[1]), !line.isRuledOut(matches[0]),
      line.tokens[matches[1].tokens.lowerBound].isOneDay,
      let days = matches[0].values.first, let others = matches[1].values.first,
      matches[0].tokens.upperBound >= matches[1].tokens.lowerBound - 2,
      days.isDisjoint(with: others), let last = lastDay(of: matches[0], in: line)
    else { return nil }
    let evidence = line.evidence(
      matches[0].tokens.lowerBound..<matches[1].tokens.upperBound, rule: matches[0].rule)
    return Reading(anyOf: [days, days.subtracting(WeekdaySet([last])).union(others)], evidence)
  }

  func replacedLast(
    _ matches: [Match<WeekdaySet>], by reading: Reading<WeekdaySet>, in line: Line
  ) -> (list: WeekdaySet, day: WeekdaySet, evidence: Evidence)? {
    guard case .understood(let days, let evidence) = reading, matches.count == 2,
      // "Monday, Wednesday no make it Thursday, and Sunday" may go on with the list.
      days.count == 1 || line.goesOn(in: matches[1].tokens),
      let list = matches.first?.values.first, list.count > 1, days == matches.last?.values.first,
      days.isDisjoint(with: list), let last = lastDay(of: matches[0], in: line),
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

extension Token {
  /// Whether the word is one day, not all of its name: "Thursday", not "Thursdays".
  fileprivate var isOneDay: Bool {
    lexeme == .weekday && !(word.hasSuffix("days") || word.hasSuffix("day's"))
  }
}

extension Line {
  /// Whether a list goes on by a comma and an "and" behind its first item.
  fileprivate func goesOn(in list: Range<Int>) -> Bool {
    list.dropFirst().first.map { tokens[$0].lexeme == .comma } ?? false
      && list.dropFirst(2).first.map { tokens[$0].lexeme == .and } ?? false
  }
}
