/// Words that say which of several is meant, without a name: "the older one", "the second child", "the
/// other one".
package enum DescribingWords {
  /// Which of several is meant.
  package enum Place: Hashable, Sendable {
    /// The one at a place, from 0.
    case at(Int)
    case last
    case oldest
    case youngest
    /// The one of two who is not spoken of.
    case other
  }

  /// Whether a line may have words for one of several.
  package static func areSaid(in line: Line) -> Bool {
    line.tokens.contains { token in
      let word = token.word.withoutPossessive
      return ages.contains { $0.words.contains(word) } || word == "other"
        || [.ordinal, .second, .last].contains(token.lexeme)
    }
  }

  /// The words for one of several who are called by a noun ("child", "kid", …).
  ///
  /// Somebody's age says by itself who is meant; "the second" and "the other one" may be things.
  package static func phrases(for place: Place, noun: String) -> [[String]] {
    let nouns = RemovalWords.names(of: noun).one
    switch place {
    case .at(let index):
      return ordinals.indices.contains(index) ? joined(ordinals[index], nouns) : []
    case .last: return joined(["last"], nouns)
    case .other: return joined(["other"], nouns.union(["one"]))
    case .oldest, .youngest:
      let words = ages.first { $0.place == place }?.words ?? []
      return words.map { [$0] } + joined(words, nouns.union(["one", "sister", "brother"]))
    }
  }

  private static func joined(_ words: some Sequence<String>, _ nouns: Set<String>) -> [[String]] {
    words.flatMap { word in nouns.map { [word, $0] } }
  }

  private static let ordinals: [Set<String>] =
    WordClasses.english.sequences("DescribingWords.ordinals").map(Set.init)
  private static let ages: [(place: Place, words: Set<String>)] = [
    (.oldest, WordClasses.english.words("DescribingWords.oldest")),
    (.youngest, WordClasses.english.words("DescribingWords.youngest")),
  ]
}
