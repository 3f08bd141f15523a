extension Line {
  /// The place of the friendly words that a line begins with, as UTF-8 offsets: the "ok" of "ok, 2800"; nil where
  /// nothing follows but what is as friendly.
  ///
  /// They are a clause of their own that does nothing: what follows is what the line says.
  package var friendlyOpening: Range<Int>? {
    var end = tokens.startIndex
    while let next = friendlyClause(at: end) { end = next }
    guard end > tokens.startIndex else { return nil }
    let rest = keeping(from: tokens[end - 1].span.upperBound)
    let wording = Wording(rest)
    guard !rest.contentWords.isEmpty, wording.smallTalk == nil, !wording.means(.agrees),
      !wording.means(.goesOn)
    else { return nil }
    return span(tokens.startIndex..<end)
  }

  /// The same line without its friendly opening.
  package var withoutFriendlyOpening: Line {
    friendlyOpening.map { keeping(from: $0.upperBound) } ?? self
  }

  /// The end of the friendly words that begin at a token, with the sign behind them; without a sign only "ok"
  /// stands for itself, as others may begin what is said: "great north run".
  private func friendlyClause(at start: Int) -> Int? {
    var place = start
    while place < tokens.count,
      LexemeSet.friendly.contains(tokens[place].lexeme)
        || Phrasebook.smallTalk(tokens[place].word) == .praise
    {
      place += 1
    }
    guard place > start, place < tokens.count else { return nil }
    if LexemeSet.endingClauses.contains(tokens[place].lexeme) { return place + 1 }
    return tokens[place - 1].lexeme == .okay ? place : nil
  }
}

extension LexemeSet {
  /// Words that are only kind where more follows.
  fileprivate static let friendly: LexemeSet = [.okay, .good, .thanks, .oh]
  /// The signs that end a clause.
  fileprivate static let endingClauses: LexemeSet = [
    .comma, .period, .exclamation, .semicolon, .ellipsis,
  ]
}
