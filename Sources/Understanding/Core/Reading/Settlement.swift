/// Decides what a line says as a whole, from the places that say a value.
///
/// Corrections keep what comes last, what is negated falls away, values that say what they are
/// about count more than bare ones, and the ends of a range are asked about.
///
/// Values need not be `Equatable` here, for the reason that ``Match`` gives.
struct Settlement<Value: Sendable> {
  let line: Line
  var matches: [Match<Value>]
  /// Whether the question asks how somebody else is, and not what things shall become.
  private let asksHowOneIs: Bool
  /// The broken rule of the question, for a value that breaks one.
  private let violation: (Value) -> Violation?

  /// The decision about the matches of a line, from left to right.
  init(
    of matches: [Match<Value>], in line: Line, asksHowOneIs: Bool = false,
    violation: @escaping (Value) -> Violation?
  ) {
    self.line = line
    self.asksHowOneIs = asksHowOneIs
    self.matches = matches
    self.violation = violation
  }
}

extension Settlement where Value: Equatable {
  /// What the line says.
  func reading() -> Reading<Value> {
    var settled = self
    settled.matches = remaining()
    settled.preferConcluded()
    settled.preferExplicit()
    return settled.decided()
  }

  /// The matches that are neither taken back nor negated.
  func remaining() -> [Match<Value>] {
    var settled = self
    settled.dropCorrected()
    settled.dropChanged()
    settled.dropNegated()
    settled.dropDifferences()
    settled.dropReckoned()
    settled.dropOver()
    settled.dropRejected()
    settled.dropAsked()
    return settled.matches
  }

  private func isLinked(_ place: Int) -> Bool {
    place > 0 && place < matches.count && line.isRangeLink(gap(before: place))
  }

  /// Whether a match is joined to the one before it by "and" alone, so that neither is less meant:
  /// "they're 7 and 9", but not the 5000 of "1800 calories and 5000 steps".
  private func isJoined(_ place: Int) -> Bool {
    guard place > 0, place < matches.count else { return false }
    let end = matches[place].tokens.upperBound
    guard end == line.tokens.count || line.tokens[end].lexeme != .other else { return false }
    let gap = gap(before: place)
    return gap.count == 1 && [.and, .ampersand].contains(line.tokens[gap.lowerBound].lexeme)
  }

  /// Drops the only value where the line denies it, or says that it is too much or too little, and no other.
  private mutating func dropRejected() {
    guard let match = matches.only else { return }
    let isRejected =
      asksHowOneIs ? line.isDenied(match.tokens) : line.turnsDown(match.tokens)
    if isRejected { matches = [] }
  }

  /// Drops values that are only asked about beside others that are said.
  private mutating func dropAsked() {
    let places = matches.map(\.tokens)
    matches.removeAll { line.isAskedBeside($0.tokens, among: places) }
  }

  /// Of several values keeps those that the line comes to, or else drops those that were, are others'
  /// or are turned down.
  private mutating func preferConcluded() {
    guard matches.count > 1 else { return }
    var weights = line.weights(of: matches.map(\.tokens), whereAskedOfAnother: asksHowOneIs)
    let (aims, facts) = line.aimsAndFacts(among: matches.map(\.tokens))
    for place in aims { weights[place] = asksHowOneIs ? .aside : .concluding }
    for place in facts { weights[place] = asksHowOneIs ? .concluding : .aside }
    // "They're 7 and 9"
    for place in matches.indices where isJoined(place) || isLinked(place) {
      weights[place] = max(weights[place - 1], weights[place])
      weights[place - 1] = weights[place]
    }
    // "4/6/2015, so April" concludes a part of what was said.
    for place in matches.indices
    where matches[place].missing != nil && weights[place] == .concluding {
      weights[place] = .plain
    }
    guard let most = weights.max(), most > .aside, weights.contains(where: { $0 < most }) else {
      return
    }
    var kept = matches.indices.filter { weights[$0] == most }
    // "She's 60 years old, born in May 1945": a bare number does not come before what says its kind.
    if most == .plain, matches.contains(where: \.isExplicit),
      !kept.contains(where: { matches[$0].isExplicit })
    {
      return
    }
    // Of several conclusions the last one counts.
    if most == .concluding, var place = kept.last {
      while kept.contains(place - 1), isLinked(place) || isJoined(place) { place -= 1 }
      kept = kept.filter { $0 >= place }
    }
    matches = kept.map { matches[$0] }
  }

