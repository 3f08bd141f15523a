/// Words that say that something is not right as it stands.
extension Line {
  /// A clause that says that something said before is wrong or too much: "the 1800 was wrong", "that's too
  /// late for me", "that was my husband's number".
  package struct Complaint {
    /// The place of the clause, as UTF-8 offsets.
    package let clause: Range<Int>
    /// Whether it only points to what was said before, by "that" or "it".
    package let pointsBack: Bool
  }

  /// The first complaint of the line.
  package var complaint: Complaint? {
    // Few lines have any of the words.
    guard tokens.contains(where: { $0.lexeme == .too || Self.telltales.contains($0.word) }) else {
      return nil
    }
    for clause in clauses() where !asksWhether(clause.tokens) {
      let isExcess =
        clause.tokens.contains { excess(at: $0) != nil }
        || Self.excessive.phrases(in: tokens, clause.tokens)
      guard isExcess || saysWrong(clause.tokens) else { continue }
      let words = clause.tokens.filter {
        tokens[$0].kind == .word && !LexemeSet.filler.contains(tokens[$0].lexeme)
          && tokens[$0].lexeme != .okay
      }
      let pointsBack =
        words.first.map { [.that, .this, .it].contains(tokens[$0].lexeme) || isContracted($0) }
        ?? false
      let end = placeOfMending(in: clause.tokens) ?? clause.tokens.upperBound
      return Complaint(clause: span(clause.tokens.lowerBound..<end), pointsBack: pointsBack)
    }
    return nil
  }

  /// Whether a clause asks: "is 1800 too low for me".
  private func asksWhether(_ clause: Range<Int>) -> Bool {
    let words = clause.filter {
      tokens[$0].kind != .sign && !LexemeSet.filler.contains(tokens[$0].lexeme)
    }
    guard words.count > 2, Self.askingWhether.contains(tokens[words[0]].word) else {
      return false
    }
    return tokens[words[1]].lexeme != .too && !Self.faults.contains(tokens[words[1]].word)
  }

  /// Where the words begin that say what would be right, with no sign before them: the "its 14 June" of "the
  /// date is wrong its 14 June".
  private func placeOfMending(in clause: Range<Int>) -> Int? {
    guard let wrong = clause.first(where: { Self.faults.contains(tokens[$0].word) }) else {
      return nil
    }
    return clause.first { place in
      place > wrong && Self.mending.contains(tokens[place].word)
    }
  }

  static let faults = WordClasses.english.words("Complaint.faults")

  /// The clause before a place that tells what was said, such as "I said no to location".
  ///
  /// Places are UTF-8 offsets.
  package func clauseOfSaying(before place: Range<Int>) -> Range<Int>? {
    let before = clauses().last { span($0.tokens).upperBound <= place.lowerBound }
    guard let before, tokens[before.tokens].contains(where: { Self.saying.contains($0.word) })
    else { return nil }
    return span(before.tokens)
  }

  private func saysWrong(_ clause: Range<Int>) -> Bool {
    // "Wednesday doesn't work", but not "that doesn't work"
    if let unsuited = clause.first(where: { Self.unsuited.phrase(in: tokens, at: $0) != nil }),
      (clause.lowerBound..<unsuited).contains(where: { isContent($0) })
    {
      return true
    }
    // "Wrong year", "no, wrong month"
    if clause.dropLast().contains(where: { tokens[$0].word == "wrong" && isContent($0 + 1) }) {
      return true
    }
    guard Self.wrong.phrases(in: tokens, clause) else {
      // "That was my husband's number"
      return clause.count > 3 && tokens[clause.lowerBound].lexeme == .that
        && tokens[clause.lowerBound + 1].word == "was"
        && tokens[clause].contains { $0.isPossessive }
    }
    return true
  }

  private func isContracted(_ place: Int) -> Bool {
    Self.contracted.contains(tokens[place].word)
  }

  /// A word of each phrase that complains.
  private static let telltales = WordClasses.english.words("Complaint.telltales")
  private static let saying = WordClasses.english.words("Complaint.saying")
  private static let excessive = PhraseTable<Bool>([
    (
      true,
      """
      a bit much|a lot|not enough|a bit high|a bit low|a bit long|a bit short|a bit early|a bit late\
      |a bit steep|a bit tight|a little high|a little low|a little long|a little short|a little early\
      |a little late|rather high|rather low|rather late|rather early|rather long
      """
    )
  ])
  private static let unsuited = PhraseTable<Bool>([
    (
      true,
      """
      doesn't work|don't work|won't work|does not work|do not work|will not work|doesn't suit|don't suit\
      |won't suit|is no good|are no good|not going to work
      """
    )
  ])
  private static let wrong = PhraseTable<Bool>([
    (
      true,
      """
      was wrong|is wrong|were wrong|are wrong|was a typo|is a typo|a typo|was a mistake|is a mistake|a slip\
      |mistyped|wasn't right|isn't right|was not right|is not right|was incorrect|is incorrect\
      |was nonsense|was rubbish|the wrong number|the wrong day|the wrong days|the wrong date\
      |shouldn't have said|day out|days out|week out|month out|year out|years out|day off\
      |year off|a bit out|a bit off
      """
    )
  ])
  /// Verbs with which a question begins whether something is so.
  private static let askingWhether = WordClasses.english.words("Complaint.askingWhether")
  /// Words behind a fault with which the clause that mends it begins.
  private static let mending = WordClasses.english.words("Complaint.mending")
  /// Subjects with a verb of being in them.
  private static let contracted = WordClasses.english.words("Complaint.contracted")
}
