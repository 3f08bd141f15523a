/// What a stretch of words may look like, as a regular expression says it of letters.
indirect enum WordPattern: Hashable, Sendable {
  /// One word.
  case word(Int)
  /// One word of a set.
  case oneOf(WordSet)
  /// Any word.
  case anyWord
  /// One after the other.
  case sequence([WordPattern])
  /// One of several.
  case either([WordPattern])
  /// As often as can be, up to a number of times.
  case repeated(WordPattern, atMost: Int)
  /// As few words as can be, up to a number.
  case gap(Int)
  /// The word that the stretch is about.
  case head(WordPattern)
  /// Those to whom something is done.
  case victim(WordPattern)
  /// What does or does not follow, which is no part of the stretch.
  case ahead(WordPattern, isThere: Bool)
  /// Where something begins to be said, and where that ends.
  case start, end

  /// The words of a pattern that is a single one; nil for another.
  var words: WordSet? {
    switch self {
    case .word(let word): WordSet(word)
    case .oneOf(let words): words
    default: nil
    }
  }

  /// The words with which the head can begin, one of which has to be said.
  ///
  /// It is nil when there is no head, or not always one.
  var headWords: WordSet? {
    switch self {
    case .head(let head): head.firstWords
    case .victim(let inner): inner.headWords
    case .sequence(let parts): parts.lazy.compactMap(\.headWords).first
    case .either(let parts): Self.union(parts.map(\.headWords))
    default: nil
    }
  }

  private var firstWords: WordSet? {
    switch self {
    case .sequence(let parts): parts.first?.firstWords
    case .either(let parts): Self.union(parts.map(\.firstWords))
    case .victim(let inner), .head(let inner): inner.firstWords
    default: words
    }
  }

  private static func union(_ sets: [WordSet?]) -> WordSet? {
    sets.reduce(WordSet()) { union, set in
      guard var union, let set else { return nil }
      union.formUnion(set)
      return union
    }
  }
}
