/// What the clauses of a line make of the values in them: a conclusion counts for more than what led
/// to it, and what was, what others do or what is turned down does not count beside what is meant.
extension Line {
  /// How much a value counts for the clause it stands in.
  enum ClauseWeight: Int, Comparable {
    /// It was, is others' or is turned down.
    case aside
    case plain
    /// It is what the line comes to: "so 1950", "let's say 4:20".
    case concluding

    static func < (a: ClauseWeight, b: ClauseWeight) -> Bool { a.rawValue < b.rawValue }
  }

  /// The weights of values that stand at some tokens, from left to right; where it is another who is asked
  /// about, "he's an 8" is about whom it should be.
  func weights(
    of values: [Range<Int>], whereAskedOfAnother isOfAnother: Bool = false
  ) -> [ClauseWeight] {
    let clauses = clauses(keeping: values)
    func place(of value: Range<Int>) -> Int? {
      clauses.firstIndex { $0.tokens.overlaps(value) }
    }
    let closing = closingValue(among: values, clauses)
    return values.map { value in
      if value == closing { return .concluding }
      guard let place = place(of: value) else { return .plain }
      let next = clauses.dropFirst(place + 1).first { !$0.tokens.allSatisfy(isFiller) }
      if isTurnedDown(clauses[place].tokens, value, next), !asksAbout(span(value)) { return .aside }
      if isAccepted(value, in: clauses[place].tokens, next) { return .concluding }
      if isLimit(value, in: clauses[place].tokens) { return .aside }
      if concludes(before: value.lowerBound, at: place, in: clauses) { return .concluding }
      let isAside =
        wasOnce(clauses[place].tokens, before: value)
        || isOfOthers(clauses[place].tokens, whereAskedOfAnother: isOfAnother)
        || isOwnAge(value, in: clauses[place].tokens) || isOwned(value)
        || isAskedBeside(value, among: values) || isJudged(span(value))
      return isAside ? .aside : .plain
    }
  }

  /// The value that has the last sentence to itself, where all others stand among words or are asked about: what
  /// somebody comes to after talk.
  private func closingValue(among values: [Range<Int>], _ clauses: [Clause]) -> Range<Int>? {
    guard values.count > 1, let value = values.last,
      let stop = clauses.last(where: { $0.link == .stop }),
      stop.tokens.lowerBound <= value.lowerBound
    else { return nil }
    let starts = clauses.filter { $0.link == .stop }.map(\.tokens.lowerBound)
    func isAlone(_ value: Range<Int>) -> Bool {
      let start = starts.last { $0 <= value.lowerBound } ?? 0
      let sentence = start..<(starts.first { $0 > value.lowerBound } ?? tokens.count)
      return sentence.allSatisfy { place in
        value.contains(place) || isFiller(place)
          || tokens[place].kind == .sign && tokens[place].lexeme != .question
      }
    }
    return isAlone(value) && !values.dropLast().contains(where: isAlone) ? value : nil
  }

  /// Whether a clause comes to a value: behind a "so", by its own words, or by those right before it.
  private func concludes(before value: Int, at place: Int, in clauses: [Clause]) -> Bool {
    let clause = clauses[place]
    let lead = clause.tokens.lowerBound..<min(value, clause.tokens.upperBound)
    if clause.link == .conclusion, !wasOnce(clause.tokens, before: value..<value + 1) {
      return true
    }
    if turnsToNow(clause.tokens, behind: clauses[..<place])
      || turnsToNow(in: clause.tokens, before: value)
    {
      return true
    }
    if Self.concluding.phrases(in: tokens, lead) || isBid(lead) { return true }
    // An ok or a filler right before a value concedes it.
    if clause.link == .stop, place > 0, !lead.isEmpty,
      lead.allSatisfy({ tokens[$0].lexeme == .okay || isFiller($0) })
    {
      return true
    }
    // "A pair each, 8 in total"
    if value < clause.tokens.upperBound,
      Self.summing.phrases(in: tokens, value..<min(value + 5, clause.tokens.upperBound))
    {
      return true
    }
    // "Who am I kidding, one hour": the clause before says that it comes.
    guard place > 0, lead.allSatisfy({ isFiller($0) }) else { return false }
    let before = clauses[place - 1].tokens
    let hasValue = before.contains { LexemeSet.numberStart.contains(tokens[$0].lexeme) }
    return !hasValue && Self.announcing.phrases(in: tokens, before)
  }

  /// Whether a value is only asked about where another figure is said: the 2000 of "is 2000 usual? I'd need 2800".
  func isAskedBeside(_ value: Range<Int>, among values: [Range<Int>]) -> Bool {
    asksAbout(span(value))
      && values.contains { $0 != value && saysAmount($0) && !asksAbout(span($0)) }
  }

  /// Whether a value is somebody else's: the 1900 of "just over my husband's 1900".
  private func isOwned(_ value: Range<Int>) -> Bool {
    value.lowerBound > 0 && isSomebodys(value.lowerBound - 1)
  }

  /// Whether a bare number is what the person says to be: "I'm seventy-one".
  private func isOwnAge(_ value: Range<Int>, in clause: Range<Int>) -> Bool {
    guard value.upperBound == clause.upperBound, value.lowerBound > clause.lowerBound else {
      return false
    }
    let before = tokens[clause.lowerBound..<value.lowerBound].filter {
      !LexemeSet.filler.contains($0.lexeme)
    }.map(\.word)
    return [["i'm"], ["im"], ["i", "am"]].contains(Array(before.suffix(2).drop { $0 == "and" }))
      && tokens[value].allSatisfy {
        [.digits, .small, .tens, .dash].contains($0.lexeme)
      }
  }

