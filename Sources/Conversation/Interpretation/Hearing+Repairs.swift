import Understanding

/// Values that a line takes back for others.
extension Hearing {
  /// What takes the place of a value that a line says for a slot it names, right behind the value and words that take
  /// it back: the 8 of "her talkative is 7, no, 8"; nil where nothing does.
  func successor(
    of reading: Reading<JSONValue>, at slot: Slot, in line: Line
  ) -> Reading<JSONValue>? {
    guard let dimension = dimension(of: slot), dimension.form == .value, !dimension.takesAnyWords,
      case .understood(let old, let first) = reading, old.array == nil
    else { return nil }
    return line.repairs.firstNonNil { before, after in
      guard before.content?.upperBound == first.span.upperBound, let behind = after.content,
        case let part = after.keeping(
          after.clauseSpan(around: behind.lowerBound..<behind.lowerBound + 1)),
        case .understood(let new, let second) = dimension.revise(old, part, day), new != old,
        second.span.lowerBound == behind.lowerBound,
        part.blanking([second.span]).contentWords.isEmpty
      else { return nil }
      let place = first.span.joined(with: second.span)
      return .understood(
        new, Evidence(words: line.text(at: place), span: place, rule: second.rule))
    }
  }
}
