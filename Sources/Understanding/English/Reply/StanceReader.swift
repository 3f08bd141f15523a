/// Reads what the clauses of a reply do with what was proposed.
struct StanceReader {
  let line: Line
  let context: Context
  /// The words of the proposed names and values, as stems.
  let known: Set<String>
  /// The tokens that say proposed values again.
  let said: Set<Int>
  /// The tokens that say any value of a proposed kind.
  let isValue: Set<Int>

  /// The stances of clauses, from left to right.
  func stances(of clauses: [ReplyClause]) -> [Stance] {
    var hasAgreed = false
    var isFriendly = false
    var stances: [Stance] = []
    for clause in clauses {
      let stance = stance(of: clause, afterYes: hasAgreed, isFriendly: isFriendly)
      if case .agrees = stance { isFriendly = true }
      if case .agrees(isPlain: true) = stance { hasAgreed = true }
      // "No, I don't want any milk" says what is to be otherwise.
      let isSecondNo = stance == .declines && stances.contains(.declines)
      stances.append(isSecondNo && clause.tokens.contains(where: isContent) ? .wishes : stance)
    }
    return stances
  }

  private func stance(
    of clause: ReplyClause, afterYes: Bool, isFriendly: Bool
  ) -> Stance {
    let places = core(of: clause.tokens)
    let words = places.map { line.tokens[$0].word }
    guard let first = words.first else {
      if answer(of: clause) == true { return clause.isQuestion ? .asks : .agrees(isPlain: false) }
      return isCue(clause.tokens) ? .retracts : .fills
    }
    if let limit = limit(words, clause) { return limit }
    if words.count == 2, words[0] == "correct",
      ReplyWords.pointing.contains(words[1]) || words[1] == "it"
    {
      return .wishes
    }
    if isRelative(words) { return .wishes }
    if isDeclining(words, clause) {
      // "The time is wrong" says what is to be otherwise, though not how.
      return places.contains { said.contains($0) || isContent($0) && isIdle($0) }
        ? .wishes : .declines
    }
    if ReplyWords.retracting.contains(where: { words.starts(with: $0) || contains($0, in: words) })
    {
      return words.contains("not") || hasContent(places) ? .wishes : .retracts
    }
    if let isInquiry = InquiryClause.isInquiry(
      words, isQuestion: clause.isQuestion, known: known,
      hasValue: places.contains { isValue.contains($0) && !said.contains($0) })
    {
      return isInquiry ? .asks : .wishes
    }
    if let rest = WishClause.rest(of: words) {
      let isConfirming = ReplyWords.confirming.contains(first)
      return stance(
        ofWish: Array(places.suffix(rest)), words, afterYes: afterYes || isConfirming)
    }
    if clause.tokens.contains(where: { ReplyWords.changing.contains(line.tokens[$0].word) }) {
      return .wishes
    }
    if answer(of: clause) == true {
      if clause.isQuestion { return .asks }
      let isPlain = isPlainYes(clause)
      if isPlain || isAboutAll(first, places) { return .agrees(isPlain: isPlain) }
      return .states
    }
    if clause.isQuestion { return .asks }
    if isCue(clause.tokens) { return .wishes }
    if places.allSatisfy({ said.contains($0) || isIdle($0) }) {
      return places.contains { said.contains($0) || isContent($0) } ? .urges : .fills
    }
    return isFriendly ? addition(places, clause) : .states
  }

  /// What words behind a yes do that are no sentence: "yes, with mustard" wishes.
  private func addition(_ places: [Int], _ clause: ReplyClause) -> Stance {
    let first = clause.tokens.first { !ReplyWords.joining.contains(line.tokens[$0].word) }
    let isPlaced = first.map { ReplyWords.placing.contains(line.tokens[$0].word) } ?? false
    if places.contains(where: { ReplyWords.sentence.contains(line.tokens[$0].lexeme) }) {
      return .states
    }
    let isPolite = line.tokens[clause.tokens].contains { $0.lexeme == .please }
    return isPlaced || isPolite ? .wishes : .adds
  }

  /// Whether a clause changes a value by some amount: "an hour later", "one more person".
  private func isRelative(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(where: ReplyWords.comparing.contains) else { return false }
    guard ["later", "more", "less", "longer"].contains(words[place]) else {
      return !words.contains("no") && !words.contains("nothing")
    }
    let before = words[..<place]
    return before.contains(where: ReplyWords.amounts.contains) && before.first != "no"
      && !words.contains { ReplyWords.information.contains(ReplyWords.stem($0)) }
  }

