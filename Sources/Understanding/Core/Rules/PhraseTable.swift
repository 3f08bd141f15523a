/// Phrases of words, each with a meaning, found by their first word.
///
/// The texts are kept as they are written and only the places of the phrases in them are noted, as
/// tables are made at the start of a conversation, and most of their phrases are never looked for.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private let meanings: [Meaning]
  private let texts: [UInt8]
  private let phrases: [PhrasePlace]
  /// The last phrase of each bucket, or -1; the buckets are a power of two.
  private let buckets: [Int]

  private static var space: UInt8 { UInt8(ascii: " ") }
  private static var bar: UInt8 { UInt8(ascii: "|") }
  private static var apostrophe: UInt8 { FirstWordHash.apostrophe }

  /// A table of phrases, which are written in small letters, their words parted by spaces, and the
  /// phrases of one meaning by bars; many people leave out apostrophes, so each is found without
  /// its own too.
  init(_ groups: [(Meaning, String)]) {
    meanings = groups.map(\.0)
    // Phrases have about twelve letters.
    let length = groups.reduce(0) { $0 + $1.1.utf8.count }
    var capacity = 16
    while capacity < length / 12 { capacity *= 2 }
    var buckets = Array(repeating: -1, count: capacity)
    var phrases: [PhrasePlace] = []
    var texts: [UInt8] = []
    texts.reserveCapacity(length)
    phrases.reserveCapacity(length / 12)
    for (meaning, group) in groups.enumerated() {
      let start = texts.count
      texts.append(contentsOf: group.1.utf8)
      texts.withUnsafeBufferPointer {
        Self.forEachPhrase(in: $0, from: start) { bytes, count, first in
          let bucket = first.bucket(of: capacity)
          phrases.append(
            PhrasePlace(bytes: bytes, count: count, meaning: meaning, previous: buckets[bucket]))
          buckets[bucket] = phrases.count - 1
        }
      }
    }
    self.buckets = buckets
    self.phrases = phrases
    self.texts = texts
  }

  /// Calls the body with the place of each phrase of one meaning, the number of its words and the hash of the
  /// first of them, in one walk over their bytes.
  private static func forEachPhrase(
    in texts: UnsafeBufferPointer<UInt8>, from begin: Int,
    _ body: (Range<Int>, Int, FirstWordHash) -> Void
  ) {
    var start = begin
    var hash = FirstWordHash()
    var count = 1
    for place in begin..<texts.count {
      let byte = texts[place]
      if byte == bar {
        if place > start { body(start..<place, count, hash) }
        (start, hash, count) = (place + 1, FirstWordHash(), 1)
      } else if byte == space {
        count += 1
      } else if count == 1 {
        // Only the first word tells phrases apart.
        hash.add(byte)
      }
    }
    if texts.count > start { body(start..<texts.count, count, hash) }
  }

  /// The words of all phrases.
  var words: [WordKey] {
    var words: [WordKey] = []
    for phrase in phrases {
      var word = WordKey()
      for place in phrase.bytes {
        if texts[place] == Self.space {
          words.append(word)
          word = WordKey()
        } else if word.count < WordKey.capacity {
          word.append(texts[place])
        }
      }
      words.append(word)
    }
    return words
  }

  /// The meaning and the number of tokens of the longest phrase that begins with a token.
  func phrase(in tokens: [Token], at index: Int) -> (meaning: Meaning, count: Int)? {
    guard tokens[index].kind == .word else { return nil }
    var longest: PhrasePlace?
    var hash = FirstWordHash()
    for byte in tokens[index].word.utf8 { hash.add(byte) }
    var place = buckets[hash.bucket(of: buckets.count)]
    while place >= 0 {
      let phrase = phrases[place]
      // Of phrases of one length the first that was written counts.
      if phrase.count >= longest?.count ?? 1, begins(phrase, tokens, at: index) { longest = phrase }
      place = phrase.previous
    }
    return longest.map { (meanings[$0.meaning], $0.count) }
  }

  /// Whether a phrase begins with a token.
  private func begins(_ phrase: PhrasePlace, _ tokens: [Token], at index: Int) -> Bool {
    guard index + phrase.count <= tokens.count else { return false }
    var place = phrase.bytes.lowerBound
    for token in tokens[index..<index + phrase.count] {
      guard let end = Self.end(of: token.word, in: texts, at: place..<phrase.bytes.upperBound)
      else { return false }
      place = end
    }
    return true
  }

  /// The place behind a word of a phrase, and behind the space after it, where the word is a typed
  /// one, with its apostrophes or without any.
  private static func end(of typed: String, in texts: [UInt8], at bytes: Range<Int>) -> Int? {
    var place = bytes.lowerBound
    var isShortened = false
    for byte in typed.utf8 {
      if place < bytes.upperBound, texts[place] == apostrophe, byte != apostrophe {
        isShortened = true
        place += 1
      }
      guard place < bytes.upperBound, texts[place] == byte, !isShortened || byte != apostrophe
      else { return nil }
      place += 1
    }
    if place == bytes.upperBound { return place }
    return texts[place] == space ? place + 1 : nil
  }

}

/// Where a phrase stands in its table; it is no type of the table's, as the runtime would make it, and arrays
/// of it, anew for each kind of meaning.
private struct PhrasePlace: Sendable {
  /// The place of the phrase among the bytes of all texts.
  let bytes: Range<Int>
  /// The number of its words.
  let count: Int
  /// The place of its meaning.
  let meaning: Int
  /// The phrase before it in its bucket, or -1.
  let previous: Int
}

/// What tells first words apart, the same with and without apostrophes: FNV-1a with the constants of
/// 64 bits.
private struct FirstWordHash {
  static var apostrophe: UInt8 { UInt8(ascii: "'") }

  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) {
    if byte != Self.apostrophe { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The bucket of so many, which are a power of two.
  func bucket(of count: Int) -> Int {
    Int(truncatingIfNeeded: (value ^ value >> 32) & UInt64(count - 1))
  }
}
