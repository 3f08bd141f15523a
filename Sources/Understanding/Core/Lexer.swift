/// Cuts text into tokens, in one pass over its UTF-8 bytes.
///
/// Letters, digits and signs are parted from each other ("45min" is two tokens), so that rules need
/// not look inside of words. ASCII is read byte by byte; anything else goes through ``Glyph``.
struct Lexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let lexicon: Lexicon
  private var place = 0
  private var spaced = true
  var tokens: [Token] = []

  /// The tokens of a text, from left to right.
  static func tokens(of text: String) -> [Token] {
    var text = text
    return text.withUTF8 { bytes in
      var lexer = Lexer(bytes: bytes)
      lexer.run()
      lexer.settleIdioms()
      lexer.settleQuotes()
      return lexer.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lexicon = .english
    // Words of five letters and a space are usual.
    tokens.reserveCapacity(bytes.count / 4 + 2)
  }

  private mutating func run() {
    while place < bytes.count {
      switch glyph(at: place) {
      case .space(let length):
        spaced = true
        place += length
      case .joiner(let length): place += length
      case .letter: word()
      case .digit: digits()
      case .sign(let sign, let length): self.sign(sign, length)
      }
    }
  }

  private func glyph(at place: Int) -> Glyph {
    let byte = bytes[place]
    return byte < 0x80 ? Glyph(ascii: byte) : Glyph(scalarAt: place, in: bytes)
  }

  private mutating func append(_ kind: Token.Kind, _ word: String, to end: Int, _ entry: Entry) {
    tokens.append(
      Token(
        kind: kind, word: word, typed: word, span: place..<end, startsWord: spaced,
        lexeme: entry.lexeme, number: entry.number))
    place = end
    spaced = false
  }

  private typealias Entry = Lexicon.Entry

  /// Letters and combining marks, with single apostrophes between them.
  private mutating func word() {
    var key = WordKey()
    var long: [UInt8] = []
    var end = place
    func add(_ byte: UInt8) {
      if key.count < WordKey.capacity, long.isEmpty {
        key.append(byte)
      } else {
        if long.isEmpty { for place in 0..<key.count { long.append(key[place]) } }
        long.append(byte)
      }
    }
    reading: while end < bytes.count {
      switch glyph(at: end) {
      case .letter(let letter, let length):
        if letter < 0x80 { add(UInt8(letter)) } else { Glyph.forEachSmallByte(of: letter, add) }
        end += length
      case .joiner(let length): end += length
      case .sign(UInt32(UInt8(ascii: "'")), let length):
        guard end + length < bytes.count, case .letter = glyph(at: end + length) else {
          break reading
        }
        add(UInt8(ascii: "'"))
        end += length
      default: break reading
      }
    }
    if let (meridiem, end) = partedMeridiem(from: end, key) {
      append(.word, meridiem == .am ? "am" : "pm", to: end, Entry(lexeme: meridiem, number: nil))
    } else if long.isEmpty {
      append(.word, key.string, to: end, lexicon.meaning(of: key))
    } else {
      append(
        .word, String(decoding: long, as: UTF8.self), to: end, Entry(lexeme: .other, number: nil))
    }
  }

  /// The end of "a.m.", or of "p m" behind digits, whose first letter has just been read.
  private func partedMeridiem(from end: Int, _ key: WordKey) -> (Lexeme, Int)? {
    guard key.count == 1, key[0] == UInt8(ascii: "a") || key[0] == UInt8(ascii: "p"),
      end + 1 < bytes.count, bytes[end + 1] | 0x20 == UInt8(ascii: "m"),
      bytes[end] == UInt8(ascii: ".")
        || bytes[end] == UInt8(ascii: " ") && tokens.last?.kind == .digits
    else { return nil }
    var after = end + 2
    if after < bytes.count {
      if case .letter = glyph(at: after) { return nil }
      if bytes[end] == UInt8(ascii: "."), bytes[after] == UInt8(ascii: ".") { after += 1 }
    }
    return (key[0] == UInt8(ascii: "a") ? .am : .pm, after)
  }

  private mutating func digits() {
    var key = WordKey()
    var long = ""
    var number: Int? = 0
    var length = 0
    var end = place
    while end < bytes.count, case .digit(let digit, let width) = glyph(at: end) {
      if key.count < WordKey.capacity {
        key.append(UInt8(ascii: "0") + digit)
      } else {
        if long.isEmpty { long = key.string }
        long.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
      }
      length += 1
      // Eighteen digits always fit.
      number = length <= 18 ? number.map { $0 * 10 + Int(digit) } : nil
      end += width
    }
    // "150O": the letter beside the nought on the keyboard, and like it to see.
    if length > 1, long.isEmpty, let zeros = noughts(from: end), length + zeros < 7 {
      for _ in 0..<zeros {
        key.append(UInt8(ascii: "0"))
        number = number.map { $0 * 10 }
      }
      end += zeros
    }
    append(
      .digits, long.isEmpty ? key.string : long, to: end, Entry(lexeme: .digits, number: number))
  }

  /// How many letters "o" end the number that was read so far, or nil where it goes on as a word.
  private func noughts(from place: Int) -> Int? {
    var end = place
    while end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "o") { end += 1 }
    guard end > place else { return nil }
    if end < bytes.count {
      switch glyph(at: end) {
      case .letter, .digit, .sign(UInt32(UInt8(ascii: "'")), _): return nil
      default: break
      }
    }
    return end - place
  }

  /// Whether the sign at the place stands between digits as the colon of a clock does: "3;30".
  private var isInsideClock: Bool {
    func isDigit(_ place: Int) -> Bool {
      place < bytes.count && Self.figures.contains(bytes[place])
    }
    return !spaced && tokens.last?.kind == .digits && isDigit(place + 1) && isDigit(place + 2)
      && !isDigit(place + 3)
  }

  private static let figures = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static let dash: WordKey = {
    var key = WordKey()
    key.append(UInt8(ascii: "-"))
    return key
  }()

  private mutating func sign(_ sign: UInt32, _ length: Int) {
    var key = WordKey()
    if sign < 0x80 {
      key.append(UInt8(sign))
    } else {
      Glyph.forEachByte(of: sign) { key.append($0) }
    }
    if sign == UInt32(UInt8(ascii: ";")), isInsideClock {
      return append(.sign, ":", to: place + length, Entry(lexeme: .colon, number: nil))
    }
    var end = place + length
    // "->" and "=>" are dashes with a head.
    if sign == UInt32(UInt8(ascii: "-")) || sign == UInt32(UInt8(ascii: "=")), end < bytes.count,
      bytes[end] == UInt8(ascii: ">")
    {
      key = Lexer.dash
      end += 1
    }
    // Marks on a sign, such as the colour of an emoji, belong to it, but for those on a plain one.
    while sign >= 0x80, end < bytes.count, bytes[end] >= 0x80,
      let mark = Glyph.mark(at: end, in: bytes)
    {
      end += mark
    }
    append(.sign, key.string, to: end, lexicon.entry(for: key) ?? Entry(lexeme: .sign, number: nil))
  }
}
