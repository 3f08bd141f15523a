/// What a clause says of all options of a list, and what it only says beside them.
extension Line {
  /// Whether a clause says nothing but some words and small ones.
  func says(nothingBut words: [Range<Int>], in clause: Range<Int>) -> Bool {
    clause.allSatisfy { place in
      words.contains { $0.contains(place) } || !isContent(place)
    }
  }

  /// Whether a word has a meaning of its own, and is not one with which people choose anything.
  func isContent(_ place: Int) -> Bool {
    tokens[place].kind != .sign && !OptionMatcher.isSmall(tokens[place])
      && !Self.listed.contains(tokens[place].word) && !NameWords.chat.contains(tokens[place].word)
  }

  /// Whether a word at a place says "all": "everything", "the whole lot", "the rest".
  func saysAll(at place: Int, before end: Int) -> Bool {
    let token = tokens[place]
    switch token.lexeme {
    case .all, .every:
      return token.word != "everyday" && token.word != "anyday" && !isJudged(place)
    case .any: return token.word == "anything" && place + 1 < end && leavesOut(at: place + 1)
    default:
      // "The whole six"
      let isCounted = token.word == "whole" && place + 1 < end && tokens[place + 1].number != nil
      // "A lot" says how much, "the lot" all.
      let isAmount = place > 0 && tokens[place - 1].lexeme == .a
      return isCounted || !isAmount && Self.wholes.contains(token.word)
    }
  }

  /// Whether the "all" at a place ends what is said, as that of "that's all thanks" does, and not that of
  /// "that's all of them".
  func endsByAll(at place: Int) -> Bool {
    guard place > 0, ["all", "everything"].contains(tokens[place].word) else { return false }
    let before = tokens[..<place].suffix(2).map(\.word)
    let isSaid =
      (before.last.map(Self.contractedBeing.contains) ?? false)
      || (before.first.map(Self.beforeBeing.contains) ?? false)
        && ["is", "be"].contains(before.last)
    guard isSaid else { return false }
    let next = tokens[(place + 1)...].first
    return next.map { !Self.behindWholes.contains($0.word) } ?? true
  }

  /// Whether a clause speaks of what is not named otherwise: "the rest", "everything else".
  func speaksOfRest(_ clause: Range<Int>) -> Bool {
    clause.contains { place in
      Self.unnamedRest.contains(tokens[place].word)
        || tokens[place].lexeme == .another && tokens[place].word == "other"
          && tokens[clause].contains { $0.lexeme == .all }
    }
  }

  /// Whether a clause takes back all that was said before it: "scrap that".
  func takesBack(_ clause: Range<Int>) -> Bool {
    var place = clause.lowerBound
    while place < clause.upperBound,
      [.no, .nope, .wait, .sorry, .actually, .filler, .yes, .okay].contains(tokens[place].lexeme)
    {
      place += 1
    }
    guard place + 1 < clause.upperBound, clause.upperBound - place <= 3,
      tokens[place].lexeme == .scratch
    else { return false }
    return [.that, .it, .those, .these, .all].contains(tokens[place + 1].lexeme)
  }

  /// Whether "or" alone stands between two places.
  func isAlternative(between from: Int, and end: Int) -> Bool {
    guard from < end, end - from < 5 else { return false }
    return (from..<end).contains { tokens[$0].lexeme == .or }
      && (from..<end).allSatisfy { place in
        let lexeme = tokens[place].lexeme
        return LexemeSet.filler.contains(lexeme) || LexemeSet.betweenAlternatives.contains(lexeme)
      }
  }

  /// Whether a clause is glad about what follows in an "if": "I'd be happy if".
  func isGladIf(_ clause: Range<Int>) -> Bool {
    clause.upperBound < tokens.count && [.if, .when].contains(tokens[clause.upperBound].lexeme)
      && clause.contains { place in
        Self.gladness.contains(tokens[place].word)
      }
  }

  /// Whether a number is somebody's age: "he's 7", "she is only three", "turning 4".
  func isAge(_ number: Range<Int>) -> Bool {
    let before = tokens[..<number.lowerBound].reversed().first {
      ![.is, .just, .only, .now, .hedge].contains($0.lexeme)
    }
    guard let before else { return false }
    return before.lexeme == .turn || before.lexeme == .age
      || Self.personPronouns.contains(before.word)
  }

  /// What the options of a question are called, and where they stand.
  static let listed = WordClasses.english.words("Choices.listed")
  /// Words before the number of an option.
  package static let numbering = WordClasses.english.words("Choices.numbering").union(["#"])
  private static let wholes = WordClasses.english.words("Choices.wholes")
  /// Words that point at what was said, with a verb of being in them.
  private static let contractedBeing = WordClasses.english.words("Choices.contractedBeing")
  /// Words before a verb of being that point at what was said.
  private static let beforeBeing = WordClasses.english.words("Choices.beforeBeing")
  /// Words behind a whole that say of what it is one.
  private static let behindWholes = WordClasses.english.words("Choices.behindWholes")
  /// Words for what is not named otherwise.
  private static let unnamedRest = WordClasses.english.words("Choices.unnamedRest")
  /// Words of those who would be glad of something.
  private static let gladness = WordClasses.english.words("Choices.gladness")
  /// Pronouns of a person behind which a number is an age.
  private static let personPronouns = WordClasses.english.words("Choices.personPronouns")
}

extension LexemeSet {
  fileprivate static let betweenAlternatives: LexemeSet = [
    .or, .maybe, .the, .rather, .either, .a, .my,
  ]
}
