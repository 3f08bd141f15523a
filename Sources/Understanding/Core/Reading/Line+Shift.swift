/// What a line moves to an earlier or a later time by an amount.
extension Line {
  /// Whether the line moves something by an amount: "a week later", "push it back two weeks".
  package var saysShift: Bool {
    tokens.indices.dropFirst().contains { place in
      Self.behind[tokens[place].word]?.kind == .place
        && LexemeSet.unit.contains(tokens[place - 1].lexeme)
        || LexemeSet.unit.contains(tokens[place].lexeme) && shift(of: place..<place + 1) != nil
    }
  }

  /// 1 where a verb before an amount moves something to a later time, -1 for an earlier one ("push it
  /// back two weeks", "bring the race forward by a week"); nil where none does.
  ///
  /// "Move it forward" is said of both, and so is "move it back".
  func shift(of amount: Range<Int>) -> Int? {
    let before = max(0, amount.lowerBound - 8)..<amount.lowerBound
    guard let verb = before.last(where: { Self.shifting[tokens[$0].word] != nil }),
      let sense = Self.shifting[tokens[verb].word],
      tokens[verb + 1..<amount.lowerBound].allSatisfy({ $0.kind != .sign })
    else { return nil }
    let behind = tokens[amount.upperBound...].prefix(1)
    let particle = (tokens[verb + 1..<amount.lowerBound] + behind)
      .firstNonNil { Self.particles[$0.word] }
    return switch (sense, particle) {
    case (.onward, .back), (.onward, nil), (.delaying, nil), (.delaying, .back): 1
    case (.pulling, .forward): -1
    default: nil
    }
  }

  private enum Sense { case onward, delaying, pulling }
  private enum Particle { case back, forward }

  private static let shifting: [String: Sense] = [
    "push": .onward, "pushed": .onward, "pushing": .onward, "postpone": .delaying,
    "postponed": .delaying, "delay": .delaying, "delayed": .delaying, "bring": .pulling,
    "brought": .pulling, "pull": .pulling, "pulled": .pulling,
  ]
  private static let particles: [String: Particle] = [
    "back": .back, "forward": .forward, "forwards": .forward,
  ]
}
