/// What is taken back, changed or negated is dropped.
extension Settlement {
  /// Drops what is negated, and what "or" joins to it: "not 7 or 8" is neither.
  mutating func dropNegated() {
    var last: Int?
    matches.removeAll { match in
      let start = match.tokens.lowerBound
      let isJoined = last.map { $0 == start - 1 && line.isAlternative($0) } ?? false
      guard isJoined || line.isNegated(start) else { return false }
      last = match.tokens.upperBound
      return true
    }
  }

  /// Drops what is only the size of a change: the 100 of "the same but 100 less".
  mutating func dropDifferences() {
    matches.removeAll { line.isDifference($0.tokens) }
  }

  /// Drops what something is only reckoned from: the 4000 of "half of 4000".
  mutating func dropReckoned() {
    matches.removeAll { line.isReckoned($0.tokens) }
  }

  /// Drops what was: the hour of "I used to do an hour".
  mutating func dropOver() {
    matches.removeAll { line.isOver($0.tokens) }
  }

  mutating func dropCorrected() {
    guard let last = matches.last else { return }
    if line.isTakenBack(before: last.tokens.upperBound) {
      matches = []
      return
    }
    for place in matches.indices.dropFirst().reversed()
    where line.isCorrection(gap(before: place)) || line.isReconsidered(gap(before: place)) {
      matches.removeFirst(place)
      return
    }
  }

  /// Drops what is changed into what follows: "move it from 7 to 8".
  mutating func dropChanged() {
    for place in matches.indices.dropFirst().reversed()
    where line.isChange(from: matches[place - 1].tokens, to: matches[place].tokens) {
      matches.removeFirst(place)
      return
    }
  }

  /// The tokens between a match and the one before it.
  func gap(before place: Int) -> Range<Int> {
    let from = matches[place - 1].tokens.upperBound
    return from..<max(from, matches[place].tokens.lowerBound)
  }
}
