/// Whole phrases, each with a meaning.
///
/// It is made at the start of a conversation, so that it hashes bytes in the simplest way there is.
struct PhraseIndex<Meaning: Sendable>: Sendable {
  private let meanings: [Meaning]
  private let entries: [PhraseEntry]
  /// The last entry of each bucket, or -1; the buckets are a power of two.
  private let buckets: [Int]

  /// An index of the phrases of some meanings; of a phrase with several meanings, the last counts first.
  init(_ groups: [(Meaning, [String])]) {
    meanings = groups.map(\.0)
    let count = groups.reduce(0) { $0 + $1.1.count }
    var capacity = 16
    while capacity < count { capacity *= 2 }
    var buckets = Array(repeating: -1, count: capacity)
    var entries: [PhraseEntry] = []
    entries.reserveCapacity(count)
    for (meaning, group) in groups.enumerated() {
      for phrase in group.1 {
        let bucket = Self.bucket(of: phrase, among: capacity)
        entries.append(
          PhraseEntry(phrase: phrase, meaning: meaning, previous: buckets[bucket]))
        buckets[bucket] = entries.count - 1
      }
    }
    self.entries = entries
    self.buckets = buckets
  }

  /// The meanings of a phrase, from the last to the first that was given it.
  func meanings(of phrase: String) -> [Meaning] {
    var found: [Meaning] = []
    var place = buckets[Self.bucket(of: phrase, among: buckets.count)]
    while place >= 0 {
      let entry = entries[place]
      if entry.phrase == phrase { found.append(meanings[entry.meaning]) }
      place = entry.previous
    }
    return found
  }

  /// FNV-1a with the constants of 64 bits.
  private static func bucket(of phrase: String, among count: Int) -> Int {
    let hash = phrase.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    let value = hash ?? 0
    return Int(truncatingIfNeeded: (value ^ value >> 32) & UInt64(count - 1))
  }
}

/// A phrase of an index; it is no type of the index's, as the runtime would make it anew for each kind of meaning.
private struct PhraseEntry: Sendable {
  let phrase: String
  /// The place of its meaning.
  let meaning: Int
  /// The entry before it in its bucket, or -1.
  let previous: Int
}
