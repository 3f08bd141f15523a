/// An item of a list that a line speaks of by its place: "the second goal".
extension Line {
  /// Whether the line gives an item of the list another value, or wants it changed, by its place or by words for it.
  package var changesItem: Bool {
    if saysRemoval { return false }
    return tokens.indices.contains { noun in
      guard Self.lists.contains(tokens[noun].word),
        let clause = clauseTokens.first(where: { $0.contains(noun) })
      else { return false }
      let verb = clause.first { $0 < noun && CorrectionCue.changing.contains(tokens[$0].word) }
      if isCounted(noun) { return verb != nil || statement(at: noun) != nil }
      return noun + 1 == clause.upperBound
        && verb.map { contentCount($0 + 1..<noun) > 0 } ?? false
    }
  }

  /// Whether the place of an item stands beside what it is called.
  private func isCounted(_ noun: Int) -> Bool {
    noun > 0 && [.ordinal, .second, .last].contains(tokens[noun - 1].lexeme)
      || noun + 1 < tokens.count && tokens[noun + 1].number != nil
  }

  /// Whether an ordinal stands right before the name of a list at a place, given as UTF-8 offsets, or behind the owner's
  /// in it: "Mia's first topic".
  package func saysPlace(before name: Range<Int>) -> Bool {
    let places = tokens.filter { [.ordinal, .second, .last].contains($0.lexeme) }
    let before = tokens.last { $0.span.upperBound <= name.lowerBound }
    return places.contains { $0.span == before?.span || $0.span.overlaps(name) }
  }
}
