extension Line {
  /// The same line with some places blanked out, so that offsets stay as they are; a comma keeps
  /// what stood on both sides apart.
  package func blanking(_ spans: [Range<Int>]) -> Line {
    guard !spans.isEmpty else { return self }
    var bytes = Array(text.utf8)
    for span in spans {
      for index in span { bytes[index] = UInt8(ascii: " ") }
      if let first = span.first { bytes[first] = UInt8(ascii: ",") }
    }
    return Line(String(decoding: bytes, as: UTF8.self))
  }

  /// The same line with everything outside one place blanked out.
  package func keeping(_ span: Range<Int>) -> Line { keeping([span]) }

  /// The same line with everything outside some places blanked out.
  package func keeping(_ spans: [Range<Int>]) -> Line {
    let bytes = text.utf8.enumerated().map { index, byte in
      spans.contains { $0.contains(index) } ? byte : UInt8(ascii: " ")
    }
    return Line(String(decoding: bytes, as: UTF8.self))
  }

  /// The words of one place, given as UTF-8 offsets.
  package func text(at span: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[span], as: UTF8.self).trimmingWhitespace
  }
}
