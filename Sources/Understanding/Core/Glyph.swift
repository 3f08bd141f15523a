/// What one character of a text is to the ``Lexer``, with its length in bytes.
enum Glyph {
  case space(Int)
  /// A character that is not seen: it neither parts words nor belongs to them.
  case joiner(Int)
  /// A letter or a combining mark, as the code of its small form where that is a single one.
  case letter(UInt32, Int)
  case digit(UInt8, Int)
  case sign(UInt32, Int)

  /// An ASCII character; control characters are spaces.
  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self = .letter(UInt32(byte), 1)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter(UInt32(byte | 0x20), 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit(byte - UInt8(ascii: "0"), 1)
    case 0...0x20, 0x7F: self = .space(1)
    default: self = .sign(UInt32(byte), 1)
    }
  }

  /// The character beyond ASCII that begins at a place of well-formed UTF-8.
  init(scalarAt place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let (scalar, length) = Glyph.decode(at: place, in: bytes)
    let code = scalar.value
    switch code {
    // Full-width ASCII stands 0xFEE0 above the plain.
    case 0xFF01...0xFF5E:
      switch Glyph(ascii: UInt8(code - 0xFEE0)) {
      case .letter(let letter, _): self = .letter(letter, length)
      case .digit(let digit, _): self = .digit(digit, length)
      case .sign(let sign, _): self = .sign(sign, length)
      default: self = .space(length)
      }
    case 0xB4, 0x2018...0x201B, 0x2032: self = .sign(UInt32(UInt8(ascii: "'")), length)
    case 0x201C...0x201F, 0xAB, 0xBB, 0x2033: self = .sign(UInt32(UInt8(ascii: "\"")), length)
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: self = .sign(UInt32(UInt8(ascii: "-")), length)
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      self = .space(length)
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x20E3, 0xFE00...0xFE0F, 0xFEFF:
      self = .joiner(length)
    // Accented Latin letters but × and ÷, the usual case beyond ASCII.
    case 0xC0...0xD6, 0xD8...0xDE: self = .letter(code + 0x20, length)
    case 0xDF...0xF6, 0xF8...0xFF: self = .letter(code, length)
    default: self = Glyph.classified(scalar, length)
    }
  }

  private static func classified(_ scalar: Unicode.Scalar, _ length: Int) -> Glyph {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber:
      return .letter(scalar.value, length)
    case .decimalNumber:
      return .digit(UInt8(properties.numericValue ?? 0), length)
    case .spaceSeparator, .control: return .space(length)
    case .format: return .joiner(length)
    default: return .sign(scalar.value, length)
    }
  }

  /// The length of a mark that changes the sign before it, or nil.
  static func mark(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let (scalar, length) = decode(at: place, in: bytes)
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return length
    default: return scalar.properties.isEmojiModifier ? length : nil
    }
  }

  private static func decode(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (Unicode.Scalar, Int) {
    // A Swift string is well-formed UTF-8, so the bytes that the first one promises are there.
    let first = UInt32(bytes[place])
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var code = first & (0x7F >> UInt32(length))
    for offset in 1..<length { code = code << 6 | UInt32(bytes[place + offset] & 0x3F) }
    return (Unicode.Scalar(code) ?? "\u{FFFD}", length)
  }

  /// Gives the UTF-8 bytes of a character.
  static func forEachByte(of code: UInt32, _ body: (UInt8) -> Void) {
    guard let scalar = Unicode.Scalar(code) else { return }
    for byte in UTF8.encode(scalar) ?? .init() { body(byte) }
  }

  /// Gives the UTF-8 bytes of the small form of a letter.
  static func forEachSmallByte(of code: UInt32, _ body: (UInt8) -> Void) {
    guard let scalar = Unicode.Scalar(code) else { return }
    for byte in scalar.properties.lowercaseMapping.utf8 { body(byte) }
  }
}
