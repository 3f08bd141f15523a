extension Line {
  /// The words with which a line asks politely for what its next verb says, as UTF-8 offsets: the "can you" of "can you
  /// add health"; nil where it asks for no edit.
  package var polite: Range<Int>? {
    let lead = tokens.prefix {
      LexemeSet.filler.contains($0.lexeme) || LexemeSet.asking.contains($0.lexeme)
        || ["maybe", "possibly"].contains($0.word)
    }
    guard lead.contains(where: { [.can, .will, .would].contains($0.lexeme) }),
      lead.contains(where: { [.i, .we, .you].contains($0.lexeme) }),
      let verb = tokens.dropFirst(lead.count).first,
      EditWords.putsIn(verb) || EditWords.swaps(verb) || EditWords.takesOut(verb)
    else { return nil }
    return span(0..<lead.count)
  }
}

extension LexemeSet {
  /// What leads a polite request to its verb.
  fileprivate static let asking: LexemeSet = [
    .can, .will, .would, .i, .we, .you, .please, .also, .just, .and, .oh, .okay, .but, .actually,
  ]
}
