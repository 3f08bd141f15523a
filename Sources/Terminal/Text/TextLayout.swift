/// Fits text to the width of a window.
public enum TextLayout {
  /// Breaks text into lines no wider than `width` columns.
  ///
  /// Lines break at spaces, but not behind the number of a choice ("4. yellow"); a word wider than a
  /// line breaks between characters. Ends of lines in
  /// the text stay, and so does the space a line begins with. Wrap first, style afterwards: the
  /// columns are those of ``DisplayWidth``.
  ///
  /// - Parameters:
  ///   - text: Text without control characters but the end of a line.
  ///   - width: The columns there are; less than 1 counts as 1.
  ///   - indent: What every line after the first of a paragraph begins with, such as the spaces
  ///     under a list item's text. Left out where it would leave less than two columns.
  /// - Returns: The lines; one empty line for an empty text.
  public static func wrap(_ text: String, width: Int, indent: String = "") -> [String] {
    // Bytes are compared, as characters are dear.
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .flatMap { wrapParagraph(Substring($0), width: max(1, width), indent: indent) }
  }

  private static func wrapParagraph(
    _ paragraph: Substring, width: Int, indent: String
  ) -> [String] {
    if paragraph.utf8.count <= width, paragraph.isPlain { return [String(paragraph)] }
    let indent = DisplayWidth.of(indent) + 1 < width ? indent : ""
    var lines: [String] = []
    var line = WrappedLine(String(paragraph.prefix { $0 == " " }).prefixFitting(width - 1))
    let words = paragraph.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    for (index, word) in words.enumerated() {
      let columns = DisplayWidth.of(word)
      var together = columns
      if word.isListNumber, index + 1 < words.count {
        together += 1 + DisplayWidth.of(words[index + 1])
      }
      if line.hasWords, line.columns + 1 + together > width {
        lines.append(line.text)
        line = WrappedLine(indent)
      }
      line.startWord()
      if line.columns + columns <= width {
        line.append(word, columns: columns)
        continue
      }
      for character in word {
        let columns = DisplayWidth.of(character)
        if line.columns + columns > width, line.hasWords {
          lines.append(line.text)
          line = WrappedLine(indent)
        }
        line.append(String(character)[...], columns: columns)
      }
    }
    return lines + [line.text]
  }
}

/// A line while it is filled.
private struct WrappedLine {
  private(set) var text: String
  private(set) var columns: Int
  private(set) var hasWords = false

  init(_ indent: String) {
    text = indent
    columns = DisplayWidth.of(indent)
  }

  mutating func startWord() {
    guard hasWords else { return }
    text.append(" ")
    columns += 1
  }

  mutating func append(_ part: Substring, columns: Int) {
    text.append(contentsOf: part)
    self.columns += columns
    hasWords = true
  }
}

extension Substring {
  /// Whether this is of ASCII alone, each of one column, with one space between words and none at the end.
  fileprivate var isPlain: Bool {
    let space = UInt8(ascii: " ")
    return utf8.withContiguousStorageIfAvailable { bytes in
      guard let start = bytes.firstIndex(where: { $0 != space }), bytes.last != space else {
        return false
      }
      return (start..<bytes.count).allSatisfy {
        (space..<0x7F).contains(bytes[$0]) && (bytes[$0] != space || bytes[$0 - 1] != space)
      }
    } ?? false
  }

  /// Whether this is the number of a choice, such as "12.".
  fileprivate var isListNumber: Bool {
    utf8.last == UInt8(ascii: ".") && (2...3).contains(count) && dropLast().allSatisfy(\.isNumber)
  }
}

extension String {
  /// As many characters from the beginning as fit the columns.
  fileprivate func prefixFitting(_ columns: Int) -> String {
    var left = columns
    return String(
      prefix {
        left -= DisplayWidth.of($0)
        return left >= 0
      })
  }
}
