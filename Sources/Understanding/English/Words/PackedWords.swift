/// A list of words in a constant text, looked up where it lies in the program's file.
///
/// The text is made by `scripts/make-word-lists`: words in small letters, in the order of their
/// bytes, in blocks of ``blockLength`` bytes that a newline parts. A word is a header and bytes. The
/// header says the word's kind and how many of its first bytes are those of the word before it.
/// Nothing is decoded or allocated: a binary search finds the block, and its words are compared one
/// after another.
struct PackedWords: Sendable {
  let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// The bytes of a block, without the newline behind it.
  private static var blockLength: Int { 95 }
  /// The header of a word of the first kind that shares nothing with the word before it.
  static var firstHeader: UInt8 { 0x28 }
  /// What stands behind the last word of a block.
  static var filling: UInt8 { 0x60 }
  /// The headers of each kind, one for every number of shared bytes.
  static var headersPerKind: UInt8 { 14 }

  /// The place of a word's kind among the kinds of the list, or nil for a word that is not in it.
  func kind(of word: WordKey) -> UInt8? {
    guard word.count > 0 else { return nil }
    return text.withUTF8Buffer { bytes in
      let blocks = (bytes.count + 1) / (Self.blockLength + 1)
      var low = 0
      var high = blocks
      while low < high {
        let middle = low + (high - low) / 2
        if Self.isBlock(middle, beginningBehind: word, in: bytes) {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return low == 0 ? nil : Self.kind(of: word, inBlock: low - 1, of: bytes)
    }
  }

  /// Whether the first word of a block comes behind a word.
  private static func isBlock(
    _ block: Int, beginningBehind word: WordKey, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let start = block * (blockLength + 1) + 1
    for offset in 0..<word.count {
      let byte = bytes[start + offset]
      if isEnd(byte) { return false }
      if byte != word[offset] { return byte > word[offset] }
    }
    return !isEnd(bytes[start + word.count])
  }

  private static func kind(
    of word: WordKey, inBlock block: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> UInt8? {
    var place = block * (blockLength + 1)
    let end = place + blockLength
    // How many of the word's first bytes are those of the word of the list that was read last.
    var matched = 0
    while place < end, bytes[place] != filling {
      let header = bytes[place] - firstHeader
      place += 1
      let shared = Int(header % headersPerKind)
      if shared <= matched {
        matched = shared
        while place < end, matched < word.count, bytes[place] == word[matched] {
          matched += 1
          place += 1
        }
        let isWhole = place == end || isEnd(bytes[place])
        if matched == word.count { return isWhole ? header / headersPerKind : nil }
        if !isWhole, bytes[place] > word[matched] { return nil }
      }
      while place < end, !isEnd(bytes[place]) { place += 1 }
    }
    return nil
  }

  /// Whether a byte belongs to no word: letters, apostrophes and the bytes of letters beyond ASCII
  /// do.
  static func isEnd(_ byte: UInt8) -> Bool {
    byte >= firstHeader && byte <= filling
  }
}
