extension Line {
  /// Where the last word that says yes or no before an offset begins, as a UTF-8 offset, with the "not"
  /// before it: "not too sure about the lessons" is no yes to them.
  package func lastPolarity(before offset: Int) -> Int? {
    guard
      var place = tokens.lastIndex(where: {
        $0.span.upperBound <= offset && Self.polar.contains($0.lexeme)
      })
    else { return nil }
    while place > 0, [.not, .too, .so, .very, .quite].contains(tokens[place - 1].lexeme) {
      place -= 1
    }
    return tokens[place].span.lowerBound
  }

  /// Where the first clause behind an offset begins that opens with a yes or no, as a UTF-8 offset.
  package func nextPolarClause(behind offset: Int) -> Int? {
    clauses().lazy.map(\.tokens).filter { clause in
      let first = tokens[clause].first { !LexemeSet.filler.contains($0.lexeme) }
      return span(clause).lowerBound >= offset
        && first.map { Self.polar.contains($0.lexeme) } ?? false
    }.first.map { span($0).lowerBound }
  }

  /// The words from a negation to a name with nothing but small words between them, as UTF-8 offsets: "not to Strava",
  /// "nothing to do with it".
  package func denial(leadingTo name: Range<Int>) -> Range<Int>? {
    let before = tokens.filter { $0.span.upperBound <= name.lowerBound }
    guard
      let place = before.lastIndex(where: {
        !LexemeSet.betweenDenialAndName.contains($0.lexeme) && !Self.ofAnyKind.contains($0.word)
      }),
      [.not, .no, .none, .without].contains(before[place].lexeme)
        || before[place].word == "nothing",
      // Behind a why or another negation it denies nothing.
      !before[..<place].suffix(3).contains(where: { [.why, .no, .not].contains($0.lexeme) })
    else { return nil }
    return before[place].span.lowerBound..<name.upperBound
  }

  private static let ofAnyKind = WordClasses.english.words("Polarity.ofAnyKind")

  /// The yes or no that closes what is said of a name, with other names between: that of "music and games
  /// yes, sport no"; nil where a yes or no stands before what it is for.
  package func closingPolarity(behind name: Range<Int>) -> Range<Int>? {
    let clauses = clauses()
    guard let first = clauses.firstIndex(where: { span($0.tokens).overlaps(name) }) else {
      return nil
    }
    for place in clauses.indices[first...] {
      let clause = clauses[place]
      if place > first, ![.and, .comma, .or].contains(clause.link) { return nil }
      let words = clause.tokens.filter {
        tokens[$0].kind != .sign && !LexemeSet.filler.contains(tokens[$0].lexeme)
      }
      guard let polar = words.firstIndex(where: { Self.polar.contains(tokens[$0].lexeme) }) else {
        continue
      }
      guard polar > 0, words[polar...].allSatisfy({ Self.polar.contains(tokens[$0].lexeme) }) else {
        return nil
      }
      return span(words[polar]..<clause.tokens.upperBound)
    }
    return nil
  }

  /// The clause around a name that switches it on or off and says nothing else: the "switch the
  /// notifications off as well" behind "not now, and".
  package func switchingClause(around name: Range<Int>) -> Range<Int>? {
    let clause = clauseSpan(around: name)
    let words = tokens.filter {
      clause.overlaps($0.span) && !name.overlaps($0.span) && $0.kind != .sign
        && $0.lexeme != .please && !LexemeSet.filler.contains($0.lexeme)
    }.map(\.word)
    guard words.contains("on") || words.contains("off"), words.allSatisfy(Self.switching.contains)
    else { return nil }
    return clause
  }

  /// Whether the line begins with a verb that turns things on or off.
  package var opensBySwitching: Bool {
    let first = tokens.first { $0.kind == .word && !LexemeSet.filler.contains($0.lexeme) }
    return first?.word == "turn" || first?.word == "switch"
  }

  private static let switching = WordClasses.english.words("Polarity.switching")
  private static let polar: LexemeSet = [.yes, .okay, .no, .nope, .not, .without, .except]

  /// Whether a verb that takes something away stands right before an offset: the "scrap" of "scrap
  /// the injury".
  package func removes(before offset: Int) -> Bool {
    let before = wordsRemoved(before: offset)
    // "Take out the injury"
    if before.count == 2, RemovalWords.halves.contains(before[0]) {
      return RemovalWords.particles.contains(before[1])
    }
    return before.last.map(Self.removing.contains) ?? false
  }

  /// Whether the words around a place take away what stands there, and its clause says nothing else of it:
  /// "remove the injuries", "take the injury out", "forget about the injury", but not "clear the
  /// injuries of last year".
  package func removes(_ place: Range<Int>) -> Bool {
    let clause = clauseSpan(around: place)
    let behind = keeping(place.upperBound..<max(place.upperBound, clause.upperBound))
    let words = behind.tokens.filter { $0.kind == .word && !LexemeSet.filler.contains($0.lexeme) }
      .map(\.word)
    if let first = words.first, RemovalWords.particles.contains(first) {
      let verb = wordsRemoved(before: place.lowerBound).last
      return verb.map(RemovalWords.halves.contains) ?? false
        && words.dropFirst().allSatisfy(RemovalWords.around.contains)
    }
    return removes(before: place.lowerBound) && words.allSatisfy(RemovalWords.around.contains)
  }

  /// Where what is said of a thing ends: behind its clause, and those behind it that only go on about
  /// it, such as the "it's fine now" of "forget the injury, it's fine now".
  package func endOfRemark(about place: Range<Int>) -> Int {
    var end = clauseSpan(around: place).upperBound
    for clause in clauses() where span(clause.tokens).lowerBound >= end {
      guard let first = clause.tokens.first(where: { tokens[$0].kind == .word }),
        Self.remarked.contains(tokens[first].word)
      else { break }
      end = span(clause.tokens).upperBound
    }
    return end
  }

  /// The last words before an offset, without those that only lead to what stands there.
  private func wordsRemoved(before offset: Int) -> [String] {
    tokens.filter {
      $0.span.upperBound <= offset && $0.kind == .word
        && ![.the, .my].contains($0.lexeme) && $0.word != "about"
    }.suffix(2).map(\.word)
  }

  /// Whether the line begins with a verb that takes something away: "remove Noah".
  package var opensByRemoving: Bool {
    tokens.first { $0.kind == .word && !LexemeSet.filler.contains($0.lexeme) }
      .map { Self.removing.contains($0.word) } ?? false
  }

  /// Whether the line turns down all that was offered, and says nothing besides: "neither of those", "no".
  package var turnsAllDown: Bool { wordOfNone.map { !blanking([$0]).saysSomething } ?? false }

  /// Whether the word "no" stands in the line, alone or before what is denied.
  package var hasWordNo: Bool { tokens.contains { $0.lexeme == .no } }

  /// The line that says that there is none of what is asked for.
  package static var none: Line { Line("none") }

  /// Lines that say that there is none of something.
  package static func denying(_ name: String) -> [Line] { [none, Line("no \(name)")] }

  private static let removing: Set<String> = RemovalWords.verbs.union(
    WordClasses.english.words("Polarity.removing"))
  /// Subjects of a remark about what was named before it.
  private static let remarked = WordClasses.english.words("Polarity.remarked")
}

extension Token {
  /// Whether the word joins what has something to whose it is: "the name of her school".
  package var isOf: Bool { word == "of" }
}

extension LexemeSet {
  /// Small words between a negation and what it is about.
  fileprivate static let betweenDenialAndName: LexemeSet = [
    .to, .with, .the, .my, .for, .on, .of, .any, .do, .a, .at, .in,
  ]
}
