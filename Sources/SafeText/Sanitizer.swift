/// Makes text that people, files or a store gave safe to show.
///
/// What could steer a terminal or change the order letters are read in becomes `�` (U+FFFD), so
/// that it is seen: control characters (ESC first among them, so that an ANSI sequence is left as
/// plain letters), bidirectional overrides, embeddings and isolates, line and paragraph separators,
/// and invisible tags. Everything else, right-to-left letters and joined emoji included, stays.
public enum Sanitizer {
  /// Safe text of one line: an end of line within becomes a space, and so does a tab.
  public static func line(_ text: String) -> String {
    clean(text) { scalar in
      switch scalar {
      case "\t", "\n", "\r": " "
      default: "\u{FFFD}"
      }
    }
  }

  /// Safe text of several lines: `\n` stays, a tab becomes a space and `\r` is dropped.
  public static func lines(_ text: String) -> String {
    clean(text) { scalar in
      switch scalar {
      case "\n": "\n"
      case "\t": " "
      case "\r": nil
      default: "\u{FFFD}"
      }
    }
  }

  /// Safe JSON of one line: the same values, with what could do harm written as `\u` escapes.
  public static func json(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.contains(where: isHarmful) else { return text }
    return scalars.map { isHarmful($0) ? escape($0) : String($0) }.joined()
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    UTF16.encode(scalar).map { units in
      units.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    } ?? ""
  }

  private static func clean(
    _ text: String, replacing replacement: (Unicode.Scalar) -> Unicode.Scalar?
  ) -> String {
    // Most of what is said is plain.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    let scalars = text.unicodeScalars
    guard scalars.contains(where: isHarmful) else { return text }
    return String(
      String.UnicodeScalarView(scalars.compactMap { isHarmful($0) ? replacement($0) : $0 }))
  }

  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL and C1 controls
    case 0x2028, 0x2029: true  // line and paragraph separators
    case 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional embeddings, overrides, isolates
    case 0xFFF9...0xFFFB: true  // interlinear annotation
    case 0xE0000...0xE007F: true  // tags
    default: false
    }
  }
}
