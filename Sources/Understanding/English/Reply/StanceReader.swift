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
      // "Tell me the price, and if they have rooms" asks on.
      let isMore =
        stances.last == .asks && clause.goesOn && (stance == .limits || isFragment(clause))
      stances.append(
        isMore ? .asks : isSecondNo && clause.tokens.contains(where: isContent) ? .wishes : stance)
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
    if words.count > 1, words[0] == "no", ReplyWords.behindKindNo.contains(words[1]) {
      return .agrees(isPlain: false)
    }
    if isDeclining(words, clause) {
      // "Yes, no onions": what is not wanted besides.
      if isFriendly, first == "no", clause.tokens.contains(where: isContent) { return .wishes }
      // "The time is wrong" says what is to be otherwise, though not how.
      return places.contains { said.contains($0) || isContent($0) && isIdle($0) }
        ? .wishes : .declines
    }
    if ReplyWords.retracting.contains(where: { words.starts(with: $0) || contains($0, in: words) })
    {
      return words.contains("not") || hasContent(places) ? .wishes : .retracts
    }
    let hasValue = places.contains { isValue.contains($0) && !said.contains($0) }
    if let isInquiry = InquiryClause.isInquiry(
      words, isQuestion: clause.isQuestion, hasValue: hasValue)
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
      if clause.isQuestion { return hasValue ? .wishes : .asks }
      let isPlain = isPlainYes(clause)
      if isPlain || isAboutAll(first, places) { return .agrees(isPlain: isPlain) }
      return .states
    }
    // "Or Friday?" asks for it.
    if clause.isQuestion { return hasValue ? .wishes : .asks }
    if isCue(clause.tokens) { return .wishes }
    if places.allSatisfy({ said.contains($0) || isIdle($0) }) {
      return places.contains { said.contains($0) || isContent($0) } ? .urges : .fills
    }
    return isFriendly ? addition(places, clause) : .states
  }

  /// What words behind a yes do that are no sentence: "yes, with mustard" wishes.
  func addition(_ places: [Int], _ clause: ReplyClause) -> Stance {
    let first = clause.tokens.first { !ReplyWords.joining.contains(line.tokens[$0].word) }
    let isPlaced = first.map { ReplyWords.placing.contains(line.tokens[$0].word) } ?? false
    if places.contains(where: { ReplyWords.sentence.contains(line.tokens[$0].lexeme) }) {
      let named = places.dropFirst().contains { !isIdle($0) && !said.contains($0) && isNamed($0) }
      return named ? .adds : .states
    }
    if line.tokens[clause.tokens].contains(where: { $0.lexeme == .thanks }) { return .fills }
    let isPolite = line.tokens[clause.tokens].contains { $0.lexeme == .please }
    return isPlaced || isPolite ? .wishes : .adds
  }

  /// Whether a clause is no sentence of its own, and wishes nothing.
  private func isFragment(_ clause: ReplyClause) -> Bool {
    !line.tokens[clause.tokens].contains {
      ReplyWords.sentence.contains($0.lexeme) || $0.lexeme == .please
        || ReplyWords.directing.contains($0.word)
    }
  }

  /// Whether a clause changes a value by some amount: "an hour later", "one more person".
  private func isRelative(_ words: [String]) -> Bool {
    guard let place = words.firstIndex(where: ReplyWords.comparing.contains) else { return false }
    guard Self.byAmount.contains(words[place]) else {
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
      return !isNamed(rest[index]) && index > 0
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

  /// Comparatives that change a value by an amount.
  private static let byAmount = WordClasses.english.words("StanceReader.byAmount")
}
