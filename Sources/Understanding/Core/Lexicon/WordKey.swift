/// Up to sixteen bytes of a word, packed so that two words are compared as two numbers.
struct WordKey: Hashable, Sendable {
  /// The first eight bytes, the first of them lowest; 0 for no word.
  private(set) var low: UInt64 = 0
  /// The second eight bytes.
  private(set) var high: UInt64 = 0
  /// The number of bytes.
  private(set) var count = 0

  /// The longest word that has a key.
  static let capacity = 16

  /// The key of no bytes.
  init() {}

  /// The key of a word of at most sixteen bytes, or nil.
  init?(_ word: some StringProtocol) {
    for byte in word.utf8 {
      guard count < WordKey.capacity else { return nil }
      append(byte)
    }
  }

  /// The key of at most sixteen bytes, or nil.
  init?(bytes: UnsafeRawBufferPointer) {
    guard bytes.count <= WordKey.capacity else { return nil }
    for byte in bytes { append(byte) }
  }

  /// A word of the rules, of at most sixteen letters.
  init(letters: StaticString) {
    self.init()
    letters.withUTF8Buffer { for byte in $0.prefix(Self.capacity) { append(byte) } }
  }

  func hash(into hasher: inout Hasher) {
    // One number, as two would be mixed one after the other; few words are longer than eight bytes.
    hasher.combine(low ^ high.byteSwapped)
  }

  /// The keys of the words of a text, which are parted by spaces; longer words have none.
  static func words(of text: String) -> [WordKey] {
    var text = text
    return text.withUTF8(words)
  }

  private static func words(of bytes: UnsafeBufferPointer<UInt8>) -> [WordKey] {
    var keys: [WordKey] = []
    keys.reserveCapacity(bytes.count / 5 + 1)
    var key = WordKey()
    var isTooLong = false
    for byte in bytes {
      if byte == UInt8(ascii: " ") {
        if key.count > 0, !isTooLong { keys.append(key) }
        (key, isTooLong) = (WordKey(), false)
      } else if key.count == capacity {
        isTooLong = true
      } else {
        key.append(byte)
      }
    }
    if key.count > 0, !isTooLong { keys.append(key) }
    return keys
  }

  /// Adds a byte to a key of fewer than sixteen.
  mutating func append(_ byte: UInt8) {
    if count < 8 {
      low |= UInt64(byte) &<< UInt64(count &* 8)
    } else {
      high |= UInt64(byte) &<< UInt64((count &- 8) &* 8)
    }
    count += 1
  }

  /// The byte at a place below ``count``.
  subscript(index: Int) -> UInt8 {
    UInt8(
      truncatingIfNeeded: index < 8
        ? low >> UInt64(index * 8) : high >> UInt64((index - 8) * 8))
  }

  /// Calls the body with each byte, from left to right.
  @inline(__always)
  func forEach(_ body: (UInt8) -> Void) {
    var rest = low
    for place in 0..<count {
      if place == 8 { rest = high }
      body(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// The key without its last bytes.
  func dropping(last number: Int) -> WordKey {
    var key = WordKey()
    for place in 0..<max(0, count - number) { key.append(self[place]) }
    return key
  }

  /// The key with the bytes of another behind it, which together are at most sixteen.
  func appending(_ other: WordKey) -> WordKey {
    var key = self
    for place in 0..<other.count { key.append(other[place]) }
    return key
  }

  func hasSuffix(_ ending: WordKey) -> Bool {
    count >= ending.count
      && (0..<ending.count).allSatisfy { self[count - ending.count + $0] == ending[$0] }
  }

  /// The key without its first bytes.
  func dropping(first number: Int) -> WordKey {
    var key = WordKey()
    for place in min(number, count)..<count { key.append(self[place]) }
    return key
  }

  /// The key with every run of at least `length` equal bytes cut to `most`.
  func limitingRuns(of length: Int, to most: Int) -> WordKey {
    var key = WordKey()
    var place = 0
    while place < count {
      var end = place
      while end < count, self[end] == self[place] { end += 1 }
      let kept = end - place < length ? end - place : most
      for _ in 0..<kept { key.append(self[place]) }
      place = end
    }
    return key
  }

  /// Whether one of its bytes is an apostrophe.
  var hasApostrophe: Bool {
    var hasApostrophe = false
    forEach { if $0 == UInt8(ascii: "'") { hasApostrophe = true } }
    return hasApostrophe
  }

  /// The key without its apostrophes.
  var withoutApostrophes: WordKey {
    var key = WordKey()
    for place in 0..<count where self[place] != UInt8(ascii: "'") { key.append(self[place]) }
    return key
  }

  /// The key without a possessive "'s" at its end.
  var withoutPossessive: WordKey {
    guard count > 2, self[count - 1] == UInt8(ascii: "s"), self[count - 2] == UInt8(ascii: "'")
    else { return self }
    return dropping(last: 2)
  }

  /// Where a table of a power of two places looks first.
  func slot(in capacity: Int) -> Int {
    // Multiplication by two odd constants (from the fractional digits of the golden ratio) mixes
    // the letters well enough for a table that is at most half full.
    var hash = (low ^ (high &* 0xC2B2_AE3D_27D4_EB4F)) &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 32
    return Int(truncatingIfNeeded: hash & UInt64(capacity - 1))
  }

  /// The word.
  var string: String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: WordKey.capacity) { buffer in
      for place in 0..<count { buffer[place] = self[place] }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<count]), as: UTF8.self)
    }
  }
}
