/// What people say who have nothing to complain about.
extension Line {
  /// Whether the line says that nothing is wrong, and what it says besides names no complaint:
  /// "nothing, touch wood", "fully fit", "none, which at my age is a miracle".
  var saysHealthy: Bool {
    let clauses = clauses()
    // "My brother has a bad hip, I've got nowt"
    let own = clauses.filter { !isSmallTalk($0.tokens) && !isOfSomebodyElse($0.tokens) }
    guard let last = own.last else { return false }
    // Who tells what was and asks for "none" to be written down has nothing to complain about.
    if last.link == .conclusion,
      last.tokens.contains(where: { Self.noting.contains(tokens[$0].word) }),
      deniesComplaints(last.tokens)
    {
      return true
    }
    // How well one is may be said before there is nothing.
    let well = own.prefix {
      !deniesComplaints($0.tokens) && !saysFit($0.tokens) && saysWell($0.tokens)
    }
    guard let first = own.dropFirst(well.count).first,
      deniesComplaints(first.tokens) || saysFit(first.tokens)
    else { return false }
    // "Nothing serious, just my back" has something to say.
    if isQualified(first.tokens) { return false }
    return clauses.allSatisfy { clause in
      if isOfSomebodyElse(clause.tokens) || well.contains(clause) { return true }
      guard clause.tokens != first.tokens else {
        return clause.link != .but || first.tokens.lowerBound > clauses[0].tokens.lowerBound
      }
      return [.but, .condition].contains(clause.link)
        ? false : !complains(clause.tokens)
    } && !tokens.contains { [.except, .without].contains($0.lexeme) || $0.kind == .digits }
  }

  /// Whether a clause is about somebody else's body, and not what they say of one's own.
  private func isOfSomebodyElse(_ clause: Range<Int>) -> Bool {
    OtherPerson.isSubject(of: keeping(span(clause)), around: 0..<1)
      && !clause.contains { OtherPerson.telling.contains(tokens[$0].word) }
  }

  /// Whether the line says no more than that something is well by now: "fine now", "ok again".
  package var tellsOfBetter: Bool {
    guard let last = tokens.last(where: { $0.kind == .word }),
      last.lexeme == .now || last.lexeme == .since || last.word == "again"
    else { return false }
    return tokens.contains { [.good, .okay].contains($0.lexeme) }
  }

  /// Whether the line is no more than a word such as "fine".
  package var saysOnlyWell: Bool {
    tokens.allSatisfy { $0.kind == .sign || [.good, .okay, .all].contains($0.lexeme) }
  }

  /// Whether the line names a part of the body or what ails it.
  package var namesWhatHurts: Bool { tokens.indices.contains(where: ails) }

  /// The words that name parts of the body or what ails them.
  package var ailments: Set<String> { Set(tokens.indices.filter(ails).map { tokens[$0].word }) }

  /// The first clause where that alone says that nothing is wrong, so that the others may be about
  /// something else: "none, and yes to music".
  var nothingClause: Range<Int>? {
    let clauses = clauses()
    guard clauses.count > 1, let first = clauses.first(where: { !isSmallTalk($0.tokens) }),
      deniesComplaints(first.tokens) || saysFit(first.tokens)
    else { return nil }
    return 0..<first.tokens.upperBound
  }

  /// Whether a clause denies complaints: "none", "no pain anywhere", "nope", "zero".
  private func deniesComplaints(_ clause: Range<Int>) -> Bool {
    let words = clause.filter { tokens[$0].kind == .word }
    guard
      let first = words.first(where: {
        !LexemeSet.filler.contains(tokens[$0].lexeme)
          && ![.i, .have, .there, .is, .thanks].contains(tokens[$0].lexeme)
          && !Self.noting.contains(tokens[$0].word) && !Self.harmless.contains(tokens[$0].word)
      }), [.none, .no, .nope, .zero, .not].contains(tokens[first].lexeme),
      // "I can't" is about something.
      !tokens[first].word.hasPrefix("can")
    else { return false }
    // A word with a meaning of its own behind a "no" says what there is none of; behind a "nope" it may say how well one
    // is.
    let isNope = tokens[first].lexeme == .nope
    return words.allSatisfy { place in
      place <= first || tokens[place].lexeme != .other
        || Self.complaints.contains(tokens[place].word)
        || Self.harmless.contains(tokens[place].word)
        || isNope && Self.saysOfFitness(tokens[place])
    } && !words.contains { tokens[$0].lexeme == .my || Line.isAboutTime(tokens[$0]) }
  }

