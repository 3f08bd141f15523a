/// What stands around the options of a list without naming any.
extension Line {
  /// Whether some tokens are the "out" of "leave out technology", which names nothing.
  func isParticle(_ words: Range<Int>) -> Bool {
    words.count == 1 && words.lowerBound > 0
      && RemovalWords.particles.contains(tokens[words.lowerBound].word)
      && RemovalWords.halves.contains(tokens[words.lowerBound - 1].word)
  }

  /// Whether some tokens are the "right" of "all right", which names nothing.
  func isAllRight(_ words: Range<Int>) -> Bool {
    words.count == 1 && words.lowerBound > 0 && tokens[words.lowerBound].word == "right"
      && tokens[words.lowerBound - 1].lexeme == .all
  }

  /// Whether a word behind an option is what becomes of it, and the clause says nothing else of it:
  /// "school out", "music is in".
  func isPut(_ place: String, behind item: Range<Int>, in clause: Range<Int>) -> Bool {
    var next = item.upperBound
    while next < clause.upperBound, tokens[next].lexeme == .is || tokens[next].word == "are" {
      next += 1
    }
    return next + 1 == clause.upperBound && tokens[next].word == place
  }

  /// Whether the words behind an option take it off the list: "school off", "the school one needs to come off", "school
  /// can go", "school we can drop".
  func isTakenOff(_ item: Range<Int>, in clause: Range<Int>) -> Bool {
    let behind = item.upperBound..<max(item.upperBound, clause.upperBound)
    let leads = behind.prefix { place in
      let token = tokens[place]
      return [.is, .to, .need, .have, .can, .would, .will, .i, .we, .you].contains(token.lexeme)
        || token.word == "one" || Self.lists.contains(token.word)
        || Self.goingStems.contains(Stem.of(token.word))
    }
    let rest = behind.dropFirst(leads.count)
    let hasSubject = leads.contains { [.i, .we, .you].contains(tokens[$0].lexeme) }
    if let last = rest.first {
      // An option goes out, or somebody drops it; where somebody goes out, it stays.
      let verb = tokens[last].word
      let isOut = RemovalWords.particles.contains(verb) && verb != "away"
      if hasSubject ? RemovalWords.verbs.contains(verb) : isOut {
        return saysNoMore(rest.dropFirst())
      }
    }
    guard let last = leads.last, leads.count > 1, !hasSubject else { return false }
    return tokens[last].word == "go" && saysNoMore(rest)
  }

  /// Whether a clause ends in words that take off a list what it begins with.
  func takesOff(_ clause: Range<Int>) -> Bool {
    clause.dropFirst().contains { isTakenOff(clause.lowerBound..<$0, in: clause) }
  }

  /// Whether words behind what becomes of an option say nothing else of it, nor when.
  private func saysNoMore(_ places: Range<Int>) -> Bool {
    tokens[places].allSatisfy {
      ![.ordinal, .second, .last, .next].contains($0.lexeme)
        && ($0.kind == .sign || OptionMatcher.isSmall($0) || Self.listed.contains($0.word))
    }
  }

  private static let goingStems = Set(
    WordClasses.english.phrases("ChoicesInPlace.goingStems").map(Stem.of))

  /// Whether a number at some tokens counts what is listed: the 2 of "two goals are enough".
  func countsListed(_ number: Range<Int>) -> Bool {
    number.upperBound < tokens.count && Self.counted.contains(tokens[number.upperBound].word)
      && tokens[number].allSatisfy { $0.lexeme != .ordinal }
  }

  private static let counted = lists.filter { $0.hasSuffix("s") }

  /// Whether an option is where something is, and is not spoken of itself: the school of "not at school".
  func isWhereabouts(_ item: Range<Int>) -> Bool {
    item.lowerBound > 0
      && [.at, .in, .during, .after, .before].contains(tokens[item.lowerBound - 1].lexeme)
  }

  /// Whether a clause says what is listed: "her goals are 1", "the topics would be the first two".
  func statesList(_ clause: Range<Int>) -> Bool {
    clause.dropFirst().contains { place in
      (tokens[place].lexeme == .is || tokens[place].word == "are")
        && Self.lists.contains(tokens[place - 1].word)
    }
  }

  /// Whether a clause only says what follows behind its colon: "Mia's goals: …".
  func isHeading(_ clause: Range<Int>) -> Bool {
    clause.upperBound < tokens.count && tokens[clause.upperBound].lexeme == .colon
      && clause.contains { Self.lists.contains(tokens[$0].word) }
  }

  /// What the items of a list are called.
  static let lists = WordClasses.english.words("ChoicesInPlace.lists")

  /// Whether the line says that none is meant.
  var saysNone: Bool {
    tokens.first { !LexemeSet.filler.contains($0.lexeme) }
      .map { [.none, .neither, .nope, .no].contains($0.lexeme) } ?? false
  }
}
