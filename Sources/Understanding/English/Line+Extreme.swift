/// The greatest or the least of some amounts, days or times.
package enum Extreme: Sendable { case greatest, least }

extension Line {
  /// Which of several a line means by how they compare, where it says nothing else: "the later one", "the
  /// smaller please".
  package var extreme: Extreme? {
    let words = tokens.filter { token in
      token.kind == .word && !LexemeSet.filler.contains(token.lexeme)
        && ![.the, .that, .please].contains(token.lexeme)
        && !["one", "date", "day"].contains(token.word)
    }.map(\.word)
    guard words.count == 1 else { return nil }
    if Self.greatest.contains(words[0]) { return .greatest }
    return Self.least.contains(words[0]) ? .least : nil
  }

  private static let greatest: Set<String> = [
    "bigger", "biggest", "larger", "largest", "greater", "greatest", "higher", "highest", "longer",
    "longest", "later", "latest", "more", "most", "upper",
  ]
  private static let least: Set<String> = [
    "smaller", "smallest", "lower", "lowest", "lesser", "least", "shorter", "shortest", "earlier",
    "earliest", "sooner", "soonest", "less", "fewer", "fewest",
  ]
}
