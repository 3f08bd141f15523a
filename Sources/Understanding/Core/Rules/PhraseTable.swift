/// Phrases of words, each with a meaning, found by their first word.
///
/// The texts are kept as they are written and only the places of the phrases in them are noted, as
/// tables are made at the start of a conversation, and most of their phrases are never looked for.
struct PhraseTable<Meaning: Sendable>: Sendable {
  private struct Phrase: Sendable {
    /// The place of the phrase among the bytes of all texts.
    let bytes: Range<Int>
    /// The number of its words.
    let count: Int
    /// The place of its meaning.
    let meaning: Int
    /// The phrase before it in its bucket, or -1.
    let previous: Int
  }

  private let meanings: [Meaning]
  private var texts: [UInt8] = []
  private var phrases: [Phrase] = []
  /// The last phrase of each bucket, or -1; the buckets are a power of two.
  private var buckets: [Int]

  private static var space: UInt8 { UInt8(ascii: " ") }
  private static var bar: UInt8 { UInt8(ascii: "|") }
  private static var apostrophe: UInt8 { UInt8(ascii: "'") }

  /// A table of phrases, which are written in small letters, their words parted by spaces, and the
  /// phrases of one meaning by bars; many people leave out apostrophes, so each is found without
  /// its own too.
  init(_ groups: [(Meaning, String)]) {
    meanings = groups.map(\.0)
    // Phrases have about twelve letters.
    let length = groups.reduce(0) { $0 + $1.1.utf8.count }
    var capacity = 16
    while capacity < length / 12 { capacity *= 2 }
    buckets = Array(repeating: -1, count: capacity)
    texts.reserveCapacity(length)
    for (meaning, group) in groups.enumerated() {
      let start = texts.count
      texts.append(contentsOf: group.1.utf8)
      for bytes in Self.parts(of: texts, at: start..<texts.count, by: Self.bar) {
        add(bytes, meaning)
      }
    }
  }

  private mutating func add(_ bytes: Range<Int>, _ meaning: Int) {
    let words = Self.parts(of: texts, at: bytes, by: Self.space)
    guard let first = words.first, let last = words.last else { return }
    let bucket = bucket(of: texts[first])
    phrases.append(
      Phrase(
        bytes: first.lowerBound..<last.upperBound, count: words.count, meaning: meaning,
        previous: buckets[bucket]))
    buckets[bucket] = phrases.count - 1
  }

  /// All words of all phrases, each once.
  var words: Set<String> {
    Set(
      phrases.flatMap { phrase in
        Self.parts(of: texts, at: phrase.bytes, by: Self.space)
          .map { String(decoding: texts[$0], as: UTF8.self) }
      })
  }

  /// The meaning and the number of tokens of the longest phrase that begins with a token.
  func phrase(in tokens: [Token], at index: Int) -> (meaning: Meaning, count: Int)? {
    guard tokens[index].kind == .word else { return nil }
    var longest: Phrase?
    var place = buckets[bucket(of: tokens[index].word.utf8)]
    while place >= 0 {
      let phrase = phrases[place]
      // Of phrases of one length the first that was written counts.
      if phrase.count >= longest?.count ?? 1, begins(phrase, tokens, at: index) { longest = phrase }
      place = phrase.previous
    }
    return longest.map { (meanings[$0.meaning], $0.count) }
  }

  /// Whether a phrase begins with a token.
  private func begins(_ phrase: Phrase, _ tokens: [Token], at index: Int) -> Bool {
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

  /// The bucket of a first word, the same with and without apostrophes.
  private func bucket(of word: some Sequence<UInt8>) -> Int {
    // FNV-1a with the constants of 64 bits.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word where byte != Self.apostrophe {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    hash ^= hash >> 32
    return Int(truncatingIfNeeded: hash & UInt64(buckets.count - 1))
  }

  /// The parts of a text between separators, without empty ones.
  private static func parts(
    of texts: [UInt8], at bytes: Range<Int>, by separator: UInt8
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = bytes.lowerBound
    for place in bytes where texts[place] == separator {
      if place > start { parts.append(start..<place) }
      start = place + 1
    }
    if bytes.upperBound > start { parts.append(start..<bytes.upperBound) }
    return parts
  }
}
