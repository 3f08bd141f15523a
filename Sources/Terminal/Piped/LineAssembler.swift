/// Bytes in, lines out: finds where lines end and whether they are text.
///
/// Holds no more than one line of the longest there may be, however long the line is.
struct LineAssembler {
  private var line: [UInt8] = []
  private var isTooLong = false
  private var isFirst = true
  /// Whether the lines are UTF-16, which is told by a line that shows it, and holds from there on.
  private var isUTF16 = false

  /// A character has at most four bytes; a CR and a BOM may come on top.
  private static let mostBytes = LineRejection.longestLine * 4 + 4
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Takes one byte, and gives the line it ends.
  mutating func take(_ byte: UInt8) -> InputEvent? {
    if byte == UInt8(ascii: "\n") { return finish() }
    if line.count < Self.mostBytes { line.append(byte) } else { isTooLong = true }
    return nil
  }

  /// At the end of input: the last line, when it has no end of its own.
  mutating func takeEnd() -> InputEvent? {
    line.isEmpty ? nil : finish()
  }

  private mutating func finish() -> InputEvent {
    defer {
      line.removeAll(keepingCapacity: true)
      isTooLong = false
      isFirst = false
    }
    var bytes = line[...]
    if isFirst, bytes.starts(with: Self.byteOrderMark) { bytes = bytes.dropFirst(3) }
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    if isFirst || bytes.contains(0) { isUTF16 = isUTF16 || Self.isUTF16(bytes) }
    if isTooLong { return .rejected(.tooLong) }
    if isUTF16 { return .rejected(.utf16) }
    if bytes.contains(0) { return .rejected(.nul) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .rejected(.invalidUTF8)
    }
    if text.unicodeScalars.count > LineRejection.longestLine { return .rejected(.tooLong) }
    return .line(text)
  }

  /// Whether bytes begin with the mark of UTF-16, or every other one is zero, as in Latin text.
  private static func isUTF16(_ bytes: ArraySlice<UInt8>) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    return bytes.count >= 4
      && [0, 1].contains { first in
        stride(from: bytes.startIndex + first, to: bytes.endIndex, by: 2)
          .allSatisfy { bytes[$0] == 0 }
      }
  }
}
