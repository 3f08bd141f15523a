/// A set of words by their numbers in a ``SafeguardingVocabulary``.
struct WordSet: Hashable, Sendable {
  private var bits: [UInt64] = []

  /// Whether no word is in the set.
  var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

  /// Adds a word.
  mutating func insert(_ word: Int) {
    while bits.count <= word >> 6 { bits.append(0) }
    bits[word >> 6] |= 1 << UInt64(word & 63)
  }

  /// Adds the words of another set.
  mutating func formUnion(_ other: WordSet) {
    while bits.count < other.bits.count { bits.append(0) }
    for place in other.bits.indices { bits[place] |= other.bits[place] }
  }

  /// Whether a word is in the set.
  func contains(_ word: Int) -> Bool {
    word >> 6 < bits.count && bits[word >> 6] >> UInt64(word & 63) & 1 == 1
  }

  /// Whether a word is in both sets.
  func intersects(_ other: WordSet) -> Bool {
    zip(bits, other.bits).contains { $0 & $1 != 0 }
  }
}
