/// How many columns of a terminal text takes up.
///
/// Two for East Asian wide and full-width characters (Unicode 15.1, EastAsianWidth.txt, W and F)
/// and for emoji, none for combining marks and format characters, one for the rest. A joined emoji
/// counts as the one picture it is.
public enum DisplayWidth {
  /// The columns of a text without control characters.
  public static func of(_ text: String) -> Int { columns(of: text) }

  /// The columns of a part of a text without control characters.
  public static func of(_ text: Substring) -> Int { columns(of: text) }

  private static func columns(of text: some StringProtocol) -> Int {
    // Most of what is said is plain, a byte a column, and needs no look at its characters.
    var bytes = 0
    for byte in text.utf8 {
      guard byte < 0x80, byte != UInt8(ascii: "\r") else { return text.reduce(0) { $0 + of($1) } }
      bytes += 1
    }
    return bytes
  }

  /// The columns of one character as people see it: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if character.isASCII { return character == "\r\n" ? 0 : 1 }
    var widest = 0
    for scalar in character.unicodeScalars {
      // An emoji variation selector, a keycap or a second half of a flag makes a picture of it.
      if scalar.value == 0xFE0F { return 2 }
      widest = max(widest, of(scalar))
    }
    return widest
  }

  /// The columns of one code point by itself: 0, 1 or 2.
  public static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar.value == 0xAD ? 0 : 1 }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // Vowels and final consonants of Korean join the syllable before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    return properties.isEmojiPresentation || isWide(scalar.value) ? 2 : 1
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wide.contains { $0.contains(value) }
  }

  /// EastAsianWidth.txt, W and F, neighbouring ranges joined; emoji are known by their property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}
