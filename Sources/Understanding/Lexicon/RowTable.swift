import CLexicon

/// The rows of a file of data, looked up where they lie in the program's file.
///
/// A row is a word in small letters, a tab and what is known of it, in a file `Lexicon/LANGUAGE/NAME.tsv`;
/// lines that begin with `#` stand first. Rows stand in the order of their words' bytes, and so are found by
/// halving: nothing is made of the file before the program runs or as it starts. Another table is a file, two
/// lines in `CLexicon` and a property here.
struct RowTable {
  /// How common the words of English are.
  static var englishWords: RowTable { RowTable(clexicon_english_words()) }
  /// How usual given names are where English is spoken.
  static var englishGivenNames: RowTable { RowTable(clexicon_english_given_names()) }
  /// The words by which a clause asks in English, and their classes.
  static var englishAsking: RowTable { RowTable(clexicon_english_asking()) }
  /// Classes of words and phrases of English, by their names.
  static var englishClasses: RowTable { RowTable(clexicon_english_classes()) }

  private let bytes: UnsafeRawPointer
  private let count: Int

  private init(_ rows: CLexiconRows) {
    bytes = rows.bytes
    count = rows.count
  }

  /// All rows, as they stand in the file.
  var text: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: bytes, count: count) }

  /// What a row says of a word: the bytes behind its tab, up to the end of the line.
  func row(of word: WordKey) -> UnsafeRawBufferPointer? {
    guard word.count > 0 else { return nil }
    let sought = SoughtWord(word)
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      let start = lineStart(at: middle)
      switch sought.compared(with: bytes + start) {
      case .same:
        let said = start + word.count + 1
        return UnsafeRawBufferPointer(rebasing: text[said..<lineEnd(at: said)])
      case .before: high = start
      case .behind: low = lineEnd(at: middle) + 1
      }
    }
    return nil
  }

  /// Where the line begins that a place is in.
  ///
  /// Eight bytes before the first line are newlines.
  private func lineStart(at place: Int) -> Int {
    var place = place
    while true {
      let ends = Self.newlines(in: word(at: place - 8))
      if ends != 0 { return place - ends.leadingZeroBitCount / 8 }
      place -= 8
    }
  }

  /// Where the newline is that ends the line a place is in.
  private func lineEnd(at place: Int) -> Int {
    var place = place
    while place < count {
      let ends = Self.newlines(in: word(at: place))
      if ends != 0 { return place + ends.trailingZeroBitCount / 8 }
      place += 8
    }
    return count
  }

  /// Eight bytes, the first of them lowest.
  private func word(at place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// The highest bit of each byte that is a newline.
  private static func newlines(in word: UInt64) -> UInt64 {
    let different = word ^ 0x0A0A_0A0A_0A0A_0A0A
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    // Adding sets a byte's highest bit unless its other bits are 0, and carries into no other byte.
    return ~(((different & low) &+ low) | different | low)
  }
}
