/// What people say they are, which is no name: "I'm tired", "I'm German", "I'm allergic to nuts".
extension Line {
  /// Whether words behind "I'm" or "it's" are a state and no name.
  ///
  /// Nationalities and religions are written with a capital and count as they stand; other words are a state where
  /// they are written small, and are known as one or go on as no name does.
  func isState(_ words: Range<Int>) -> Bool {
    guard let first = tokens[words].first else { return true }
    if tokens[words].allSatisfy({ Line.origins.contains($0.word) || $0.lexeme == .dash }) {
      return true
    }
    // "The date is March 5th"
    if first.lexeme == .month || first.lexeme == .may, words.upperBound < tokens.count,
      tokens[words.upperBound].kind == .digits
    {
      return true
    }
    guard isPlain(words.lowerBound) else { return false }
    if beginsSentence(words) { return true }
    switch first.lexeme {
    case .other, .month, .may, .will: break
    default: return true
    }
    if Line.states.contains(first.word) || Line.origins.contains(first.word) { return true }
    if first.word.utf8.count > 5, first.word.hasSuffix("ing") { return true }
    if first.word.utf8.count > 6, Line.endings.contains(where: first.word.hasSuffix) { return true }
    // "allergic to nuts", "scared of dogs", "using my phone", "excited about it"
    guard words.lowerBound + 1 < tokens.count else { return false }
    let next = tokens[words.lowerBound + 1]
    return LexemeSet.afterState.contains(next.lexeme) || next.word == "about"
  }

  /// Whether words name somebody to whom the speaker is something: "I'm Anna's mum"; in "I'm Anna's
  /// fine" nothing of the kind follows.
  func isOwner(_ words: Range<Int>) -> Bool {
    guard tokens[words.upperBound - 1].isPossessive, words.upperBound < tokens.count else {
      return false
    }
    return tokens[words.upperBound].kind == .word && tokens[words.upperBound].lexeme == .other
  }

  /// Whether a word has no capital that tells a name: it is written small, or the whole line is
  /// written in capitals.
  private func isPlain(_ place: Int) -> Bool {
    isWrittenSmall(place)
      || tokens.count > 1 && !text.contains(where: \.isLowercase)
        && text.contains { $0.isUppercase }
  }

  /// Endings of words for how people are that no name has.
  private static let endings = WordClasses.english.phrases("State.endings")

  /// Words for how people are, not for what they are called.
  private static let states = WordClasses.english.words("State.states")

  /// Nationalities, religions and the like, often written with a capital, that nobody, or hardly anybody, is called by.
  private static let origins = WordClasses.english.words("State.origins")
}

extension LexemeSet {
  /// What follows a word for a state, and no name that is written small.
  fileprivate static let afterState: LexemeSet = [.to, .of, .my, .than]
}
