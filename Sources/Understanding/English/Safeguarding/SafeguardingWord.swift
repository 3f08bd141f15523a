/// A word of a line as safeguarding weighs it.
struct SafeguardingWord {
  /// The bytes of the word in small letters, without apostrophes.
  var bytes: [UInt8]
  /// Where it stands in the line, as UTF-8 offsets.
  var span: Range<Int>
  /// What it is about.
  var wordClass: WordClass?

  /// The words of a line, in which the names of children are known.
  ///
  /// Signs and digits between letters are read as the letters that they look like: "su!cide". A word that
  /// is said over and over counts twice: the same key held down says no more. Numbers in words are the same
  /// as in digits, so that "sixteen hundred" weighs what 16 and 100 do.
  static func words(of text: String, children: [[UInt8]]) -> [SafeguardingWord] {
    var words: [SafeguardingWord] = []
    var (bytes, start): ([UInt8], Int) = ([], 0)
    func finish(_ end: Int) {
      guard !bytes.isEmpty else { return }
      if let digits = digits(thatMean: bytes) { bytes = digits }
      if words.count > 1, words.suffix(2).allSatisfy({ $0.bytes == bytes }) {
        bytes = []
        return
      }
      let isChild = children.contains(bytes)
      let place = SafeguardingTable.classes.number(of: FeatureHash.of(bytes))
      let wordClass = isChild ? .child : place.map { WordClass.all[$0] }
      words.append(SafeguardingWord(bytes: bytes, span: start..<end, wordClass: wordClass))
      bytes = []
    }
    let text = Array(text.utf8)
    var place = 0
    while place < text.count {
      if let width = apostrophe(at: place, in: text) {
        place += width
        continue
      }
      var byte = lowercased(text[place])
      if place > 0, place + 1 < text.count, isLetter(lowercased(text[place - 1])),
        isLetter(lowercased(text[place + 1])), let letter = letter(that: byte)
      {
        byte = letter
      }
      let belongs =
        isLetter(byte) || isDigit(byte) || (0xC3...0xC9).contains(byte)
        || (0x80...0xBF).contains(byte) && !bytes.isEmpty
      if belongs {
        if bytes.isEmpty { start = place }
        bytes.append(byte)
      } else {
        finish(place)
      }
      place += 1
    }
    finish(text.count)
    return words
  }

  /// The form in which a word is compared: who it stands for, how large it is, or its stem.
  var form: UInt64 {
    if let wordClass, wordClass.isPerson {
      return FeatureHash.of([0x25] + Array(wordClass.rawValue.utf8))
    }
    return FeatureHash.of(bytes.allSatisfy(Self.isDigit) ? size : stem)
  }

  /// How large a number is: none, of one digit, below 18, 45, 651, 1000, or more.
  private var size: [UInt8] {
    let value =
      bytes.count < 9 ? bytes.reduce(0) { $0 * 10 + Int($1 & 0x0F) } : 1_000_000_000
    let steps = [1, 10, 18, 45, 651, 1000].count { value >= $0 }
    return [0x23, 0x30 + UInt8(steps)]
  }

  /// The word without its ending.
  private var stem: [UInt8] {
    var stem = bytes
    for (ending, instead) in Self.endings
    where stem.count - ending.count >= 3 && stem.suffix(ending.count).elementsEqual(ending) {
      stem.replaceSubrange((stem.count - ending.count)..., with: instead)
      break
    }
    if stem.count > 3, stem.last == UInt8(ascii: "e") { stem.removeLast() }
    if stem.count > 3, stem[stem.count - 1] == stem[stem.count - 2] { stem.removeLast() }
    return stem
  }

  private static let endings: [(ending: [UInt8], instead: [UInt8])] = [
    ("ies", "y"), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""), ("ly", ""),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  /// The digits of a number that is said in a word; not those of "one", which is somebody more often.
  private static func digits(thatMean bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count <= WordKey.capacity else { return nil }
    var key = WordKey()
    for byte in bytes { key.append(byte) }
    guard let entry = Lexicon.english.entry(for: key), numbers.contains(entry.lexeme),
      let number = entry.number, (2...1000).contains(number)
    else { return nil }
    return Array(String(number).utf8)
  }

  private static let numbers: LexemeSet = [.small, .tens, .hundred, .scale]

  private static func apostrophe(at place: Int, in text: [UInt8]) -> Int? {
    if text[place] == UInt8(ascii: "'") { return 1 }
    return text[place...].starts(with: [0xE2, 0x80, 0x99]) ? 3 : nil
  }

  /// The letter that a digit or sign looks like.
  private static func letter(that byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "1"), UInt8(ascii: "!"): UInt8(ascii: "i")
    case UInt8(ascii: "0"): UInt8(ascii: "o")
    case UInt8(ascii: "3"): UInt8(ascii: "e")
    case UInt8(ascii: "4"), UInt8(ascii: "@"): UInt8(ascii: "a")
    case UInt8(ascii: "5"), UInt8(ascii: "$"): UInt8(ascii: "s")
    case UInt8(ascii: "7"): UInt8(ascii: "t")
    default: nil
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
