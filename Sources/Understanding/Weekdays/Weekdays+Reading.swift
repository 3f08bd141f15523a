extension WeekdaysDimension {
  /// What the line says: all days that it names, wherever they stand in it.
  ///
  /// One day that corrects a list may replace the list or its last day, which is asked, and so are
  /// alternatives and days that are only possible. A list with a word that may be one more day is
  /// not understood.
  public func read(_ line: Line, in context: Context) -> Reading<WeekdaySet> {
    let line = withoutHours(line, in: context)
    if let rest = rest(in: line, context) { return rest }
    let reading = readNamed(line, in: context)
    if reading.isNothing, let left = leftOver(in: line, context) { return left }
    guard case .understood(let days, let evidence) = reading else { return reading }
    // "4 days, any but Monday" names more of them than there are to be.
    if let count = Self.rules.matches(in: line, context: context).first(where: {
      $0.rule == Self.count.name
    }),
      line.leavesOpen(
        which: count.tokens,
        of: [Match(values: [days], tokens: 0..<0, rule: evidence.rule, isExplicit: false)])
    {
      return .unclear(.incomplete(.which, line.evidence(count.tokens, rule: count.rule)))
    }
    // "I rest on Sundays, otherwise any day"
    let taken = Self.rules.matches(in: line, context: context).filter {
      line.isOccupied($0.tokens)
    }.reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
    let free = days.subtracting(taken)
    return free.isEmpty ? reading : Reading(anyOf: [free, days], evidence)
  }

  func readNamed(_ line: Line, in context: Context) -> Reading<WeekdaySet> {
    let all = matches(in: line, context: context).filter { !line.isOver($0.tokens) }
    let told = line.partingSubjects(all, context)
    let offered = told.filter { !line.isRuledOut($0) && !explains($0, among: told, in: line) }
    let parted = offered.filter { !line.isTurnedDown(behind: $0.tokens) }
    if parted.isEmpty, let denied = offered.first {
      return .unclear(.incomplete(.which, line.evidence(denied.tokens, rule: denied.rule)))
    }
    // "Weekdays, because on the weekends we see his parents": a reason names no days where something else
    // does.
    let claimed = parted.filter { !line.isReason($0.tokens) }
    let found = claimed.isEmpty ? parted : claimed
    guard !found.contains(where: { line.isNearDay(behind: $0.tokens) }) else {
      return .unclear(.nothingFound)
    }
    if let trained = trained(among: found, in: line) { return trained }
    if let open = all.first(where: { $0.rule == Self.openExcept.name }) {
      if let left = left(by: open, among: all, in: line) { return left }
      return .unclear(.incomplete(.which, line.evidence(open.tokens, rule: open.rule)))
    }
    if let corrected = corrected(all, in: line) { return corrected }
    if let contrasted = contrasted(all, in: line) { return contrasted }
    // "Monday, Wednesday, no not Wednesday, Thursday"
    if all.count == 2, let list = all[0].values.first,
      let contrasted = contrasted(list, by: [all[1]], in: line)
    {
      return contrasted
    }
    if let edited = editedList(all, in: line, context) { return edited }
    let settlement = Settlement(of: found, in: line) { violation(of: $0, in: context) }
    let reading = settlement.reading()
    let remaining = settlement.remaining().filter { $0.missing == nil }
    // "It was Mondays, but now it's Tuesdays"
    let weights = line.weights(of: remaining.map(\.tokens))
    let meant = zip(remaining, weights).filter { $0.1 != .aside }.map(\.0)
    let named = meant.isEmpty ? remaining : meant
    if let count = all.first(where: { $0.rule == Self.count.name }) {
      let evidence = line.evidence(count.tokens, rule: count.rule)
      if let days = alternateDays(count, from: named, in: line) {
        return Reading(anyOf: days, evidence)
      }
      if line.leavesOpen(which: count.tokens, of: named) {
        return .unclear(.incomplete(.which, evidence))
      }
    }
    if let lists = openLists(of: named), let first = named.first, let last = named.last {
      return Reading(
        anyOf: lists,
        line.evidence(first.tokens.lowerBound..<last.tokens.upperBound, rule: Self.oneOf.name))
    }
    if let concluded = concluded(named, in: line, context) { return concluded }
    if let ends = ends(named, in: line, context) { return ends }
    if let replaced = replacedLast(found, by: reading, in: line) {
      return Reading(anyOf: [replaced.list, replaced.day], replaced.evidence)
    }
    guard let first = named.first, let last = named.last, named.count > 1 else { return reading }
    let days = named.reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
    let evidence = line.evidence(
      first.tokens.lowerBound..<last.tokens.upperBound, rule: first.rule)
    if let violation = violation(of: days, in: context) {
      return .unclear(.refused(days, violation, evidence))
    }
    if line.tokens.contains(where: { $0.lexeme == .or }) {
      return alternatives(of: named, in: line).map { Reading(anyOf: $0, evidence) } ?? reading
    }
    if let place = named.indices.dropFirst().first(where: {
      line.isMaybe(named[$0 - 1].tokens.upperBound..<named[$0].tokens.lowerBound)
        || line.isEven(for: named[$0].tokens)
    }) {
      let sure = named[..<place].reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
      return Reading(anyOf: [sure, days], evidence)
    }
    let others = named.filter { line.isEvent($0.tokens) }
    if !others.isEmpty, others.count < named.count {
      let free = named.filter { !others.contains($0) }.reduce(WeekdaySet()) {
        $0.union($1.values.first ?? [])
      }
      let listed = named.map(\.tokens).filter { place in !others.contains { $0.tokens == place } }
      // What a sentence of its own says of a day is no item of a list.
      let isApart = others.allSatisfy { other in
        let sentence = line.sentenceSpan(around: line.span(other.tokens))
        return !listed.contains { line.span($0).overlaps(sentence) }
      }
      return Reading(anyOf: isApart ? [free] : [free, days], evidence)
    }
    return .understood(days, evidence)
  }

  /// Whether days are named once more to tell why they are left out, behind words that leave them out or name
  /// all that there are: "any day but Friday, Friday is choir", "weekends only, on weekdays I work".
  private func explains(
    _ days: Match<WeekdaySet>, among named: [Match<WeekdaySet>], in line: Line
  ) -> Bool {
    guard let value = days.values.only, line.saysOtherDoing(around: days.tokens),
      // An "and" goes on with the list.
      line.clauses().first(where: { $0.tokens.overlaps(days.tokens) })?.link != .and
    else { return false }
    return named.contains { earlier in
      guard earlier.tokens.upperBound <= days.tokens.lowerBound, let chosen = earlier.values.only
      else { return false }
      if Self.exceptions.contains(earlier.rule) || line.areAll(earlier.tokens) {
        return chosen.isDisjoint(with: value)
      }
      return (line.isRuledOut(earlier) || line.isNegated(earlier.tokens.lowerBound))
        && chosen.isSuperset(of: value)
    }
  }

  private static let exceptions = [except.name, exceptFirst.name, exceptLast.name]

  /// The days on which one runs, and all, where a clause says that of some and another tells of other days what
  /// else is done on them: "I swim every day, run Monday and Friday".
  private func trained(
    among found: [Match<WeekdaySet>], in line: Line
  ) -> Reading<WeekdaySet>? {
    let named = found.filter { $0.values.count == 1 && $0.missing == nil }
    let trained = named.filter { line.saysTraining(around: $0.tokens) }
    let others = named.filter { line.saysOtherDoing(around: $0.tokens) }
    guard let first = trained.first, let last = trained.last, !others.isEmpty,
      named.allSatisfy({ day in (trained + others).contains { $0.tokens == day.tokens } })
    else { return nil }
    let days = trained.reduce(WeekdaySet()) { $0.union($1.values[0]) }
    let all = others.reduce(days) { $0.union($1.values[0]) }
    return Reading(
      anyOf: [days, all],
      line.evidence(first.tokens.lowerBound..<last.tokens.upperBound, rule: first.rule))
  }

  /// The sets that alternatives of one kind leave open: "Mon, Wed and either Fri or Sat".
  private func alternatives(
    of named: [Match<WeekdaySet>], in line: Line
  ) -> [WeekdaySet]? {
    func isOr(_ place: Int) -> Bool {
      place > 0 && place < named.count
        && line.tokens[named[place - 1].tokens.upperBound..<named[place].tokens.lowerBound]
          .contains { $0.lexeme == .or }
    }
    let either = named.indices.filter { isOr($0) || isOr($0 + 1) }
    // One chain of alternatives: "Mon or Tue, and Fri or Sat" has two.
    guard let first = either.first, let last = either.last,
      (first..<last).allSatisfy({ isOr($0 + 1) })
    else { return nil }
    let fixed = named.indices.filter { !either.contains($0) }.reduce(WeekdaySet()) {
      $0.union(named[$1].values.first ?? [])
    }
    return either.map { fixed.union(named[$0].values.first ?? []) }
  }

  /// What is left of a list of which a day is taken out again: "Sat, Sun and Tue, scrap Tue", "Mon and
  /// Sat, no wait, Sun not Sat".
  private func editedList(
    _ matches: [Match<WeekdaySet>], in line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    guard let list = matches.first, let days = list.values.first, matches.count > 1,
      matches.allSatisfy({ $0.missing == nil && $0.values.count == 1 }),
      matches.dropFirst().contains(where: { days.isSuperset(of: $0.values.first ?? days) }),
      let edited = edited(
        days, by: matches.dropFirst().map { SaidDays(match: $0, isTaken: false) }, in: line),
      edited.days != days
    else { return nil }
    let evidence = line.evidence(
      list.tokens.lowerBound..<edited.tokens.upperBound, rule: list.rule)
    return checked(edited.days, evidence, context)
  }
}

extension Line {
  /// Whether some tokens between days make those behind them only possible: "and maybe".
  fileprivate func isMaybe(_ gap: Range<Int>) -> Bool {
    tokens[gap].contains {
      $0.lexeme == .maybe || ["perhaps", "probably", "sometimes"].contains($0.word)
    }
  }
}
