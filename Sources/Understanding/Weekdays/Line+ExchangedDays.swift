/// Days that a line puts in the place of others.
extension Line {
  /// The days that are exchanged at some tokens, if all days there are: "swap Tuesday for Friday", "Wed
  /// should be Thu", "make the Wednesday a Thursday", "the Monday run moves to Tuesday"; none otherwise.
  ///
  /// What is said besides of a day that goes is no other day: "swap Friday for Saturday, Fridays are mad".
  func exchanges(of tokens: [Int]) -> [(old: Weekday, new: Weekday)] {
    let days = tokens.filter { self.tokens[$0].lexeme == .weekday }
    let clauses = clauses().map { clause in days.filter(clause.tokens.contains) }
    guard let last = clauses.lastIndex(where: { $0.count > 1 && $0.count % 2 == 0 }) else {
      return pairs(at: days)
    }
    let remarks = clauses[(last + 1)...].joined().compactMap { self.tokens[$0].number }
    let pairs = pairs(at: clauses[...last].flatMap(\.self))
    let onlyGone = remarks.allSatisfy { day in
      pairs.contains { $0.old == Weekday.allCases[day - 1] }
    }
    return onlyGone ? pairs : self.pairs(at: days)
  }

  private func pairs(at places: [Int]) -> [(old: Weekday, new: Weekday)] {
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

  /// Whether the line puts days in the place of others.
  package var exchangesDays: Bool {
    !exchanges(of: tokens.indices.filter { tokens[$0].lexeme == .weekday }).isEmpty
  }

  /// Whether the days that are exchanged may also be the ends of a range: those of "change the days from
  /// Monday to Wednesday", where no one day is moved.
  var mayExchangeRange: Bool {
    tokens.indices.dropFirst().contains { place in
      tokens[place].lexeme == .weekday && tokens[place - 1].lexeme == .from
        && tokens[..<(place - 1)].last?.word == "days"
    }
  }

  private func exchanges(_ old: Int, for new: Int) -> Bool {
    let gap = tokens[old + 1..<new]
    let said = gap.filter { ![.the, .my, .on, .a].contains($0.lexeme) }.map(\.word)
    let lead = tokens[..<old].last { ![.the, .my, .on, .a].contains($0.lexeme) }
    // "Swap Wednesday and Thursday"
    if let lead, Self.mutual.contains(lead.word), said == ["and"] { return true }
    if isMoved(old), gap.contains(where: { [.to, .for, .with, .by, .dash].contains($0.lexeme) }) {
      return true
    }
    // "The Monday one moves to Tuesday"
    if gap.allSatisfy({ $0.kind == .word }), gap.last(where: { $0.lexeme != .the })?.lexeme == .to,
      gap.contains(where: { Self.going.contains($0.word) })
    {
      return true
    }
    // "Make the Wednesday a Thursday", perhaps without the word of correction
    if said.isEmpty || said == ["into"] {
      let isMade = lead == nil || lead?.lexeme == .make
      return isMade && gap.contains { $0.lexeme == .a } || said == ["into"]
    }
    let words = said.joined(separator: " ")
    return gap.count < 7 && gap.allSatisfy { $0.kind == .word }
      && Self.becoming.contains { words == $0 || words.hasSuffix(" " + $0) }
  }

  /// Whether a verb of moving has a day, or what is on that day, as its object: "swap Monday", "move the
  /// long run from Monday".
  func isMoved(_ day: Int) -> Bool {
    for place in tokens[..<day].indices.reversed().prefix(6) {
      let token = tokens[place]
      if Self.swapping.contains(token.word) { return true }
      guard token.kind == .word, ![.to, .and, .weekday, .not].contains(token.lexeme) else {
        return false
      }
    }
    return false
  }

  private static let swapping = WordClasses.english.words("ExchangedDays.swapping")
  private static let mutual = WordClasses.english.words("ExchangedDays.mutual")
  /// What something on a day does that is on another from now on.
  private static let going = WordClasses.english.words("ExchangedDays.going")
  /// What stands between a day and the one that it should be.
  private static let becoming = WordClasses.english.words("ExchangedDays.becoming")
}