  private mutating func preferExplicit() {
    guard matches.count > 1, matches.contains(where: \.isExplicit),
      // "45 normally, an hour on Saturdays"
      !matches.contains(where: { line.isOfSomeDays($0.tokens) })
    else { return }
    let kept = matches.indices.filter {
      matches[$0].isExplicit || (isLinked($0) && matches[$0 - 1].isExplicit)
        || (isLinked($0 + 1) && matches[$0 + 1].isExplicit)
        || (isJoined($0) && matches[$0 - 1].isExplicit)
        // "75, except two hours on Saturdays" says both.
        || ($0 + 1 < matches.count && line.isException(gap(before: $0 + 1)))
    }
    if kept.count < matches.count { matches = kept.map { matches[$0] } }
  }

  private func decided() -> Reading<Value> {
    if matches.count == 1, matches[0].values.count == 1, line.isHalfOfBetween(matches[0].tokens) {
      return .unclear(.nothingFound)
    }
    let complete = matches.filter { $0.missing == nil }.map(allowing)
    guard let first = complete.first else {
      guard let part = matches.first, let missing = part.missing else {
        return .unclear(.nothingFound)
      }
      return .unclear(.incomplete(missing, line.evidence(part.tokens, rule: part.rule)))
    }
    let distinct = distinct(complete)
    if distinct.count <= Self.mostValues,
      let match = distinct.first(where: { candidate in
        distinct.allSatisfy { other in candidate.values.allSatisfy(other.values.contains) }
      })
    {
      return reading(of: match.values, from: match.tokens, rule: match.rule)
    }
    var values: [Value] = []
    for match in distinct.prefix(Self.mostValues) {
      for value in match.values where !values.contains(value) { values.append(value) }
    }
    guard complete.count == matches.count, matches.indices.dropFirst().allSatisfy(isLinked),
      let last = complete.last
    else { return .unclear(.severalValues(values)) }
    let tokens = first.tokens.lowerBound..<last.tokens.upperBound
    for value in values {
      if let violation = violation(value) {
        return .unclear(.refused(value, violation, line.evidence(tokens, rule: first.rule)))
      }
    }
    return Reading(anyOf: values, line.evidence(tokens, rule: first.rule))
  }

  /// More different values than anybody can be asked about.
  private static var mostValues: Int { 8 }

  /// The matches with different readings, each once.
  private func distinct(_ matches: [Match<Value>]) -> [Match<Value>] {
    guard matches.count > 1 else { return matches }
    var distinct: [Match<Value>] = []
    for match in matches where !distinct.contains(where: { $0.values == match.values }) {
      distinct.append(match)
    }
    return distinct
  }

  /// A match with only those readings that the question allows, or all when it allows none.
  private func allowing(_ match: Match<Value>) -> Match<Value> {
    guard match.values.count > 1 else { return match }
    let allowed = match.values.filter { violation($0) == nil }
    guard !allowed.isEmpty else { return match }
    var match = match
    match.values = allowed
    return match
  }

  /// What the readings of one place say, of which only those count that the question allows.
  private func reading(
    of values: [Value], from tokens: Range<Int>, rule: RuleName
  ) -> Reading<Value> {
    let evidence = line.evidence(tokens, rule: rule)
    let allowed = values.filter { violation($0) == nil }
    if !allowed.isEmpty { return Reading(anyOf: allowed, evidence) }
    guard let value = values.first, let violation = violation(value) else {
      return .unclear(.nothingFound)
    }
    return .unclear(.refused(value, violation, evidence))
  }
}
