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

  private static let greatest = WordClasses.english.words("Extreme.greatest")
  private static let least = WordClasses.english.words("Extreme.least")
}
