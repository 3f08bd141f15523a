import Understanding

extension Line {
  /// The same line with some places blanked out, so that offsets stay as they are; a comma keeps
  /// what stood on both sides apart.
  func blanking(_ spans: [Range<Int>]) -> Line {
    guard !spans.isEmpty else { return self }
    var bytes = Array(text.utf8)
    for span in spans {
      for index in span { bytes[index] = UInt8(ascii: " ") }
      if let first = span.first { bytes[first] = UInt8(ascii: ",") }
    }
    return Line(String(decoding: bytes, as: UTF8.self))
  }

  /// The same line with everything outside one place blanked out.
  func keeping(_ span: Range<Int>) -> Line {
    var bytes = Array(text.utf8)
    for index in bytes.indices where !span.contains(index) { bytes[index] = UInt8(ascii: " ") }
    return Line(String(decoding: bytes, as: UTF8.self))
  }

  /// The words of one place, given as UTF-8 offsets.
  func text(at span: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[span], as: UTF8.self).trimmingWhitespace
  }
}
