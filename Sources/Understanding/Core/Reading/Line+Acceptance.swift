/// Words around a value by which a person takes it for theirs, or says that it is not to be passed.
extension Line {
  /// Whether words behind a value accept it: "the midwife said 2250 and that's what I'll do".
  func isAccepted(_ value: Range<Int>, in clause: Range<Int>, _ next: Clause?) -> Bool {
    let behind = value.upperBound..<max(value.upperBound, clause.upperBound)
    if Self.accepting.phrases(in: tokens, behind) { return true }
    guard let next, !next.tokens.contains(where: { tokens[$0].number != nil }) else { return false }
    return Self.accepting.phrases(in: tokens, next.tokens)
  }

  /// Whether a value is one that is not to be passed: the 1500 of "not under 1500", "at least 1500".
  func isLimit(_ value: Range<Int>, in clause: Range<Int>) -> Bool {
    let lead =
      max(clause.lowerBound, value.lowerBound - 3)..<max(clause.lowerBound, value.lowerBound)
    let end = lead.upperBound
    return lead.contains { place in
      Self.limiting.phrase(in: tokens, at: place).map { place + $0.count == end } ?? false
    }
  }

  /// What is said behind a value that is accepted.
  static let accepting = PhraseTable<Bool>([
    (
      true,
      """
      is the target|is the goal|is the aim|that's what i'll do|that's what i will do\
      |that's what i'm doing|that's what i do|that's what i'm going for|is what i'll do|i'll do that\
      |i'll go with that|i'll go for that|i'm going with that|i'll stick to that|i'll follow that
      """
    )
  ])
  /// What is said before a value that is not to be passed.
  static let limiting = PhraseTable<Bool>([
    (
      true,
      """
      not under|not below|never under|never below|not over|not above|never over|never above\
      |not less than|no less than|not more than|no more than|at least|at most|nothing under\
      |nothing below|nothing over|nothing above
      """
    )
  ])
}
