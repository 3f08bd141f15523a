/// The words of courtesy and wish with which a line leads to what it asks for.
extension Line {
  /// The words with which a line asks for what its next verb edits, as UTF-8 offsets: the "can you" of "can you add
  /// health"; nil where it asks for no edit.
  package var openingRequest: Range<Int>? {
    guard let verb = firstBehindCourtesy,
      EditWords.putsIn(tokens[verb]) || EditWords.swaps(tokens[verb])
        || EditWords.takesOut(tokens[verb]),
      tokens[..<verb].contains(where: { [.can, .will, .would].contains($0.lexeme) })
    else { return nil }
    return span(0..<verb)
  }

  /// The place of the first word that is no courtesy, where it is one of some verbs.
  func opening(with verbs: Set<String>) -> Int? {
    firstBehindCourtesy.flatMap { verbs.contains(tokens[$0].word) ? $0 : nil }
  }

  /// The place of the first word that is no courtesy and no word of a wish.
  private var firstBehindCourtesy: Int? {
    tokens.firstIndex {
      $0.kind == .word && !LexemeSet.filler.contains($0.lexeme)
        && !LexemeSet.courtesy.contains($0.lexeme) && !$0.word.hasSuffix("'d")
    }
  }
}

extension LexemeSet {
  /// What stands before the verb of a wish.
  fileprivate static let courtesy: LexemeSet = [
    .please, .can, .you, .oh, .and, .also, .actually, .sorry, .wait, .i, .we, .want, .would, .will,
    .like, .to, .just, .okay, .but, .maybe,
  ]
}