  /// What somebody wants done: something else when it has words that nothing proposed explains.
  private func stance(ofWish rest: [Int], _ words: [String], afterYes: Bool) -> Stance {
    if words.contains(where: ReplyWords.changing.contains) { return .wishes }
    let news = rest.indices.filter { !isIdle(rest[$0]) && !said.contains(rest[$0]) }
    if news.isEmpty {
      let isPronoun = rest.allSatisfy { ReplyWords.pronominal.contains(line.tokens[$0].word) }
      let isAgreed = isPronoun || ReplyWords.confirming.contains(words[0])
      return isAgreed ? .agrees(isPlain: false) : .urges
    }
    guard afterYes else { return .wishes }
    // "Yes, make that reservation" asks for nothing new; "yes, with subtitles" does.
    let isDefinite = news.allSatisfy { index in
      let isNamed = isCapitalised(rest[index])
      return !isNamed && index > 0
        && ReplyWords.definite.contains(line.tokens[rest[index - 1]].word)
    }
    let leads = rest.contains { ReplyWords.leading.contains(line.tokens[$0].word) }
    guard isDefinite, !leads else { return .wishes }
    return ReplyWords.confirming.contains(words[0]) ? .agrees(isPlain: false) : .urges
  }

  /// The words of a clause without what only opens it or adds weight.
  private func core(of tokens: Range<Int>) -> [Int] {
    let places = tokens.filter {
      line.tokens[$0].kind != .sign && !ReplyWords.weights.contains(line.tokens[$0].word)
    }
    return Array(places.drop { ReplyWords.fillers.contains(line.tokens[$0].word) })
  }

  /// The yes or no that a clause says.
  private func answer(of clause: ReplyClause) -> Bool? {
    let part = line.keeping(line.span(clause.tokens))
    if case .understood(let value, _) = BooleanDimension().read(part, in: context) { return value }
    let words = clause.tokens.map { line.tokens[$0].word }
    if ReplyWords.agreeing.contains(where: { words.suffix($0.count).elementsEqual($0) }) {
      return true
    }
    let wording = Wording(part)
    return wording.means(.agrees) || wording.means(.confirms) ? true : nil
  }

  private func isPlainYes(_ clause: ReplyClause) -> Bool {
    let part = line.keeping(line.span(clause.tokens))
    let words = clause.tokens.map { line.tokens[$0].word }
    return BooleanDimension().answers(in: part).contains { $0.meaning == .clear(true) }
      || ReplyWords.agreeing.contains { words.suffix($0.count).elementsEqual($0) }
  }

  /// Whether a clause with a friendly word is about what was proposed: it has no other subject, or
  /// nothing in it that was not proposed.
  private func isAboutAll(_ first: String, _ places: [Int]) -> Bool {
    let news = places.indices.filter { !isIdle(places[$0]) && !said.contains(places[$0]) }
    if news.isEmpty { return true }
    if news.contains(where: { $0 > 0 && isCapitalised(places[$0]) }) { return false }
    let isPlaced = places[..<(news.first ?? 0)].contains {
      ["in", "on", "at", "with", "without", "from"].contains(line.tokens[$0].word)
    }
    if isPlaced { return false }
    if ReplyWords.pointing.contains(first) { return !news.contains(1) }
    return ReplyWords.wholes.contains(first) || line.tokens[places[0]].lexeme == .good
  }

  /// Whether a word is written as a name.
  private func isCapitalised(_ place: Int) -> Bool {
    line.words(place..<place + 1).first?.isUppercase == true
  }

  /// Whether a word says nothing new about what was proposed.
  private func isIdle(_ place: Int) -> Bool {
    let token = line.tokens[place]
    if token.kind == .digits { return known.contains(token.word) }
    if token.lexeme != .other, !ReplyWords.telling.contains(token.lexeme) { return true }
    return known.contains(ReplyWords.stem(token.word)) || ReplyWords.idle.contains(token.word)
  }

  /// Whether a word names something that was proposed.
  private func isContent(_ place: Int) -> Bool {
    line.tokens[place].lexeme == .other && !ReplyWords.idle.contains(line.tokens[place].word)
  }

  private func hasContent(_ places: [Int]) -> Bool {
    places.contains { !isIdle($0) && !ReplyWords.retractingWords.contains(line.tokens[$0].word) }
  }

  private func isCue(_ tokens: Range<Int>) -> Bool {
    tokens.contains { ReplyWords.cues.contains(line.tokens[$0].word) }
  }

  private func isDeclining(_ words: [String], _ clause: ReplyClause) -> Bool {
    if ReplyWords.declining.contains(where: { contains($0, in: words) }) { return true }
    if words.first == "no" || words.first == "not", answer(of: clause) != true { return true }
    return answer(of: clause) == false
  }

  private func limit(_ words: [String], _ clause: ReplyClause) -> Stance? {
    let conditions: [[String]] = [
      ["if"], ["unless"], ["as", "long", "as"], ["provided"], ["assuming"], ["only", "if"],
    ]
    if conditions.contains(where: words.starts(with:)), !ReplyWords.idleConditions.contains(where: {
      words.starts(with: $0)
    }) { return .limits }
    guard clause.isLimit else { return nil }
    if InquiryClause.isInquiry(words, isQuestion: clause.isQuestion, known: known, hasValue: false)
      == true
    { return .asks }
    return words.contains { ReplyWords.thanking.contains($0) } ? .fills : .limits
  }

  private func contains(_ phrase: [String], in words: [String]) -> Bool {
    guard words.count >= phrase.count else { return false }
    return (0...(words.count - phrase.count)).contains {
      words[$0..<($0 + phrase.count)].elementsEqual(phrase)
    }
  }
}
