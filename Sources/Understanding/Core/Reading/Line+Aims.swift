/// What a line tells of how things are, beside what they shall become: "I'm on 3000 now but want to get
/// to 2300".
extension Line {
  /// The places of the values that are said of what somebody aims at, and of those that are said of how
  /// things are; none where a line does not say both.
  func aimsAndFacts(among values: [Range<Int>]) -> (aims: Set<Int>, facts: Set<Int>) {
    guard values.count > 1 else { return ([], []) }
    let clauses = clauses(keeping: values)
    var aims = Set<Int>()
    var facts = Set<Int>()
    for (place, value) in values.enumerated() {
      guard let clause = clauses.first(where: { $0.tokens.overlaps(value) })?.tokens else {
        continue
      }
      if wasOnce(clause, before: value) { continue }
      let before = clause.lowerBound..<max(clause.lowerBound, value.lowerBound)
      if Self.aiming.phrases(in: tokens, before) {
        aims.insert(place)
      } else if Self.standing.phrases(in: tokens, clause) {
        facts.insert(place)
      }
    }
    return aims.isEmpty || facts.isEmpty ? ([], []) : (aims, facts)
  }

  /// Whether the clause of a value says that somebody would like it: "hoping for 3:45", "3:45 is the dream",
  /// "I'd be happy with 3:45"; not what has been, and not what is denied.
  ///
  /// - Parameter value: The tokens of the value.
  /// - Returns: Whether its clause wishes for it.
  public func isWished(_ value: Range<Int>) -> Bool {
    guard
      let clause = clauses(keeping: [value]).first(where: { $0.tokens.overlaps(value) })?.tokens,
      !wasOnce(clause, before: value), !isOver(value)
    else { return false }
    let before = clause.lowerBound..<max(clause.lowerBound, value.lowerBound)
    let behind = min(clause.upperBound, value.upperBound)..<clause.upperBound
    if before.contains(where: isConditional) || Self.aiming.phrases(in: tokens, before) {
      return !before.contains { tokens[$0].lexeme == .not }
    }
    guard let verb = behind.first else { return false }
    if isConditional(verb) { return true }
    return [.is, .as].contains(tokens[verb].lexeme) && Self.aiming.phrases(in: tokens, behind)
  }

  /// Whether a verb says how things would be, and not how they are: "would", "I'd", "that'd".
  private func isConditional(_ place: Int) -> Bool {
    tokens[place].lexeme == .would || tokens[place].word.hasSuffix("'d")
  }

  private static let aiming = PhraseTable<Bool>([
    (
      true,
      """
      want|wants|wanted|wanna|aim|aiming|target|goal|like to|would like|i'd like|i'd love|love to|hope\
      |hoping|get to|get down to|get up to|bring it down to|cut to|cut down to|need|should be|trying\
      |wish|looking to|plan|planning|hopefully|dream|dreaming|targeting
      """
    )
  ])
  private static let standing = PhraseTable<Bool>([
    (
      true,
      """
      now|currently|presently|nowadays|at the moment|these days|at present|as it is|as things are\
      |i'm on|im on|i'm at|im at|i eat|i have|i do|i run|i'm doing|i'm eating|i'm having|i get\
      |i take|i am on|i am at|he's|she's|he is|she is|they're|my usual|usually|normally|typically
      """
    )
  ])
}
