/// What a line says of all that there is, and what it leaves out.
extension Line {
  /// The line up to a word that makes exceptions of a whole, and where these begin, as a UTF-8 offset: of
  /// "everything on except location" the "everything on"; nil where no whole is spoken of.
  package var wholeBeforeException: (line: Line, exceptions: Int)? {
    guard let place = tokens.indices.dropFirst().first(where: exceptionBegins(at:)),
      tokens[..<place].contains(where: { LexemeSet.whole.contains($0.lexeme) })
    else { return nil }
    let start = tokens[place].span.lowerBound
    return (keeping(0..<start), start)
  }

  /// Whether the line is nothing but an "only" and some places, given as UTF-8 offsets: "just location,
  /// please".
  package func saysOnly(_ places: [Range<Int>]) -> Bool {
    let rest = blanking(places).tokens.filter { $0.kind == .word }
    return rest.contains { [.only, .just].contains($0.lexeme) }
      && rest.allSatisfy {
        LexemeSet.besideOnly.contains($0.lexeme) || LexemeSet.filler.contains($0.lexeme)
      }
  }

  /// Whether the line speaks of all of some things that were spoken of, without exception: "make them all
  /// 5", "both of them".
  package var speaksOfAllOfThem: Bool {
    guard wholeBeforeException == nil else { return false }
    return tokens.indices.contains { place in
      if tokens[place].word == "everything" { return opensBySwitching }
      guard [.all, .both].contains(tokens[place].lexeme) else { return false }
      let before = place > 0 ? tokens[place - 1].word : ""
      let behind = place + 1 < tokens.count ? tokens[place + 1] : nil
      return ["them", "those", "these"].contains(before)
        || (behind.map { Self.behindAll.contains($0.word) } ?? false)
        || behind?.lexeme == .small || tokens[place].lexeme == .both
    }
  }

  /// The same line without the "all" of "make them all 5", which counts nothing; that of "all three" does.
  package var withoutWholes: Line {
    let places = tokens.indices.dropFirst().filter { place in
      [.all, .both].contains(tokens[place].lexeme)
        && ["them", "those", "these"].contains(tokens[place - 1].word)
    }
    return blanking(places.map { tokens[$0].span })
  }

  private func exceptionBegins(at place: Int) -> Bool {
    switch tokens[place].lexeme {
    case .except, .but, .without, .minus: true
    case .other: tokens[place].word == "bar"
    case .than: tokens[place - 1].word == "other"
    default: false
    }
  }

  /// Words behind a whole that say of what it is one.
  private static let behindAll = WordClasses.english.words("Whole.behindAll")
}

extension LexemeSet {
  /// Words for all or none of what there is.
  fileprivate static let whole: LexemeSet = [.all, .every, .none, .any, .both]
  /// What may stand beside "only location".
  fileprivate static let besideOnly: LexemeSet = [
    .only, .just, .the, .and, .my, .please, .thanks, .for, .now, .yes, .okay, .on, .it, .is,
    .there, .that,
  ]
}
