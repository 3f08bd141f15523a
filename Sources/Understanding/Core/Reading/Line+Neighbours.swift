extension Line {
  /// Whether the first word is a preposition, so that what follows only says where or when.
  package var beginsWithPreposition: Bool {
    tokens.first { $0.kind == .word }.map { LexemeSet.adverbial.contains($0.lexeme) } ?? false
  }

  /// Whether an "is" or "I'm" stands right before some words.
  ///
  /// Places are UTF-8 offsets.
  package func isBehindCopula(_ words: Range<Int>) -> Bool {
    tokens.last { $0.span.upperBound <= words.lowerBound }
      .map { $0.lexeme == .is || $0.word.hasSuffix("'m") } ?? false
  }

  /// Whether a number stands right behind "she's" or "he is", as an age does; a rating has an "a" before it.
  ///
  /// Places are UTF-8 offsets.
  package func isBehindPerson(_ words: Range<Int>) -> Bool {
    let before = tokens.filter { $0.span.upperBound <= words.lowerBound }.suffix(2)
    guard let last = before.last else { return false }
    let subject = last.lexeme == .is && last.word == "is" ? before.first : last
    return subject?.lexeme == .they && (last.lexeme == .is || last.word.hasSuffix("s"))
  }

  /// Whether an "is" stands right behind some words, given as UTF-8 offsets, or makes one word with them.
  package func isBeforeCopula(_ words: Range<Int>) -> Bool {
    tokens.last { $0.span.overlaps(words) }?.isPossessive == true
      || tokens.first { $0.span.lowerBound >= words.upperBound }?.lexeme == .is
  }

  /// Whether it is said how some words seem: "1800 sounds like a lot".
  ///
  /// Places are UTF-8 offsets.
  package func isJudged(_ words: Range<Int>) -> Bool {
    tokens.first { $0.span.lowerBound >= words.upperBound }.map {
      Self.seeming.contains($0.word)
    } ?? false
  }

  /// Whether a preposition stands right before some words, as in "to Mia's goals".
  ///
  /// Places are UTF-8 offsets.
  package func isBehindPreposition(_ words: Range<Int>) -> Bool {
    tokens.last { $0.span.upperBound <= words.lowerBound }
      .map { LexemeSet.adverbial.contains($0.lexeme) || $0.lexeme == .to } ?? false
  }

  /// Whether a preposition of time stands right before some words, which say when then: the "work" of "after work".
  ///
  /// Places are UTF-8 offsets.
  package func isBehindTimePreposition(_ words: Range<Int>) -> Bool {
    tokens.last { $0.span.upperBound <= words.lowerBound }
      .map { [.after, .before, .since, .until].contains($0.lexeme) } ?? false
  }

  /// Whether the clause at a place, given as UTF-8 offsets, only says what that is which was said before it: "that's my
  /// birthday weekend".
  package func saysWhatThatIs(at place: Range<Int>) -> Bool {
    guard let clause = clauseTokens.first(where: { span($0).overlaps(place) }),
      clause.lowerBound > 0, let first = tokens[clause].first
    else { return false }
    return [.that, .it, .this].contains(first.lexeme)
      && (first.isPossessive || tokens[clause].dropFirst().first?.lexeme == .is)
  }
}
