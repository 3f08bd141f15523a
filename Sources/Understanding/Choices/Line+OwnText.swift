/// What some words must be to be a wish of people's own beside a list, and what stands around it.
extension Line {
  /// The clause without "also", "and", "my own:" and other words before what is meant.
  func withoutIntroduction(_ part: Range<Int>) -> Range<Int> {
    var from = part.lowerBound
    while from < part.upperBound {
      switch tokens[from].lexeme {
      case .of, .those, .these, .also, .and, .but, .comma, .colon, .dash, .instead, .rather,
        .filler, .hedge, .please, .actually, .sorry, .just, .yes, .okay, .or, .oh, .maybe, .so:
        from += 1
      default:
        // "Drop the first and add more sleep"
        if tokens[from].word == "add", from + 1 < part.upperBound,
          tokens[..<from].contains(where: { RemovalWords.verbs.contains($0.word) })
        {
          from += 1
          continue
        }
        // "my own: more sleep", "other: more sleep".
        guard isOwnMarker(from, before: part.upperBound) else { return from..<part.upperBound }
        from += 1
      }
    }
    return from..<part.upperBound
  }

  /// Whether a clause begins by saying that it is people's own.
  func isOwnMarked(_ part: Range<Int>) -> Bool {
    part.prefix(3).contains { isOwnMarker($0, before: part.upperBound) }
  }

  func isOwnMarker(_ place: Int, before end: Int) -> Bool {
    Self.ownMarkers.contains(tokens[place].word)
      || tokens[place].lexeme == .my && place + 1 < end && tokens[place + 1].word == "own"
      || place > 0 && tokens[place - 1].word == "own"
        && (tokens[place].lexeme == .small || tokens[place].word == "words")
      // "In my own words: that she trusts me"
      || tokens[place].lexeme == .in && place + 2 < end && tokens[place + 1].lexeme == .my
        && tokens[place + 2].word == "own"
  }

  /// The words without what people write behind what they say.
  func withoutChat(_ part: Range<Int>) -> Range<Int> {
    var end = endWithoutKind(part)
    while end > part.lowerBound + 1 {
      let token = tokens[end - 1]
      let isChat =
        token.kind == .sign && token.lexeme != .percent || NameWords.chat.contains(token.word)
        || [.please, .thanks].contains(token.lexeme)
        || token.lexeme == .hedge && end > 1 && tokens[end - 2].lexeme == .i
      guard isChat else { break }
      end -= token.lexeme == .hedge ? 2 : 1
    }
    return part.lowerBound..<max(end, part.lowerBound + 1)
  }

  /// Where words end that say at their end what kind of thing they are: before the "as a goal" of "more sleep as a
  /// goal too".
  private func endWithoutKind(_ part: Range<Int>) -> Int {
    let noun = part.last {
      tokens[$0].kind == .word && ![.too, .also, .please, .thanks].contains(tokens[$0].lexeme)
    }
    guard let noun else { return part.upperBound }
    // Where the kind was named and is left out of the line, an "as" is left of it.
    let isNamed = Self.lists.contains(tokens[noun].word)
    let start = part.last {
      (isNamed ? $0 < noun : $0 <= noun)
        && ![.a, .another, .my, .the].contains(tokens[$0].lexeme)
    }
    guard let start, start > part.lowerBound else { return part.upperBound }
    // So is a "for", before the comma in the place of what was named.
    let leads =
      tokens[start].lexeme == .as
      || tokens[start].lexeme == .for && start + 1 < tokens.count
        && tokens[start + 1].lexeme == .comma
    guard leads else { return part.upperBound }
    return start
  }

  /// How many words of some tokens have a meaning of their own.
  func contentCount(_ part: Range<Int>) -> Int {
    tokens[part].filter { $0.kind == .word && !OptionMatcher.isSmall($0) }.count
  }

