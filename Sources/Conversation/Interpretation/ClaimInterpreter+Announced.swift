import Understanding

extension ClaimInterpreter {
  /// What the line announces of other answers than those that are changed by some of its words: the goal of
  /// "actually I'd rather gain muscle, so 2600 calories".
  ///
  /// The word that announces a change announces one: what else its clause says is announced by nothing.
  /// Places are UTF-8 offsets.
  func announced(besides changed: [Inform], at places: [Range<Int>]) -> [Inform] {
    let others = hearing.claims.filter { claim in
      let clause = hearing.line.clauseSpan(around: hearing.line.span(claim.match.tokens))
      return !changed.contains { $0.path == claim.path } && !places.contains { $0.overlaps(clause) }
    }
    return acts(of: others).filter { $0.basis == .announced }.flatMap(\.informs)
  }
}
