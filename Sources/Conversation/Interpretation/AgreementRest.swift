import Understanding

/// What a line says besides the clauses of it that agree: the "but the window is 10 to 6" of "yes, but the window is 10
/// to 6".
struct AgreementRest {
  /// The line from the first clause that does not agree, without those that do.
  let line: Line
  /// Where the clauses stand that agree, as UTF-8 offsets.
  let agreed: [Range<Int>]
  /// Whether a "but" leads to it.
  let isLimit: Bool
  /// Whether it is but thanks, a goodbye and the like.
  let isTalk: Bool
  /// Whether it only tells how things are, and wishes for nothing.
  let isTold: Bool

  /// The rest of a line; nil where no clause agrees, or nothing else is said.
  init?(of line: Line, without agreeing: [Clause]) {
    guard !agreeing.isEmpty else { return nil }
    let rest = line.labelledClauses.filter { clause in
      !agreeing.contains { $0.tokens == clause.tokens }
        && !line.keeping(line.span(clause.tokens)).isIdle
    }
    guard let first = rest.first else { return nil }
    agreed = agreeing.map { line.span($0.tokens) }
    self.line = line.blanking(agreed)
      .keeping(from: line.tokens[first.tokens.lowerBound].span.lowerBound)
    isLimit = rest.contains { $0.link == .but }
    isTalk = rest.allSatisfy { line.keeping(line.span($0.tokens)).isTalk }
    isTold = rest.allSatisfy {
      line.tellsHowItIs($0.tokens) || line.keeping(line.span($0.tokens)).isTalk
    }
  }
}
