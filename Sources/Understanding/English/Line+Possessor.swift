extension Line {
  /// Whether what stands at a place is only what something is said of: the injuries of "not with my injuries".
  package func speaksByTheWay(of place: Range<Int>) -> Bool {
    let before = tokens.last { token in
      token.span.upperBound <= place.lowerBound && ![.my, .the, .of].contains(token.lexeme)
    }
    // "I don't need it for my notes"
    let isDenied = tokens.contains { $0.lexeme == .not && $0.span.upperBound <= place.lowerBound }
    return before.map {
      $0.lexeme == .with || $0.lexeme == .for && isDenied
        || Self.circumstantial.contains($0.word)
    } ?? false
  }

  /// Whether an "is" or a colon stands at a place, behind which a value is said.
  package func saysWhatIs(behind place: Int) -> Bool {
    place < tokens.count && [.is, .colon].contains(tokens[place].lexeme)
  }

  /// Whether a word with "'s" at a place says that something is that of a relative, or of somebody of a
  /// name: the "wife's" of "my wife's birthday", "Noah's".
  package func isSomebodys(_ place: Int) -> Bool {
    let token = tokens[place]
    guard token.isPossessive, !NamingWords.areOwners(token.word) else { return false }
    if token.isKin || token.isGrownUp { return true }
    let word = String(token.word.dropLast(2))
    let isWord = English.kind(of: word).map { $0 < .proper } ?? false
    return English.isGivenName(word) ? !isWord || isCapitalised(place) : false
  }

  /// The place of the word with "'s" that says whose something at a place is: the "husband's" of "my
  /// husband's first name"; nil where none does.
  ///
  /// Many leave out the apostrophe: where plurals are taken too, "her teachers name" has an owner.
  package func possessor(before place: Int, takesPlurals: Bool) -> Int? {
    var index = place - 1
    while index >= max(0, place - 3) {
      let token = tokens[index]
      if token.isPossessive { return index }
      if takesPlurals, token.lexeme == .other, token.word.hasSuffix("s") { return index }
      // Between the two stand only words that say which: "dad's real name", but not "it's the name".
      guard token.kind == .word, [.other, .ordinal, .second, .last, .good].contains(token.lexeme)
      else { return nil }
      index -= 1
    }
    return nil
  }

  /// Words before what is only a circumstance of what is said.
  private static let circumstantial = WordClasses.english.words("Possessor.circumstantial")
}