  /// Whether words say how something is that was said: "gosh, that's a hard one".
  func judges(_ part: Range<Int>) -> Bool {
    part.prefix(3).contains { place in
      [.that, .this].contains(tokens[place].lexeme)
        && (tokens[place].word.hasSuffix("'s") || tokens[(place + 1)...].first?.lexeme == .is)
    }
  }

  /// Whether words speak of the list and not of a wish: "none of those", "my goal isn't on it".
  func speaksOfOptions(_ part: Range<Int>) -> Bool {
    let words = tokens[part]
    let isDenied = words.contains { [.not, .none, .neither, .no].contains($0.lexeme) }
    // "On the goals, swap the first for the last"
    let isHeading = words.allSatisfy {
      $0.kind == .sign || OptionMatcher.isSmall($0) || Self.listed.contains($0.word)
    }
    return isHeading
      || isDenied
        && words.contains {
          Self.listNouns.contains($0.word) || [.those, .these].contains($0.lexeme)
        }
      || words.contains { $0.word == "rest" } || self.pointsAtOthers(part)
      || words.first?.lexeme == .the && words.dropFirst().first?.lexeme == .another
  }

  /// Whether words end in all that else there is: "lose the other", "drop the others".
  func pointsAtOthers(_ part: Range<Int>) -> Bool {
    let words = part.filter { tokens[$0].kind == .word && tokens[$0].lexeme != .please }
    guard let last = words.last, last > part.lowerBound else { return false }
    return ["other", "others", "rest"].contains(tokens[last].word)
      && tokens[last - 1].lexeme == .the
  }

  /// Whether words only say for whom a list is: "for Mia", "for the older one".
  func saysForWhom(_ part: Range<Int>) -> Bool {
    guard let first = part.first, tokens[first].lexeme == .for else { return false }
    let others = part.dropFirst().filter { tokens[$0].kind == .word }
    return !others.isEmpty
      && others.allSatisfy {
        tokens[$0].isKin || [.the, .my, .they].contains(tokens[$0].lexeme)
          || English.isGivenName(tokens[$0].word) || OptionMatcher.isSmall(tokens[$0])
      }
  }

  /// Whether some words may be kept as a wish of people's own: at least two, about no one here, and
  /// neither a question, a refusal nor a curse.
  func isOwnText(_ part: Range<Int>) -> Bool {
    let words = tokens[part]
    // What is asked, or taken away by a word that only points, is no wish.
    let isAsked = part.upperBound < tokens.count && tokens[part.upperBound].lexeme == .question
    let isTakenAway =
      words.first.map { RemovalWords.halves.contains($0.word) } ?? false
      && words.dropFirst().allSatisfy {
        $0.lexeme != .other || RemovalWords.particles.contains($0.word) || $0.word == "one"
      }
    guard !isAsked, !isTakenAway, words.filter({ $0.kind == .word }).count >= 2,
      words.contains(where: { $0.lexeme == .other && $0.word.utf8.count > 2 }),
      let first = words.first
    else { return false }
    switch first.lexeme {
    case .not, .no, .none, .neither:
      // "no more shouting", "not fighting so much"
      guard let next = words.dropFirst().first,
        next.lexeme == .more || next.word.utf8.count > 5 && next.word.hasSuffix("ing")
      else { return false }
    case .can, .do, .small, .digits, .how, .which, .who: return false
    default: break
    }
    for token in words {
      switch token.lexeme {
      case .you, .question, .know, .what, .why: return false
      default: if Line.curses.contains(token.word) { return false }
      }
    }
    return true
  }

  /// Words with which people scold and do not wish.
  static let curses = WordClasses.english.words("OwnText.curses")
  /// Words that mark what stands beside them as a text of people's own.
  private static let ownMarkers = WordClasses.english.words("OwnText.ownMarkers")
  /// Nouns for a list and for what is picked from it.
  private static let listNouns = WordClasses.english.words("OwnText.listNouns")
}

extension String {
  /// Whether a text can be a wish: a bare number is the place of an option, and a sign is nothing.
  var saysSomething: Bool { contains { !$0.isNumber && !$0.isASCII || $0.isLetter } }
}