  /// The clauses that conclude what the line says: "overall I'd put 6", "let's be honest, 7".
  func conclusions(_ clauses: [Clause]) -> [Clause] {
    clauses.indices.filter { place in
      let tokens = clauses[place].tokens
      let opening = min(tokens.upperBound, tokens.lowerBound + 6)
      return concludes(before: opening, at: place, in: clauses)
        || concludes(before: tokens.lowerBound, at: place, in: clauses)
        || Self.announcing.phrases(in: self.tokens, tokens.lowerBound..<opening)
          && (tokens.count > 3
            || tokens.contains { LexemeSet.numberStart.contains(self.tokens[$0].lexeme) })
    }.map { clauses[$0] }
  }

  /// Whether the word at a place only fills the line, or joins what follows to what was said before.
  package func isFiller(_ place: Int) -> Bool {
    LexemeSet.filler.contains(tokens[place].lexeme) || [.oh, .and].contains(tokens[place].lexeme)
  }

  /// Whether words behind a value turn it down: "2200 was too much", "1400, that's hardly anything", "1800? no".
  func isTurnedDown(_ clause: Range<Int>, _ value: Range<Int>, _ next: Clause?) -> Bool {
    let behind = value.upperBound..<max(value.upperBound, clause.upperBound)
    if Self.rejecting.phrases(in: tokens, behind) { return true }
    if let next, saysOnlyNo(next.tokens) { return true }
    guard let next, let first = next.tokens.first,
      [.that, .is, .it, .too, .not, .this].contains(tokens[first].lexeme),
      !next.tokens.contains(where: { LexemeSet.numberStart.contains(tokens[$0].lexeme) })
    else { return false }
    return Self.rejecting.phrases(in: tokens, next.tokens)
  }

  /// Whether a clause is about somebody else, or what somebody or something says.
  func isOfOthers(_ clause: Range<Int>, whereAskedOfAnother isOfAnother: Bool = false) -> Bool {
    guard !clause.isEmpty else { return false }
    let words = clause.map { tokens[$0].word }
    let isMine = words.contains { Self.ownPronouns.contains($0) }
    // "Say five hours" is said by the person.
    if !isMine,
      words.contains(where: Self.reporting.contains)
        || !isMine && words.dropFirst().contains("say")
    {
      return true
    }
    let own = Line(Line.slice(of: text, at: span(clause)), within: effort)
    return isOfAnother
      ? OtherPerson.isToldOf(in: own, around: 0..<1) : OtherPerson.isSubject(of: own, around: 0..<1)
  }

  /// The words by which people come to something or turn it down.
  static var wordsOfConclusions: [WordKey] {
    [concluding, summing, accepting, limiting, announcing, rejecting].flatMap(\.words)
  }

  private static let concluding = PhraseTable<Bool>([
    (
      true,
      """
      let's say|lets say|call it|let's call it|i'll take|i'll go|i'll do|i'll say|let's go|let's do\
      |go with|settle on|settle for|stick to|stick with|i say|this time|overall|make that|realistically\
      |that makes|which makes|comes to|now i|switched to|switched down to|changed to|moved to\
      |dropped to|dropped down to|moved down to|moved up to|downgraded to|upgraded to|switching to\
      |rather do|rather have|prefer|in the end|now the|is enough|is plenty|on balance|on the whole\
      |all in all|altogether|taken together|on average|final answer|i'd say|i would say|i'd put\
      |i would put|i'd go|i'll put|let's put|settle|really it's|really it is|in reality|in truth\
      |mine is|mine's|mine are|target|goal is|aim is|leaves me|leaves us|that leaves
      """
    )
  ])
  private static let summing = PhraseTable<Bool>([(true, "total|in total|in all|all told")])
  private static let announcing = PhraseTable<Bool>([
    (
      true,
      """
      who am i kidding|who are we kidding|let's be honest|lets be honest|to be honest|be honest\
      |being honest|let's be realistic|be realistic|being realistic|let's be real|honestly\
      |on second thoughts|on second thought|thinking about it|come to think of it|i lie|i tell a lie
      """
    )
  ])
  private static let rejecting = PhraseTable<Bool>([
    (
      true,
      """
      too much|too little|too low|too high|too many|too few|too slow|too fast|too long|too short\
      |too small|too big|too large|is nothing|too hard|too ambitious|too optimistic|hardly anything|not enough|not much|nothing at all\
      |is impossible|was impossible|is mad|is crazy|pushing it|is a stretch|is steep|is ambitious\
      |is optimistic
      """
    )
  ])
  /// Pronouns of the person who answers.
  private static let ownPronouns = WordClasses.english.words("Conclusion.ownPronouns")
  /// Verbs of what somebody else says or does.
  private static let reporting = WordClasses.english.words("Conclusion.reporting")
}

extension PhraseTable {
  /// Whether one of the phrases stands in some tokens.
  func phrases(in tokens: [Token], _ range: Range<Int>) -> Bool {
    range.contains { place in
      phrase(in: tokens, at: place).map { place + $0.count <= range.upperBound } ?? false
    }
  }
}
