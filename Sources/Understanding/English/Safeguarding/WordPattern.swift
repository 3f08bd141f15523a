/// What a stretch of words may look like, as a regular expression says it of letters.
indirect enum WordPattern: Hashable, Sendable {
  /// One word of a set.
  case word(WordSet)
  /// Any word.
  case anyWord
  /// One after the other.
  case sequence([WordPattern])
  /// One of several.
  case either([WordPattern])
  /// As often as can be, up to a number of times.
  case repeated(WordPattern, atLeast: Int, atMost: Int)
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

  /// The words with which the head can begin, one of which has to be said.
  ///
  /// It is nil when there is no head, or not always one.
  var headWords: WordSet? {
    switch self {
    case .head(let head): head.firstWords
    case .victim(let inner): inner.headWords
    case .sequence(let parts): parts.lazy.compactMap(\.headWords).first
    case .either(let parts):
      parts.reduce(WordSet()) { words, part in
        guard var words, let others = part.headWords else { return nil }
        words.formUnion(others)
        return words
      }
    default: nil
    }
  }

  private var firstWords: WordSet {
    switch self {
    case .word(let words): return words
    case .sequence(let parts): return parts.first?.firstWords ?? WordSet()
    case .either(let parts):
      return parts.reduce(into: WordSet()) { $0.formUnion($1.firstWords) }
    case .victim(let inner), .head(let inner), .repeated(let inner, _, _): return inner.firstWords
    default: return WordSet()
    }
  }
}
