extension Dimension {
  /// What becomes of a value that stands before words which take it back, where what stands behind them is a part
  /// of one, or changes a part of it, and is not in the reading of the whole: "3 July 2017, oh no, 2016".
  func repaired(_ reading: Reading<Value>, in line: Line, _ context: Context) -> Reading<Value>? {
    line.repairs.firstNonNil { before, after -> Reading<Value>? in
      guard let behind = after.content,
        reading.isIncomplete || (reading.evidence?.span.upperBound ?? 0) <= behind.lowerBound,
        case .understood(let old, let first) = hear(before, in: context),
        // What is taken out of a list, or put into it, is an edit.
        json(for: old).array == nil,
        case .understood(let new, let second) = hear(after, revising: old, in: context), new != old,
        case let rest = after.blanking([second.span]), !rest.saysNumber,
        rest.keeping(after.clauseSpan(around: second.span)).contentWords(besides: vocabulary)
          .isEmpty
      else { return nil }
      let place = first.span.lowerBound..<second.span.upperBound
      return .understood(
        new, Evidence(words: line.text(at: place), span: place, rule: second.rule))
    }
  }
}
