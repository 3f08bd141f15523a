/// Days of which one is meant.
extension WeekdaysDimension {
  /// One of Sat and Sun · one at the weekend · one day of the weekend, which leave open which.
  static let oneOf = Rule<WeekdaySet>(
    "weekdays.one-of", startingWith: [.small, .digits, .either, .a]
  ) {
    cursor in
    // "One weekend day"
    if cursor.number == 1 || cursor.lexeme == .a, cursor.peek(1) == .weekend, cursor.peek(2) == .day
    {
      cursor.advance(3)
      return .init(anyOf: [Weekday.sat, .sun].map { WeekdaySet([$0]) }, isExplicit: false)
    }
    if cursor.lexeme != .either {
      // Behind an adjective the "one" stands for what is done, and counts no days.
      guard !cursor.isInsideWord, cursor.number == 1, cursor.peek(-1) != .other else { return nil }
    }
    cursor.advance()
    cursor.take(.day)
    guard cursor.take([.of, .at, .on, .in, .from, .over]) else { return nil }
    cursor.take([.the, .my])
    guard let days = cursor.daysToPickFrom(), days.count > 1 else { return nil }
    return .init(anyOf: days.days.map { WeekdaySet([$0]) }, isExplicit: false)
  }

  /// What days of which one is meant make of earlier days: "only one of Mon and Tue, Tuesday".
  func pickedOfSeveral(
    _ old: WeekdaySet, by matches: [Match<WeekdaySet>], in line: Line
  ) -> Reading<WeekdaySet>? {
    guard let several = matches.first(where: { $0.rule == Self.oneOf.name }), matches.count < 3
    else { return nil }
    let either = several.values.reduce(WeekdaySet()) { $0.union($1) }
    let evidence = line.evidence(several.tokens, rule: Self.edit)
    let others = matches.filter { $0.tokens != several.tokens }
    guard old.isSuperset(of: either),
      others.allSatisfy({
        several.values == $0.values
          || $0.values.count == 1 && several.values.contains($0.values[0])
      })
    else { return nil }
    let kept = others.first?.values ?? several.values
    return Reading(anyOf: kept.map { old.subtracting(either).union($0) }, evidence)
  }

  /// The lists that days of which one is meant leave open beside others: "Tue and one at the weekend";
  /// nil where there are none such.
  func openLists(of named: [Match<WeekdaySet>]) -> [WeekdaySet]? {
    guard let several = named.first(where: { $0.rule == Self.oneOf.name }),
      named.allSatisfy({ $0.values.count == 1 || $0.tokens == several.tokens })
    else { return nil }
    let others = named.filter { $0.tokens != several.tokens }
    // "One of Mon and Tue, Tuesday"
    if let picked = others.last?.values.first, several.values.contains(picked) {
      return [others.reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }]
    }
    let days = others.reduce(WeekdaySet()) { $0.union($1.values.first ?? []) }
    return several.values.map { days.union($0) }
  }

  /// The lists that every other day from one on may be, with or without the last day before it comes
  /// again: "every other day from Tuesday".
  func alternateDays(
    _ count: Match<WeekdaySet>, from named: [Match<WeekdaySet>], in line: Line
  ) -> [WeekdaySet]? {
    guard line.tokens[count.tokens].contains(where: { [.another, .second].contains($0.lexeme) }),
      named.count == 1, let days = named.first?.values.first, days.count == 1,
      let first = days.days.first, let place = named.first?.tokens.lowerBound,
      place >= count.tokens.upperBound, place - count.tokens.upperBound < 4,
      line.tokens[count.tokens.upperBound..<place].contains(where: {
        [.from, .with, .start].contains($0.lexeme) || $0.word == "starting"
      })
    else { return nil }
    let alternate = (0..<4).map { Weekday.allCases[(first.isoNumber - 1 + 2 * $0) % 7] }
    return [WeekdaySet(alternate.prefix(3)), WeekdaySet(alternate)]
  }
}

extension Line {
  /// Whether the line speaks of one of several days: "one of Sat and Sun", "one at the weekend".
  var picksDays: Bool {
    tokens.indices.contains { place in
      tokens[place].number == 1 && (place == 0 || tokens[place - 1].lexeme != .other)
        && tokens[(place + 1)...].prefix(5).contains {
          LexemeSet.dayNames.contains($0.lexeme)
        } && tokens[(place + 1)...].prefix(2).contains { [.of, .at, .on].contains($0.lexeme) }
    }
  }
}

extension Cursor {
  /// Reads the days of which one is meant, up to an "and" or "or" before the last of them: "Sat and Sun",
  /// "Tue, Wed or Thu", "the weekend".
  fileprivate mutating func daysToPickFrom() -> WeekdaySet? {
    guard var days = weekdayTerm() else { return nil }
    var isLast = days.count > 1
    while !isLast {
      var next = self
      isLast = next.take([.and, .ampersand, .or, .slash])
      guard isLast || next.take(.comma), let more = next.weekdayTerm() else { return days }
      days.formUnion(more)
      self = next
    }
    return days
  }
}
