extension ChoicesDimension {
  /// The options of the whole line: by words, by number, all, all but some, or own words.
  public func read(_ line: Line, in context: Context) -> Reading<Choices> {
    // In quotes, "show me how" is a wish like any other, and no question.
    let isQuoted = allowsOwn && line.beginsAndEndsInQuotes
    guard isQuoted || !line.asksAbout, !line.tokens.isEmpty else { return .unclear(.nothingFound) }
    let whole = 0..<line.tokens.count
    if let exchanged = exchangedAtOnce(in: line, context) { return exchanged }
    let list = list(in: line, context: context)
    // "How he feels, how to make friends" asks nothing.
    let isList = !line.endsInQuestion && list.included.count > 1
    guard isQuoted || isList || !line.isOwnQuestion else { return .unclear(.nothingFound) }
    let excluded = list.excluded.filter { $0.takesAll || $0.places.count == 1 }.flatMap(\.places)
    if list.isAll || list.isRest {
      if list.isExcept || list.removes || list.isRest, excluded.isEmpty {
        return .unclear(.nothingFound)
      }
      let left = choices(options.indices.filter { !excluded.contains($0) }, own: list.own)
      let rule: RuleName = excluded.isEmpty ? "choices.all" : "choices.all-but"
      return decided([left], line.evidence(whole, rule: rule), context)
    }
    // A number that is no option's would be lost in silence.
    if list.included.contains(where: \.places.isEmpty) { return .unclear(.nothingFound) }
    guard let first = list.included.first, let last = list.included.last else {
      if !list.own.isEmpty {
        return decided(
          [choices([], own: list.own)],
          line.evidence(whole, rule: list.isTold ? .ownStatement : .ownWish), context)
      }
      guard line.saysNone, list.excluded.isEmpty, count.lowerBound == 0 else {
        return .unclear(.nothingFound)
      }
      return decided([Choices(ids: [])], line.evidence(whole, rule: "choices.none"), context)
    }
    let end = max(last.tokens.upperBound, list.excluded.map(\.tokens.upperBound).max() ?? 0)
    let evidence = line.evidence(
      list.own.isEmpty ? first.tokens.lowerBound..<end : whole, rule: first.rule)
    // "friends and school, but not school" is only friends, "1-5 without 3" are four.
    let kept = list.included.compactMap { $0.without(excluded) }
    let plain = list.own.filter { !list.doubtful.contains($0) }
    let wishes = plain == list.own ? [plain] : [plain, list.own]
    let readings = lists(of: kept, without: list.excluded, in: line).flatMap(combinations(of:))
      .flatMap { places in wishes.map { choices(places, own: $0) } }
    return decided(readings, evidence, context)
  }

  /// The lists that the items may be, with what is taken back out of them.
  private func lists(
    of items: [Item], without excluded: [Item], in line: Line
  ) -> [[Item]] {
    var lists =
      spendsCorrection(items, on: excluded, in: line) ? [items] : corrected(items, in: line)
    // "1 and 2, no 3": none of the third, or the third in the place of the second.
    if let number = excluded.first(where: { number in
      number.rule.manner == .option(.number) && line.isNone(number.tokens.lowerBound)
        && !items.contains { $0.places == number.places }
    }), let last = items.last, last.tokens.upperBound <= number.tokens.lowerBound {
      lists.append(Array(items.dropLast()) + [number])
    }
    return lists
  }

  /// Whether a correction takes back no more than items that were named before it: "1, 2, no, not 2, and
  /// 4" leaves the 1.
  private func spendsCorrection(_ items: [Item], on excluded: [Item], in line: Line) -> Bool {
    excluded.contains { out in
      guard let last = items.last(where: { $0.tokens.upperBound <= out.tokens.lowerBound }),
        out.takesAll || out.places.count == 1, !out.places.isEmpty
      else { return false }
      return line.isCorrection(last.tokens.upperBound..<out.tokens.lowerBound)
    }
  }

  /// The items that a correction leaves: those behind it where they are a list themselves; of a
  /// single one, it may also stand for the last.
  private func corrected(_ items: [Item], in line: Line) -> [[Item]] {
    let place = items.indices.dropFirst().last { place in
      let from = items[place - 1].tokens.upperBound
      return line.isCorrection(from..<max(from, items[place].tokens.lowerBound))
    }
    guard let place else { return [items] }
    let after = Array(items[place...])
    return items.count == 2 || after.count > 1 ? [after] : [items, after]
  }

  /// Every way to read the items; more than a few are not worth asking about.
  private func combinations(of items: [Item]) -> [[Int]] {
    var combinations: [[Int]] = [[]]
    for item in items {
      if item.takesAll || item.places.count == 1 {
        combinations = combinations.map { $0 + item.places }
      } else if combinations.count * item.places.count <= 6 {
        combinations = combinations.flatMap { chosen in item.places.map { chosen + [$0] } }
      }
    }
    return combinations
  }

  private func decided(
    _ readings: [Choices], _ evidence: Evidence, _ context: Context
  ) -> Reading<Choices> {
    let allowed = readings.filter { violation(of: $0, in: context) == nil }
    if !allowed.isEmpty { return Reading(anyOf: allowed, evidence) }
    guard let value = readings.first, let violation = violation(of: value, in: context) else {
      return .unclear(.nothingFound)
    }
    return .unclear(.refused(value, violation, evidence))
  }
}
