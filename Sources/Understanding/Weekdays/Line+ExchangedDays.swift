/// Days that a line puts in the place of others.
extension Line {
  /// The days that are exchanged at some tokens, if all days there are: "swap Tuesday for Friday", "Wed
  /// should be Thu", "make the Wednesday a Thursday"; none otherwise.
  func exchanges(of tokens: [Int]) -> [(old: Weekday, new: Weekday)] {
    let places = tokens.filter { self.tokens[$0].lexeme == .weekday }
    guard !places.isEmpty, places.count % 2 == 0 else { return [] }
    var pairs: [(old: Weekday, new: Weekday)] = []
    for first in stride(from: 0, to: places.count, by: 2) {
      let (old, new) = (places[first], places[first + 1])
      guard exchanges(old, for: new), let from = self.tokens[old].number,
        let to = self.tokens[new].number
      else { return [] }
      pairs.append((Weekday.allCases[from - 1], Weekday.allCases[to - 1]))
    }
    return pairs
  }

  private func exchanges(_ old: Int, for new: Int) -> Bool {
    let gap = tokens[old + 1..<new]
    let lead = tokens[..<old].last { ![.the, .my, .on, .a].contains($0.lexeme) }
    if let lead, Self.swapping.contains(lead.word),
      gap.contains(where: { [.to, .for, .with, .by, .dash].contains($0.lexeme) })
    {
      return true
    }
    let said = gap.filter { ![.the, .my, .on, .a].contains($0.lexeme) }.map(\.word)
    // "Make the Wednesday a Thursday", perhaps without the word of correction
    if said.isEmpty || said == ["into"] {
      let isMade = lead == nil || lead?.lexeme == .make
      return isMade && gap.contains { $0.lexeme == .a } || said == ["into"]
    }
    return Self.becoming.contains(said.joined(separator: " "))
  }

  private static let swapping: Set<String> = [
    "swap", "move", "change", "switch", "replace", "trade", "exchange", "shift",
  ]
  /// What stands between a day and the one that it should be.
  private static let becoming: Set<String> = [
    "should be", "should have been", "should become", "becomes", "was meant to be",
    "is meant to be", "ought to be", "has to be", "must be", "needs to be", "was supposed to be",
    "is supposed to be", "should say", "should read",
  ]
}
