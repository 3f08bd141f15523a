extension WeekdaysDimension {
  /// The days that are left where a line rules out others: "no Mondays, otherwise fine", "Sunday is
  /// for church, any other day"; nil where it does not speak of a rest.
  func rest(in line: Line, _ context: Context) -> Reading<WeekdaySet>? {
    guard let rest = line.restOfWeek else { return nil }
    let all = Self.rules.matches(in: line, context: context).filter { $0.missing == nil }
    // "Not Mondays, any other day" is one phrase.
    guard !all.contains(where: { [Self.except.name, Self.exceptFirst.name].contains($0.rule) })
    else { return nil }
    let named = all.filter { $0.values.first != .everyDay }
    let open = Settlement(of: named, in: line) { _ in nil }.remaining()
      .filter {
        !line.isOccupied($0.tokens) && !line.isRuledOut($0) && !line.isEvent($0.tokens)
      }
    let out = named.filter { match in !open.contains { $0.tokens == match.tokens } }
      .reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
    let days = WeekdaySet.everyDay.subtracting(out)
    guard !out.isEmpty, !days.isEmpty, let first = named.first else {
      // "Tuesday is best, any other day works" may leave Tuesday out or in.
      guard rest.isOther, let first = open.first, let day = first.values.first else { return nil }
      return Reading(
        anyOf: [WeekdaySet.everyDay.subtracting(day), .everyDay].filter { !$0.isEmpty },
        line.evidence(first.tokens.lowerBound..<line.tokens.count, rule: "weekdays.rest"))
    }
    // "Not Monday, Tuesday is fine, the rest isn't": the rest is not all that is left.
    guard open.isEmpty else { return nil }
    return checked(
      days, line.evidence(first.tokens.lowerBound..<line.tokens.count, rule: "weekdays.rest"),
      context)
  }

  /// The days that are left by a line that only says on which one can't: "I can't do Mondays", "Tuesday is football".
  ///
  /// They are not said, and so only offered.
  func leftOver(in line: Line, _ context: Context) -> Reading<WeekdaySet>? {
    let named = Self.rules.matches(in: line, context: context).filter { $0.missing == nil }
    guard let first = named.first, let last = named.last, !line.endsInQuestion,
      named.allSatisfy({ days in
        // Who takes a day out speaks of days that were chosen.
        !line.removes(before: line.span(days.tokens).lowerBound)
          && (line.isOccupied(days.tokens) || line.isRuledOut(days)
            || line.isNegated(days.tokens.lowerBound) || line.isEvent(days.tokens))
      })
    else { return nil }
    // "Not on Wednesday or Sunday" leaves out both.
    let days = named.flatMap(\.values).reduce(WeekdaySet.everyDay) { $0.subtracting($1) }
    guard violation(of: days, in: context) == nil else { return nil }
    let place = first.tokens.lowerBound..<last.tokens.upperBound
    return .unclear(.limited(days, line.evidence(place, rule: "weekdays.left")))
  }
}

extension Line {
  /// Whether the line agrees to all other days, and whether it names them so.
  fileprivate var restOfWeek: (isOther: Bool, place: Int)? {
    for place in tokens.indices {
      guard let (isOther, count) = Self.rests.phrase(in: tokens, at: place) else { continue }
      let behind = tokens[(place + count)...].prefix(4)
      guard !behind.contains(where: { $0.lexeme == .not || $0.lexeme == .no }) else { return nil }
      return (isOther, place)
    }
    return nil
  }

  private static let rests = PhraseTable<Bool>([
    (
      true,
      "any other day|any other days|all other days|all the other days|the other days|any others"
    ),
    (
      false,
      """
      the rest|rest is|rest are|otherwise|other than that|apart from that|besides that|everything else\
      |anything else|all the others|the others|except for that|aside from that
      """
    ),
  ])
}
