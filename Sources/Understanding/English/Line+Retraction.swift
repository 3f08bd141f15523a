/// Words that take back, restore, add to or exchange what was said before.
extension Line {
  /// Whether the line takes something out of what was said: "forget about the knee", "the back is fine again,
  /// take that out".
  package var retracts: Bool {
    if opensByRemoving { return true }
    return tokens.indices.dropLast(2).contains { place in
      RemovalWords.halves.contains(tokens[place].word)
        && [.that, .it, .this].contains(tokens[place + 1].lexeme)
        && RemovalWords.particles.contains(tokens[place + 2].word)
    }
  }

  /// Whether the line says that there is none of what is asked for, and nothing else: "put none", "none".
  package var saysNoneOfIt: Bool {
    let words = tokens.filter { $0.kind == .word && !LexemeSet.filler.contains($0.lexeme) }
    return words.contains { $0.lexeme == .none || $0.word == "nothing" }
      && words.allSatisfy { $0.lexeme == .none || Self.besideNone.contains($0.word) }
  }

  /// Whether the line says that something was right as it was: "coffee was right".
  package var saysWasRight: Bool {
    tokens.indices.dropLast().contains {
      tokens[$0].word == "was"
        && Self.rightness.contains(tokens[$0 + 1].word)
    }
  }

  /// Whether the line puts something back to what it was: "change the hours back to what they were", "restore
  /// the old window".
  package var restores: Bool {
    if tokens.contains(where: { ["revert", "restore"].contains($0.word) }) { return true }
    if saysOneBefore { return true }
    guard let back = tokens.firstIndex(where: { $0.word == "back" }),
      tokens[..<back].contains(where: { Self.returning.contains($0.word) })
        || tokens[..<back].allSatisfy({ LexemeSet.filler.contains($0.lexeme) }),
      // "Go back to the first question" is about where one stands.
      !tokens.contains(where: { ["question", "step", "page"].contains($0.word) })
    else { return false }
    return tokens[(back + 1)...].contains { Self.earlier.contains($0.word) }
  }

  /// Whether the line says "the one before that", and not "the one before lunch".
  private var saysOneBefore: Bool {
    tokens.indices.contains { place in
      guard let count = Self.oneBefore.phrase(in: tokens, at: place)?.count else { return false }
      let end = place + count
      return end == tokens.count || tokens[end].kind == .sign
        || LexemeSet.filler.contains(tokens[end].lexeme)
    }
  }

  private static let oneBefore = PhraseTable<Bool>([
    (true, "the one before|the one before that|the one i said before|the one from before")
  ])
  private static let returning = WordClasses.english.words("Retraction.returning")
  private static let earlier = WordClasses.english.words("Retraction.earlier")

  /// Whether the line begins by adding to what was said: "oh, and also a tight hamstring".
  package var addsMore: Bool { wordsOfAddition != nil }

  /// Where what a line adds begins, as a UTF-8 offset; nil where it does not begin by adding.
  package var wordsOfAddition: Int? {
    var place = 0
    var adds = false
    while place < tokens.count {
      let token = tokens[place]
      let isBehindOh = place > 0 && tokens[place - 1].lexeme == .oh
      if [.also, .plus].contains(token.lexeme) || token.word == "plus"
        || token.lexeme == .and && isBehindOh
      {
        adds = true
      } else if ["add", "include", "note"].contains(token.word), place + 1 < tokens.count,
        tokens[place + 1].lexeme == .that
      {
        // What somebody wants noted follows the "that" behind the verb.
        adds = true
        place += 1
      } else if !LexemeSet.filler.contains(token.lexeme),
        ![.oh, .and, .comma].contains(token.lexeme)
      {
        break
      }
      place += 1
    }
    return adds && place < tokens.count ? tokens[place].span.lowerBound : nil
  }

  /// Whether the line says for whom something is: "that was for Mia".
  package var saysFor: Bool { tokens.contains { $0.lexeme == .for } }

  /// Whether the line has two answers take each other's place: "swap those two", "the other way round".
  package var swaps: Bool {
    tokens.indices.contains { place in
      switch tokens[place].word {
      case "swap", "swapped", "mixed", "reversed", "switched": true
      case "way": place + 1 < tokens.count && ["round", "around"].contains(tokens[place + 1].word)
      default: false
      }
    }
  }

  /// Whether all words of the line stand one after the other in another.
  package func isPart(of other: Line) -> Bool {
    let own = tokens.filter { $0.kind != .sign }.map(\.word)
    let words = other.tokens.map(\.word)
    return !own.isEmpty && words.indices.contains { words[$0...].starts(with: own) }
  }

  /// Words of a line that wants nothing to be put down.
  private static let besideNone = WordClasses.english.words("Retraction.besideNone")
  /// Words for what was right as it was.
  private static let rightness = WordClasses.english.words("Retraction.rightness")
}
