extension WeekdaysDimension {
  /// What the line makes of the earlier days: "add Sunday", "not Friday", "Thursday instead of
  /// Friday", "I can't do Fridays any more", or other days altogether.
  public func revise(
    _ old: WeekdaySet, by line: Line, in context: Context
  ) -> Reading<WeekdaySet> {
    let said = saidDays(in: line, context)
    let matches = said.filter { !$0.isTaken }.map(\.match)
    if let exchanged = exchanged(old, said, in: line, context) { return exchanged }
    if let narrowed = narrowed(matches, in: line) { return narrowed }
    if let contrasted = contrasted(matches, in: line) ?? contrasted(old, by: matches, in: line) {
      return contrasted
    }
    if let picked = pickedOfSeveral(old, by: matches, in: line) { return picked }
    if let kept = kept(of: old, by: said, in: line, context) { return kept }
    if let placed = placed(old, by: said, in: line, context) { return placed }
    if let revised = takenOrEdited(old, by: said, in: line, context) { return revised }
    return renamed(old, by: line, in: context)
  }

  /// What "swap Tuesday for Friday" and "move the Tuesday to Friday" make of days; nothing where there
  /// is no such day to exchange.
  private func exchanged(
    _ old: WeekdaySet, _ said: [SaidDays], in line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    let pairs = line.exchanges(of: said.flatMap(\.tokens))
    guard !pairs.isEmpty, let first = said.first, let last = said.last else { return nil }
    guard pairs.allSatisfy({ old.contains($0.old) }) else { return .unclear(.nothingFound) }
    let days = old.subtracting(WeekdaySet(pairs.map(\.old))).union(WeekdaySet(pairs.map(\.new)))
    let evidence = line.evidence(
      first.tokens.lowerBound..<last.tokens.upperBound, rule: Self.edit)
    if line.mayExchangeRange, case .understood(let range, _) = read(line, in: context) {
      return Reading(anyOf: [days, range], evidence)
    }
    return checked(days, evidence, context)
  }

  /// What stays of days where a clause asks to keep several by one word, of which there are not all: "just keep
  /// the weekdays".
  private func kept(
    of old: WeekdaySet, by said: [SaidDays], in line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    let named = said.reduce(WeekdaySet()) { $0.union($1.days ?? []) }
    let kept = old.intersection(named)
    guard let first = said.first, let last = said.last, !kept.isEmpty, kept != named,
      !said.contains(where: { line.tokens[$0.tokens].contains { $0.lexeme == .weekday } }),
      let clause = line.clauses().first(where: { $0.tokens.overlaps(first.tokens) })?.tokens,
      line.tokens[clause].prefix(3).contains(where: { $0.word == "keep" })
    else { return nil }
    let evidence = line.evidence(
      first.tokens.lowerBound..<last.tokens.upperBound, rule: Self.edit)
    return checked(kept, evidence, context)
  }

  /// What is left of days without those that are taken by now ("I can't do Fridays any more, Sundays I
  /// can"), or what a line makes of days item by item.
  ///
  /// More days than were taken may be all that there are.
  private func takenOrEdited(
    _ old: WeekdaySet, by said: [SaidDays], in line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    let taken = said.filter(\.isTaken).reduce(WeekdaySet()) { $0.union($1.days ?? []) }
    let free = said.filter { !$0.isTaken }
    // "I work Mondays, add Friday", where there is no Monday
    let isTaken = !old.isDisjoint(with: taken)
    if let either = eitherAdded(to: old, by: free, in: line, context) { return either }
    guard let edited = edited(old, by: isTaken ? said : free, in: line) else { return nil }
    let evidence = line.evidence(edited.tokens, rule: Self.edit)
    let named = free.reduce(WeekdaySet()) { $0.union($1.days ?? []) }
    if isTaken, named.count > taken.intersection(old).count || line.concludesDays(free) {
      guard case .understood(let fresh, _) = read(line, in: context) else { return nil }
      return Reading(anyOf: [fresh, edited.days], evidence)
    }
    return checked(edited.days, evidence, context)
  }

  /// The lists that two days with an "or" between them leave open where a line adds one of them or puts it in the
  /// place of another: "Tuesday or Thursday instead of Wednesday".
  private func eitherAdded(
    to old: WeekdaySet, by said: [SaidDays], in line: Line, _ context: Context
  ) -> Reading<WeekdaySet>? {
    guard
      let place = said.indices.dropFirst().first(where: {
        line.tokens[said[$0 - 1].tokens.upperBound..<said[$0].tokens.lowerBound].map(\.lexeme)
          == [.or]
      }),
      let first = said[place - 1].days, let second = said[place].days,
      old.isDisjoint(with: first.union(second))
    else { return nil }
    let edits = [place - 1, place].compactMap { out in
      var one = said
      one.remove(at: out)
      return edited(old, by: one, in: line)
    }
    guard edits.count == 2, edits[0].days != edits[1].days else { return nil }
    let evidence = line.evidence(
      edits[1].tokens.lowerBound..<edits[0].tokens.upperBound, rule: Self.edit)
    return Reading(anyOf: edits.map(\.days), evidence)
  }

  static let edit = RuleName.editing("weekdays")
}

extension Line {
  /// Whether a line comes to some days behind a "so".
  fileprivate func concludesDays(_ days: [SaidDays]) -> Bool {
    clauses(keeping: days.map(\.tokens)).contains { clause in
      clause.link == .conclusion && days.contains { clause.tokens.overlaps($0.tokens) }
    }
  }
}
