extension WeekdaysDimension {
  /// What the line makes of the earlier days: "add Sunday", "not Friday", "Thursday instead of
  /// Friday", "I can't do Fridays any more", or other days altogether.
  public func revise(
    _ old: WeekdaySet, by line: Line, in context: Context
  ) -> Reading<WeekdaySet> {
    let matches = matches(in: line, context: context).filter { $0.missing == nil }
    let pairs = line.exchanges(of: matches.flatMap(\.tokens))
    // "Wed should be Thu", where there is no Wednesday
    if pairs.contains(where: { !old.contains($0.old) }) { return .unclear(.nothingFound) }
    if let contrasted = contrasted(old, by: matches, in: line) { return contrasted }
    if let edited = edited(old, by: matches, in: line) {
      return revised(edited.days, line.evidence(edited.tokens, rule: Self.edit), context)
    }
    if matches.isEmpty, let taken = taken(old, in: line, context) { return taken }
    return read(line, in: context)
  }

  private static let edit = RuleName.editing("weekdays")

  private func revised(
    _ days: WeekdaySet, _ evidence: Evidence, _ context: Context
  ) -> Reading<WeekdaySet> {
    if let violation = violation(of: days, in: context) {
      return .unclear(.refused(days, violation, evidence))
    }
    return .understood(days, evidence)
  }

  /// What "not Wednesday, Thursday" makes of days: a day behind the comma that was not among them takes
  /// the place of the first; where it was, both may be out.
  private func contrasted(
    _ old: WeekdaySet, by matches: [Match<WeekdaySet>], in line: Line
  ) -> Reading<WeekdaySet>? {
    guard matches.count == 1, let match = matches.first, line.deniesPlainly(match.tokens.lowerBound)
    else { return nil }
    let tokens = line.tokens[match.tokens]
    let days = tokens.filter { $0.lexeme == .weekday }.compactMap(\.number)
      .map { Weekday.allCases[$0 - 1] }
    guard days.count > 1, old.contains(days[0]),
      tokens.allSatisfy({ $0.lexeme == .weekday || $0.lexeme == .comma })
    else { return nil }
    let others = WeekdaySet(Array(days.dropFirst()))
    let replaced = old.subtracting(WeekdaySet([days[0]])).union(others)
    let evidence = line.evidence(match.tokens, rule: Self.edit)
    if others.isDisjoint(with: old) { return .understood(replaced, evidence) }
    let removed = old.subtracting(WeekdaySet(days))
    return Reading(anyOf: [removed, replaced].filter { !$0.isEmpty }, evidence)
  }

  /// What is left of days on which there is something else to do by now: "I can't do Fridays any
  /// more", "Friday is out after all".
  private func taken(
    _ old: WeekdaySet, in line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    let taken = Self.rules.matches(in: line, context: context).filter {
      $0.missing == nil && line.isOccupied($0.tokens)
    }
    let days = taken.reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
    guard let first = taken.first, let last = taken.last, !old.isDisjoint(with: days) else {
      return nil
    }
    let evidence = line.evidence(
      first.tokens.lowerBound..<last.tokens.upperBound, rule: Self.edit)
    return revised(old.subtracting(days), evidence, context)
  }
}

extension Line {
  /// Whether a "not" stands right before days, but for an "on".
  fileprivate func deniesPlainly(_ days: Int) -> Bool {
    tokens[..<days].last { $0.lexeme != .on && $0.lexeme != .the }?.word == "not"
  }
}
