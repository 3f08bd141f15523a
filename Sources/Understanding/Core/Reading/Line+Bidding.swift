/// What is to be written down, and what is turned down.
extension Line {
  /// Whether all that leads to a value in its clause bids to write it down: the "put" of "otherwise a 3, put 6".
  func isBid(_ lead: Range<Int>) -> Bool {
    guard let first = lead.first(where: { !isFiller($0) }),
      let count = Self.bidding.phrase(in: tokens, at: first)?.count
    else { return false }
    return (first..<lead.upperBound).dropFirst(count).allSatisfy(isFiller)
  }

  /// Whether the line says of the value at some tokens that it is too much or too little, and accepts it nowhere.
  func turnsDown(_ value: Range<Int>) -> Bool {
    let clauses = clauses(keeping: [value])
    guard let place = clauses.firstIndex(where: { $0.tokens.overlaps(value) }) else { return false }
    let next = clauses.dropFirst(place + 1).first { !$0.tokens.allSatisfy(isFiller) }
    return (isDenied(value) || !asksAbout(span(value)))
      && isTurnedDown(clauses[place].tokens, value, next)
      && !isAccepted(value, in: clauses[place].tokens, next)
      && !clauses[(place + 1)...].contains { $0.link == .but || $0.link == .conclusion }
  }

  /// Whether a clause that only says no stands behind the one of a value: "1800? no".
  package func isDenied(_ value: Range<Int>) -> Bool {
    let next = clauses(keeping: [value]).first { $0.tokens.lowerBound >= value.upperBound }
    return next.map { saysOnlyNo($0.tokens) } ?? false
  }

  /// Whether some tokens say no, and nothing of what.
  func saysOnlyNo(_ words: Range<Int>) -> Bool {
    words.contains { [.no, .nope].contains(tokens[$0].lexeme) }
      && words.allSatisfy { [.no, .nope, .thanks].contains(tokens[$0].lexeme) || isFiller($0) }
  }

  private static let bidding = PhraseTable<Bool>([
    (
      true,
      """
      put|put it|put it at|put her|put him|put them|put me|put down|put me down for|put a|take|take a|take the\
      |pick|pick a|choose|give it|give it a|give her|give her a|give him|give him a|note|write|say
      """
    )
  ])
}
