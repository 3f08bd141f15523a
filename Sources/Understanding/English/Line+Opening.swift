extension Line {
  /// The place behind one of some phrases that opens the line, but for a yes, an "I'd like to" and
  /// the like before it; the longest phrase counts.
  package func after(anyOf phrases: [String]) -> Range<Int>? {
    let words = tokens.indices.filter { tokens[$0].kind != .sign }
    for start in words.indices.prefix(6) {
      for phrase in phrases.sorted(by: { $0.utf8.count > $1.utf8.count }) {
        let parts = phrase.split(separator: " ")
        guard start + parts.count <= words.count,
          zip(words[start...], parts).allSatisfy({ tokens[$0].word == $1 })
        else { continue }
        return tokens[words[start + parts.count - 1]].span.upperBound..<text.utf8.count
      }
      guard Self.openings.contains(tokens[words[start]].word) else { return nil }
    }
    return nil
  }

  /// The place behind a yes, an "I'd like to" and the like that open the line; nil where nothing is
  /// left.
  package var behindOpening: Range<Int>? {
    let first = tokens.first { $0.kind != .sign && !Self.openings.contains($0.word) }
    return first.map { $0.span.lowerBound..<text.utf8.count }
  }

  /// Whether a part of the line says nothing but the noun of a group and small courtesies.
  package func saysNothing(in span: Range<Int>, besides noun: String) -> Bool {
    tokens.allSatisfy { token in
      token.span.lowerBound < span.lowerBound || token.kind == .sign || token.word == noun
        || Self.courtesies.contains(token.word)
    }
  }

  /// Whether a word is a sign, one of some nouns or a small courtesy: the "the" and "one" of "the long
  /// one please".
  package func isCourtesy(_ token: Token, besides nouns: Set<String>) -> Bool {
    token.kind == .sign || nouns.contains(token.word) || Self.courtesies.contains(token.word)
  }

  /// Where the line ends, and before that each of its parts, from the right.
  package var partEnds: [Int] {
    let signs: Set<String> = [",", ";", "."]
    return [text.utf8.count]
      + tokens.filter { signs.contains($0.word) }.map(\.span.lowerBound).reversed()
  }

  private static let openings = WordClasses.english.words("Opening.openings")
  private static let courtesies = WordClasses.english.words("Opening.courtesies")
}
