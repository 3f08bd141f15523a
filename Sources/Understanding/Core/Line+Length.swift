/// How much of a line can be taken in at once.
extension Line {
  /// Whether the line says more at once than anybody can be asked about: more words and signs, more clauses,
  /// more numbers or more slips of the fingers than an answer has.
  ///
  /// Readers look at every pair of clauses or numbers, and cut a line with slips anew for each of its parts, so that
  /// it is these which make a line dear, and not its characters; a text of a thousand characters has about two
  /// hundred words and thirty clauses.
  package var isTooLong: Bool {
    tokens.count > Self.mostTokens || clauses().count > Self.mostClauses
      || tokens.count { LexemeSet.numberStart.contains($0.lexeme) } > Self.mostNumbers
      || corrections.count > Self.mostSlips
  }

  /// Whether reading the line took all the work that it may cost, so that nothing read of it counts.
  package var isCutShort: Bool { effort?.isSpent ?? false }

  static var mostTokens: Int { 300 }
  static var mostClauses: Int { 60 }
  static var mostNumbers: Int { 60 }
  static var mostSlips: Int { 60 }
}
