extension Line {
  /// Clauses that are parted once more where somebody takes back what they have just said and says
  /// something else, as far as what follows `saysMore`: "two no wait one", "quick practice no sorry
  /// guided".
  func partingCorrections(_ clauses: [Clause], saysMore: (Range<Int>) -> Bool) -> [Clause] {
    clauses.flatMap { clause in
      var starts = [clause.tokens.lowerBound]
      var place = clause.tokens.lowerBound + 1
      while place < clause.tokens.upperBound {
        let behind = afterCorrection(place..<clause.tokens.upperBound)
        if beginsCorrection(place, before: clause.tokens.upperBound), saysMore(behind) {
          starts.append(place)
          // "No wait" and "sorry I mean" take back once.
          place = max(behind.lowerBound, place + 1)
        } else {
          place += 1
        }
      }
      return zip(starts, starts.dropFirst() + [clause.tokens.upperBound]).map { start, end in
        Clause(tokens: start..<end, link: start == starts[0] ? clause.link : .correction)
      }
    }
  }

  /// Whether a word within a clause takes back what stands before it: the "no" of "no wait", "sorry",
  /// "I mean"; not that of "can't wait" and "no plan".
  private func beginsCorrection(_ place: Int, before end: Int) -> Bool {
    let before = tokens[place - 1].lexeme
    let next =
      (place + 1..<max(end, place + 1)).first { !isPause($0) }.map { tokens[$0].lexeme } ?? .end
    switch tokens[place].lexeme {
    case .wait: return ![.not, .to, .will, .can].contains(before)
    case .sorry, .scratch, .nope: return true
    case .actually: return ![.i, .would, .will, .do, .what].contains(before)
    case .no:
      // "2 no hmm 1"
      let pauses = place + 1 < end && tokens[place + 1].lexeme == .filler
      return pauses || [.wait, .sorry, .actually, .make, .scratch, .mean, .the].contains(next)
    case .i: return next == .mean
    case .make: return [.it, .that].contains(next)
    default: return false
    }
  }
}