  /// Whether a word names a part of the body or what ails it.
  private func ails(_ place: Int) -> Bool {
    Self.ailing.contains { tokens[place].word.hasPrefix($0) } && !isAdverb(place)
  }

  /// Whether a word that is a part of the body is an adverb behind its verb: the "back" of "bring back".
  private func isAdverb(_ place: Int) -> Bool {
    place > 0 && Self.returning.contains(tokens[place - 1].word) && tokens[place].word == "back"
  }

  /// Verbs behind which "back" is an adverb.
  private static let returning = WordClasses.english.words("Health.returning")

  /// Whether words behind an "is" say that what it is said of is well again, and nothing else.
  func saysWell(_ words: Range<Int>) -> Bool {
    let said = tokens[words].filter { $0.kind == .word && !LexemeSet.filler.contains($0.lexeme) }
    return said.contains {
      Self.fit.contains($0.word) || Self.praising.contains($0.word) || Self.well.contains($0.word)
    }
      && said.allSatisfy {
        Self.fit.contains($0.word) || Self.praising.contains($0.word)
          || Self.well.contains($0.word) || Self.around.contains($0.word)
      }
  }

  private static let well = WordClasses.english.words("Health.well")

  /// Whether a clause says that all is well: "fit as a fiddle", "clean bill of health", "injury free".
  private func saysFit(_ clause: Range<Int>) -> Bool {
    let words = tokens[clause].filter { $0.kind == .word }.map(\.word)
    guard !tokens[clause].contains(where: { [.not, .no, .less].contains($0.lexeme) }) else {
      return false
    }
    let text = words.joined(separator: " ")
    if text.contains("clean bill of health") { return true }
    // "in great shape", "in good nick"
    let isPraised = zip(words, words.dropFirst()).contains {
      Self.praising.contains($0) && Self.states.contains($1)
    }
    if isPraised {
      return words.allSatisfy {
        Self.around.contains($0) || Self.praising.contains($0) || Self.states.contains($0)
      }
    }
    return Self.fit.contains { text == $0 || text.hasSuffix(" " + $0) || text.hasPrefix($0 + " ") }
      && tokens[clause].allSatisfy { token in
        token.kind == .sign || Self.saysOfFitness(token) || Line.isAboutTime(token)
          || token.number != nil || LexemeSet.unit.contains(token.lexeme)
      }
  }

  /// Whether a word says how well one is, or stands around such words.
  private static func saysOfFitness(_ token: Token) -> Bool {
    around.contains(token.word)
      || fit.contains { $0.split(separator: " ").contains(Substring(token.word)) }
  }

  /// Whether what is denied is only the worst: "nothing serious".
  private func isQualified(_ clause: Range<Int>) -> Bool {
    tokens[clause].contains { Self.qualifying.contains($0.word) || $0.lexeme == .very }
  }

  /// Whether a clause speaks of something that hurts or hurt.
  private func complains(_ clause: Range<Int>) -> Bool {
    if deniesComplaints(clause) || saysFit(clause) { return false }
    // "None, ignore the hip" takes the hip back.
    if clause.first.map({ tokens[$0].lexeme == .scratch }) ?? false { return false }
    return tokens[clause].contains { token in
      (Self.ailing + Self.lasting).contains { token.word.hasPrefix($0) } || token.lexeme == .bit
        || token.lexeme == .my
          && !tokens[clause].contains { $0.lexeme == .not || $0.lexeme == .last }
    }
  }

  private func isSmallTalk(_ clause: Range<Int>) -> Bool {
    tokens[clause].allSatisfy {
      LexemeSet.filler.contains($0.lexeme) || $0.lexeme == .okay
        || Self.harmless.contains($0.word)
    }
  }

  /// Verbs before what is to be written down: "put no injuries".
  private static let noting = WordClasses.english.words("Health.noting")
  /// What people have none of.
  static let complaints = WordClasses.english.words("Health.complaints")
  /// What they say beside it.
  private static let harmless = WordClasses.english.words("Health.harmless")
  private static let fit = WordClasses.english.words("Health.fit")
  /// What is said of a body that is well, and of what.
  private static let praising = WordClasses.english.words("Health.praising")
  private static let states = WordClasses.english.words("Health.states")
  private static let around = WordClasses.english.words("Health.around")
  /// The beginnings of words for what was, or comes at times.
  private static let lasting = WordClasses.english.phrases("Health.lasting")
  /// The beginnings of words for what hurts.
  private static let ailing = WordClasses.english.phrases("Health.ailing")
  /// Words by which only the worst is denied.
  private static let qualifying = WordClasses.english.words("Health.qualifying")
}
