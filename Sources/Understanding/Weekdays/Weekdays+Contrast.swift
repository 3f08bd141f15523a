/// Days that stand against others: "Thursday, not Wednesday".
extension WeekdaysDimension {
  /// What two lists say of which the second is denied, though it shares a day with the first: the first of "Mon
  /// and Wed, not Mon and Sat".
  func contrasted(
    _ matches: [Match<WeekdaySet>], in line: Line
  ) -> Reading<WeekdaySet>? {
    guard matches.count == 2, let new = matches[0].values.first, let out = matches[1].values.first,
      new.count > 1, out.count > 1, !new.isDisjoint(with: out),
      line.tokens[matches[0].tokens].allSatisfy({ $0.lexeme != .weekdays }),
      // "No, not Wednesday, Thursday" goes on behind the comma.
      line.tokens[matches[1].tokens].allSatisfy({ $0.lexeme != .comma }),
      line.deniesPlainly(matches[1].tokens.lowerBound)
    else { return nil }
    return .understood(new, line.evidence(matches[0].tokens, rule: Self.edit))
  }

  /// What is said beside a list that is denied and has all of it: the "Tue and Thu" of "not every day: Tue and Thu".
  func narrowed(_ matches: [Match<WeekdaySet>], in line: Line) -> Reading<WeekdaySet>? {
    guard
      let denied = matches.first(where: {
        line.deniesPlainly($0.tokens.lowerBound) || line.isNegated($0.tokens.lowerBound)
      }),
      let all = denied.values.only,
      case let others = matches.filter({ $0.tokens != denied.tokens }), let last = others.last,
      case let days = others.reduce(WeekdaySet(), { $0.union($1.values.first ?? []) }),
      !days.isEmpty, days != all, all.isSuperset(of: days)
    else { return nil }
    return .understood(
      days,
      line.evidence(others[0].tokens.lowerBound..<last.tokens.upperBound, rule: Self.edit))
  }

  /// What "not Wednesday, Thursday" and "no Wednesday, Thursday" make of days: a day behind the comma that was not among them takes
  /// the place of the first; where it was, both may be out.
  func contrasted(
    _ old: WeekdaySet, by matches: [Match<WeekdaySet>], in line: Line
  ) -> Reading<WeekdaySet>? {
    guard let match = matches.only, line.deniesPlainly(match.tokens.lowerBound)
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
}

extension Line {
  /// Whether a "not" or a "no" stands right before days, but for an "on".
  fileprivate func deniesPlainly(_ days: Int) -> Bool {
    let before = tokens[..<days].last { $0.lexeme != .on && $0.lexeme != .the }
    if before?.isOf == true {
      return tokens[..<days].contains { $0.lexeme == .instead }
    }
    return before?.word == "not" || before?.lexeme == .no
  }
}
