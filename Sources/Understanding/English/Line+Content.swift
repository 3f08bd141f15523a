extension Line {
  /// The words that say something of their own: numbers, and what is no small word of the language.
  package var contentWords: [String] {
    tokens.filter { $0.kind == .digits || $0.lexeme == .other || $0.number != nil }.map(\.word)
  }

  /// The words of substance that a question does not expect.
  package func contentWords(besides vocabulary: Vocabulary) -> [String] {
    contentWords.filter { word in WordKey(word).map { !vocabulary.hasWritten($0) } ?? true }
  }

  /// The place from the first word to the last, as UTF-8 offsets.
  package var content: Range<Int>? {
    let words = tokens.filter { $0.kind != .sign }
    guard let first = words.first, let last = words.last else { return nil }
    return first.span.lowerBound..<last.span.upperBound
  }

  /// The words between signs, as UTF-8 offsets.
  package var runs: [Range<Int>] {
    tokens.split { $0.kind == .sign && $0.lexeme != .apostrophe && $0.lexeme != .slash }.compactMap
    {
      run in
      run.first.flatMap { first in run.last.map { first.span.lowerBound..<$0.span.upperBound } }
    }
  }

  /// The place of the word by which the line begins to say that none is meant, as UTF-8 offsets.
  package var wordOfNone: Range<Int>? {
    guard saysNone else { return nil }
    return tokens.first { !LexemeSet.filler.contains($0.lexeme) }?.span
  }

  /// Whether the line says anything besides small words and courtesies.
  package var saysSomething: Bool { !contentWords.isEmpty && Wording(self).smallTalk == nil }

  /// Whether the line speaks of something by a word that only points at it: "make it 4", "drop those".
  package var hasPronoun: Bool {
    tokens.contains {
      [.it, .that, .this, .those, .these].contains($0.lexeme) || $0.word == "them"
    }
  }

  /// Whether the line turns down something that is pointed at: "not this one".
  package var pointsAtShown: Bool {
    tokens.indices.dropFirst().contains { place in
      [.this, .that, .these, .those].contains(tokens[place].lexeme)
        && tokens[place - 1].lexeme == .not
    }
  }

  /// Whether a sentence behind another begins at a place, given as a UTF-8 offset.
  package func opensSentence(_ place: Int) -> Bool {
    clauses().contains { $0.link == .stop && span($0.tokens).lowerBound == place }
  }

  /// Whether a comma or the like stands right behind a place, given as UTF-8 offsets.
  package func endsClause(behind place: Range<Int>) -> Bool {
    let next = tokens.first { $0.span.lowerBound >= place.upperBound }
    return next.map { [.comma, .period, .semicolon].contains($0.lexeme) } ?? false
  }

  /// Whether nothing but "here", "there" or "now" stands behind a place in its clause, where anything does.
  package func onlyPoints(behind place: Range<Int>) -> Bool {
    let behind = place.upperBound..<max(place.upperBound, clauseSpan(around: place).upperBound)
    let words = keeping(behind).tokens.filter { $0.kind == .word }
    return !words.isEmpty && words.allSatisfy { [.here, .there, .now].contains($0.lexeme) }
  }

  /// Whether a number before a name in the plural says how many there are: the "goals" of "two goals are enough".
  package func isCounted(_ name: Range<Int>) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.span.overlaps(name) }), place > 0 else {
      return false
    }
    let last = tokens.last { $0.span.overlaps(name) }
    return [.small, .digits].contains(tokens[place - 1].lexeme) && last?.word.last == "s"
  }

  /// Whether a verb behind or before the name of a text tells how it reads now, and not what it is to be: "the note still
  /// says nonsense", "it says note: none".
  package func tellsWhatStands(around place: Range<Int>) -> Bool {
    let next = tokens.first {
      $0.span.lowerBound >= place.upperBound && !LexemeSet.filler.contains($0.lexeme)
        && $0.word != "still"
    }
    let before = tokens.last { $0.span.upperBound <= place.lowerBound }
    return [before, next].contains { $0.map { Self.tellingWhatStands.contains($0.word) } ?? false }
  }

  /// Whether the line is a sentence about whom it is said to: "you didn't answer me".
  package var addressesListener: Bool {
    let words = tokens.drop { $0.kind == .sign || LexemeSet.filler.contains($0.lexeme) }
    return words.first.map { $0.lexeme == .you || ["you've", "you're"].contains($0.word) } ?? false
      && words.count > 2
  }

  /// Whether the line is only kind, or fills a pause.
  package var isIdle: Bool {
    tokens.allSatisfy {
      $0.kind == .sign || [.please, .thanks, .filler, .oh, .yes, .okay].contains($0.lexeme)
    }
  }

  /// Whether the line says that something was at another time than now: "yesterday", "last night", "on Monday".
  package var saysWhenItWas: Bool {
    saysDayOfWeek
      || tokens.contains {
        [.yesterday, .ago, .morning, .afternoon, .evening, .night, .tonight].contains($0.lexeme)
      }
  }

  /// Whether the line is idle, a single word, or a sentence about what is: "hm, that's a long one".
  package var remarks: Bool {
    guard !isIdle, tokens.filter({ $0.kind != .sign }).count > 1 else { return true }
    return clauseTokens.contains { clause in
      // Behind what is chosen the order of a statement is turned round.
      guard !tokens[clause].map(\.lexeme).ends(with: [.it, .is]) else { return false }
      return tellsFact(clause) || tokens[clause].contains { [.that, .is].contains($0.lexeme) }
    }
  }

  /// The clause about all that other clauses do not name, as UTF-8 offsets: that of "yes to music, no
  /// to everything else"; nil where it stands alone.
  package var clauseAboutRest: Range<Int>? {
    let clauses = clauses()
    let about = clauses.filter { clause in
      let wording = Wording(keeping(span(clause.tokens)))
      return Self.rests.contains { wording.contains($0) }
    }
    return clauses.count > 1 && about.count == 1 ? span(about[0].tokens) : nil
  }

  private static let rests = WordClasses.english.phrases("Content.rests")

  /// Whether the line begins by what is said of something before it: "is plenty for me".
  package var beginsWithCopula: Bool { tokens.first?.lexeme == .is }

  /// Whether a number stands in the line, in digits or in words.
  package var saysNumber: Bool { tokens.contains { $0.kind == .digits || $0.number != nil } }

  /// The number that a place opens with, behind words that only say how sure it is, as UTF-8 offsets: the "six" of "maybe
  /// six".
  package func numberOpening(_ place: Range<Int>) -> Range<Int>? {
    let first = tokens.first {
      place.contains($0.span.lowerBound) && ![.hedge, .maybe].contains($0.lexeme)
        && !LexemeSet.filler.contains($0.lexeme)
    }
    return first.flatMap { $0.kind == .digits || $0.number != nil ? $0.span : nil }
  }

  /// Whether the line says a number, and nothing of substance besides.
  package var isOnlyNumber: Bool {
    saysNumber
      && tokens.allSatisfy { $0.kind == .digits || $0.number != nil || $0.lexeme != .other }
  }

  /// Whether the line has words of substance besides those that judge, or tells of what was.
  package var tellsOfSomething: Bool {
    !Self.judging.isSuperset(of: contentWords) || tokens.contains { $0.word.isPast }
  }

  /// What people say beside "good" of what they are offered: "sounds good", "a great help".
  private static let judging = WordClasses.english.words("Content.judging")

  /// Whether the line says that somebody wants something.
  package var saysWish: Bool { tokens.contains { $0.lexeme == .want } }

  /// Whether the line asks which there are, or for another.
  package var asksForSome: Bool {
    tokens.indices.contains { place in
      [.which, .another].contains(tokens[place].lexeme)
        || tokens[place].lexeme == .there && place > 0 && tokens[place - 1].lexeme == .is
    }
  }

  /// Whether the line may name somebody: a word with a capital that begins no line and is no
  /// word of the language.
  package var namesSomebody: Bool { tokens.indices.dropFirst().contains(where: isWrittenAsName) }

  /// The same, where the word may begin the line.
  package var mayNameSomebody: Bool { tokens.indices.contains(where: isWrittenAsName) }

  /// Whether the line has a given name, however it is written, or a word that is written as a name.
  package var mayBeWrittenName: Bool {
    mayNameSomebody || tokens.contains { English.isGivenName($0.word) }
  }

  private func isWrittenAsName(_ place: Int) -> Bool {
    tokens[place].kind == .word && tokens[place].lexeme == .other
      && words(place..<place + 1).first?.isUppercase == true
  }

  /// Whether the line says how much, and nothing of what: "all of it", "not at all".
  package var saysOnlyHowMuch: Bool {
    tokens.contains { Self.quantities.contains($0.lexeme) }
      && tokens.allSatisfy {
        $0.kind == .sign || Self.quantities.contains($0.lexeme)
          || Self.aroundQuantities.contains($0.lexeme)
      }
  }

  /// Whether the line says that all are meant, and nothing of what: "both of them".
  package var saysAll: Bool {
    saysOnlyHowMuch && tokens.contains { $0.lexeme == .all || $0.lexeme == .both }
  }

  /// Whether a "neither" stands right behind what it adds to what was turned down, and is about no more: "no, and sugar
  /// neither".
  package var addsOne: Bool {
    zip(tokens, tokens.dropFirst()).contains { $0.lexeme == .other && $1.lexeme == .neither }
  }

  private static let quantities: LexemeSet = [.all, .none, .any, .both, .neither]
  private static let aroundQuantities: LexemeSet = [
    .no, .nope, .not, .at, .of, .it, .that, .these, .those, .this, .the, .is, .they, .filler,
    .please, .thanks, .yes, .okay, .do, .i, .we, .you, .me, .my, .actually, .wait, .sorry,
  ]
  /// Verbs for what stands somewhere and how it looks.
  static let tellingWhatStands = WordClasses.english.words("Content.standing")
}

extension [Lexeme] {
  fileprivate func ends(with last: [Lexeme]) -> Bool {
    count > last.count && suffix(last.count) == last[...]
  }
}
