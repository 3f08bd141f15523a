/// Tells for which of the proposed values a value in a line is meant.
struct ValueOwners {
  private let proposed: [ProposedValue]
  private let line: Line
  private let taken: [(kind: String, tokens: Range<Int>)]

  /// The owners of values found in a line, given the places of all of them.
  init(_ proposed: [ProposedValue], line: Line, taken: [(kind: String, tokens: Range<Int>)]) {
    self.proposed = proposed
    self.line = line
    self.taken = taken
  }

  /// The proposed values that a place may be meant for; nil when it says something else altogether,
  /// as the number of a house does.
  func candidates(for item: ReplyChanges.Item) -> [ProposedValue]? {
    var candidates = proposed.filter { $0.kind == item.kind }
    if item.kind == "number" {
      guard let counted = counted(item.tokens, among: candidates) else { return nil }
      candidates = counted
    }
    guard candidates.count > 1 else { return candidates }
    let part = surroundings(of: item)
    let words = part.map { line.tokens[$0].word }
    if let end = PeriodEnd.said(words) {
      let ending = candidates.filter { $0.end == end || $0.end == meaning(of: end, candidates) }
      if ending.count == 1 { return ending }
    }
    let stems = Set(words.map(ReplyWords.stem))
    let counts = candidates.map { candidate in
      let others = candidates.filter { $0.name != candidate.name }
      let own = candidate.nameStems.filter { stem in
        !others.contains { $0.nameStems.contains(stem) }
      }
      return own.intersection(stems).count
    }
    let most = counts.max() ?? 0
    let best = zip(candidates, counts).filter { $0.1 == most }.map(\.0)
    return most > 0 ? best : candidates
  }

  /// Which end leaving is: the start of a journey with a return, the finish of a stay.
  private func meaning(of end: PeriodEnd, _ candidates: [ProposedValue]) -> PeriodEnd {
    guard end == .leaving else { return end }
    let isJourney = candidates.contains {
      !$0.nameStems.isDisjoint(with: ReplyWords.journeys) || $0.end == .leaving
    }
    return isJourney ? .start : .finish
  }

  /// The tokens around a place up to the values of its kind on either side, as far as they can
  /// belong to it: all before it, and behind it those of its clause.
  private func surroundings(of item: ReplyChanges.Item) -> [Int] {
    let others = taken.filter { $0.kind == item.kind && $0.tokens != item.tokens }.map(\.tokens)
    let start = others.filter { $0.upperBound <= item.tokens.lowerBound }.map(\.upperBound).max()
    let end = others.filter { $0.lowerBound >= item.tokens.upperBound }.map(\.lowerBound).min()
    // A date may begin with the "in" of "check in March 3rd".
    let before = (start ?? 0)..<item.tokens.lowerBound + 1
    // What stands between two values belongs to the second.
    guard end == nil else { return Array(before) }
    let behind = item.tokens.upperBound..<line.tokens.count
    return Array(behind) + Array(before)
  }

  /// The proposed values that a number can be of, by what it counts.
  private func counted(
    _ tokens: Range<Int>, among candidates: [ProposedValue]
  ) -> [ProposedValue]? {
    if tokens.lowerBound > 0, DayPart(line.tokens[tokens.lowerBound - 1].lexeme) != nil {
      return nil
    }
    // "One more" is no value, "one fewer" neither.
    if tokens.upperBound < line.tokens.count,
      ReplyWords.comparing.contains(line.tokens[tokens.upperBound].word)
    {
      return nil
    }
    guard let noun = noun(behind: tokens.upperBound) else {
      return isNumbered(tokens) ? nil : candidates
    }
    let stem = ReplyWords.stem(noun)
    let named = candidates.filter { $0.nameStems.contains(stem) }
    if !named.isEmpty { return named }
    let kindred = candidates.filter {
      ReplyWords.people.contains(stem) && $0.countsPeople
        || ReplyWords.lengths.contains(stem) && $0.countsDays
    }
    if !kindred.isEmpty { return kindred }
    // "Two going", "one in my group".
    return ReplyWords.taking.contains(noun) && !isNumbered(tokens) ? candidates : nil
  }

  /// The word behind a number that says what it counts, or nil where the number stands alone.
  private func noun(behind index: Int) -> String? {
    var index = index
    while index < line.tokens.count, ReplyWords.beforeNoun.contains(line.tokens[index].word) {
      index += 1
    }
    guard index < line.tokens.count else { return nil }
    let token = line.tokens[index]
    if token.word == "us" || token.word == "them" { return "people" }
    if token.kind == .sign { return token.startsWord || token.word != "-" ? nil : "-" }
    if token.kind == .digits { return nil }
    let next = index + 1 < line.tokens.count ? line.tokens[index + 1] : nil
    switch token.lexeme {
    case .other, .day, .week, .night, .hour, .minute, .year, .monthUnit:
      // "3 standard rooms", "4 adult tickets": the noun is the second word.
      if let next, next.kind == .word,
        ReplyWords.people.contains(ReplyWords.stem(next.word))
          || proposed.contains(where: { $0.nameStems.contains(ReplyWords.stem(next.word)) })
      {
        return next.word
      }
      return token.word
    case .ordinal, .ordinalSuffix: return token.word
    default: return nil
    }
  }

  /// Whether a number is the name or part of the name of something: "track 4", "terminal 2".
  private func isNumbered(_ tokens: Range<Int>) -> Bool {
    let place = tokens.lowerBound - 1
    guard place >= 0, line.tokens[place].lexeme == .other else { return false }
    let stem = ReplyWords.stem(line.tokens[place].word)
    if ReplyWords.directing.contains(line.tokens[place].word) { return false }
    if ReplyWords.wanting.contains(line.tokens[place].word) { return false }
    // "Seats: 4" and "a group of 4" count, "room 4" does not.
    guard line.tokens[place].word.hasSuffix("s") || ReplyWords.groups.contains(stem) else {
      return true
    }
    return !ReplyWords.people.contains(stem)
      && !proposed.contains { $0.nameStems.contains(stem) }
  }
}
