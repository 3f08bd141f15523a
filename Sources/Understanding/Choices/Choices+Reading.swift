extension ChoicesDimension {
  /// A place of a line that adds options, or one text of people's own.
  struct Item {
    /// The options that the words may mean, as indices; the first is taken unless there are more.
    var places: [Int]
    /// All of ``places`` are meant ("1-3"), not one of them.
    var takesAll = false
    /// Where it stands.
    var tokens: Range<Int>
    /// The name of the rule that found it.
    var rule: String
  }

  /// The options of the whole line: by words, by number, all, all but some, or own words.
  public func read(_ line: Line, in context: Context) -> Reading<Choices> {
    // In quotes, "show me how" is a wish like any other, and no question.
    let isQuoted = allowsOwn && line.beginsAndEndsInQuotes
    guard isQuoted || !line.isOwnQuestion && !line.asksAbout, !line.tokens.isEmpty else {
      return .unclear(.nothingFound)
    }
    let whole = 0..<line.tokens.count
    let (said, dropped) = split(items(in: line, context: context), of: line)
    // In quotes, "all" is a wish of people's own like any other words.
    if line.quoted.isEmpty || !allowsOwn, let all = line.allExcept {
      let excluded = Set(
        items(in: line, context: context).filter { $0.tokens.lowerBound >= all.rest }.flatMap(
          \.places))
      if all.isExcept, excluded.isEmpty { return .unclear(.nothingFound) }
      let left = choices(options.indices.filter { !excluded.contains($0) })
      let rule = all.isExcept ? "choices.all-but" : "choices.all"
      return decided([left], line.evidence(whole, rule: rule), context)
    }
    // A number that is no option's would be lost in silence.
    if said.contains(where: \.places.isEmpty) { return .unclear(.nothingFound) }
    let (own, named) = allowsOwn ? ownTexts(in: line, besides: said) : ([], said)
    guard let first = named.first, let last = named.last else {
      if !own.isEmpty {
        return decided(
          [choices([], own: own)], line.evidence(whole, rule: OptionRule.own.rawValue), context)
      }
      guard line.saysNone, dropped.isEmpty, count.lowerBound == 0 else {
        return .unclear(.nothingFound)
      }
      return decided([Choices(ids: [])], line.evidence(whole, rule: "choices.none"), context)
    }
    let evidence = line.evidence(
      own.isEmpty ? first.tokens.lowerBound..<last.tokens.upperBound : whole, rule: first.rule)
    // "friends and school, but not school" is only friends.
    let denied = Set(dropped.filter { $0.places.count == 1 }.flatMap(\.places))
    let kept = named.filter { !denied.isSuperset(of: $0.places) }
    var readings = combinations(of: kept).map { choices($0, own: own) }
    if let corrected = correction(in: line, of: kept) {
      readings.append(contentsOf: combinations(of: corrected).map { choices($0, own: own) })
    }
    return decided(readings, evidence, context)
  }

  /// The items that stay, and those that "not" or a correction of a single one takes away.
  private func split(_ items: [Item], of line: Line) -> (kept: [Item], dropped: [Item]) {
    func isDenied(_ item: Item) -> Bool {
      let index = item.tokens.lowerBound
      // "no school", but "no, school"
      return line.isNegated(index) || index > 0 && line.tokens[index - 1].lexeme == .no
    }
    var kept = items.filter { !isDenied($0) }
    let dropped = items.filter(isDenied)
    if kept.count == 2, isCorrected(kept, at: 1, in: line) { kept.removeFirst() }
    return (kept, dropped)
  }

  private func isCorrected(_ items: [Item], at place: Int, in line: Line) -> Bool {
    let from = items[place - 1].tokens.upperBound
    return line.isCorrection(from..<max(from, items[place].tokens.lowerBound))
  }

  /// What a correction behind a list may leave: only what comes after it.
  private func correction(in line: Line, of items: [Item]) -> [Item]? {
    guard items.count > 2 else { return nil }
    return items.indices.dropFirst().last { isCorrected(items, at: $0, in: line) }
      .map { Array(items[$0...]) }
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
