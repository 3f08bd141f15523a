/// A set of words by their numbers in a ``SafeguardingVocabulary``.
struct WordSet: Hashable, Sendable {
  private var bits: [UInt64] = []

  /// No words.
  init() {}

  /// One word.
  init(_ word: Int) { insert(word) }

  /// Whether no word is in the set.
  var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

  /// Adds a word.
  mutating func insert(_ word: Int) {
    if bits.count <= word >> 6 {
      bits.append(contentsOf: repeatElement(0, count: (word >> 6) + 1 - bits.count))
    }
    bits[word >> 6] |= 1 << UInt64(word & 63)
  }

  /// Adds the words of another set.
  mutating func formUnion(_ other: WordSet) {
    if bits.count < other.bits.count {
      bits.append(contentsOf: repeatElement(0, count: other.bits.count - bits.count))
    }
    for place in other.bits.indices { bits[place] |= other.bits[place] }
  }

  /// The number of words.
  var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  /// Whether a word is in the set.
  func contains(_ word: Int) -> Bool {
    word >> 6 < bits.count && bits[word >> 6] >> UInt64(word & 63) & 1 == 1
  }

  /// Whether one of some words is in the set.
  func containsAny(of words: [Int]) -> Bool {
    words.contains { contains($0) }
  }
}
