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

  /// Sets of words, of each of which one is said wherever the pattern is.
  var required: [WordSet] {
    switch self {
    case .word, .oneOf: return words.map { [$0] } ?? []
    case .head(let inner), .victim(let inner): return inner.required
    case .sequence(let parts): return parts.flatMap(\.required)
    case .either(let parts):
      var union = WordSet()
      for part in parts {
        guard let words = part.required.min(by: { $0.count < $1.count }) else { return [] }
        union.formUnion(words)
      }
      return [union]
    case .anyWord, .repeated, .gap, .ahead, .start, .end: return []
    }
  }
}
