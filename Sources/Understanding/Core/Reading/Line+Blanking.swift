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
    return Line(String(decoding: bytes, as: UTF8.self), within: effort)
  }

  /// The same line with everything outside one place blanked out.
  package func keeping(_ span: Range<Int>) -> Line { keeping([span]) }

  /// The same line with all before a place blank, given as a UTF-8 offset.
  package func keeping(from start: Int) -> Line { keeping(start..<text.utf8.count) }

  /// The same line with everything outside some places blanked out.
  package func keeping(_ spans: [Range<Int>]) -> Line {
    let typed = Array(text.utf8)
    var bytes = [UInt8](repeating: UInt8(ascii: " "), count: typed.count)
    for span in spans {
      let place = span.clamped(to: typed.indices)
      bytes.replaceSubrange(place, with: typed[place])
    }
    let kept = String(decoding: bytes, as: UTF8.self)
    effort?.spend(kept.utf8.count / 4 + 1)
    guard let tokens = effort?.isSpent == true ? [] : tokens(inside: spans) else {
      return Line(kept, within: effort)
    }
    return Line(
      text: kept, tokens: tokens, corrections: [], doubts: [], hasStrangers: false,
      vocabulary: .none, within: effort)
  }

  /// The tokens inside of some places, which need not be cut anew; nil where a place cuts one in two, or
  /// a word was mended or is nobody's, which may be another word in other company.
  private func tokens(inside spans: [Range<Int>]) -> [Token]? {
    guard !hasStrangers, corrections.isEmpty else { return nil }
    var inside: [Token] = []
    var isBehindKept = true
    for token in tokens {
      guard let span = spans.first(where: { $0.overlaps(token.span) }) else {
        isBehindKept = false
        continue
      }
      guard span.clamped(to: token.span) == token.span else { return nil }
      inside.append(isBehindKept ? token : token.startingWord)
      isBehindKept = true
    }
    return inside
  }

  /// The words of one place, given as UTF-8 offsets.
  package func text(at span: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[span], as: UTF8.self).trimmingWhitespace
  }
}

extension Evidence {
  /// Whether the words stand at their place in a line, and are no evidence of an earlier one.
  package func stands(in line: Line) -> Bool {
    span.upperBound <= line.text.utf8.count && line.text(at: span) == words
  }
}
