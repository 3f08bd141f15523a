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
    var stances: [Stance] = []
    for clause in clauses {
      let stance = stance(of: clause, afterYes: hasAgreed)
      if case .agrees(isPlain: true) = stance { hasAgreed = true }
      stances.append(stance)
    }
    return stances
  }

  private func stance(of clause: ReplyClause, afterYes: Bool) -> Stance {
    let places = core(of: clause.tokens)
    let words = places.map { line.tokens[$0].word }
    let isBehindQuestion = clause.isQuestion
    guard let first = words.first else {
      return isCue(clause.tokens) ? .retracts : .fills
    }
    if let limit = limit(words, clause) { return limit }
    if isDeclining(words, clause) { return .declines }
    if ReplyWords.retracting.contains(where: { words.starts(with: $0) || contains($0, in: words) })
    {
      return words.contains("not") || hasContent(places) ? .wishes : .retracts
    }
    if let wish = InquiryClause.isInquiry(
      words, isQuestion: isBehindQuestion, known: known,
      hasValue: places.contains { isValue.contains($0) && !said.contains($0) })
    {
      if wish { return .asks }
    }
    if let rest = WishClause.rest(of: words) {
      return stance(ofWish: Array(places.suffix(rest)), words, afterYes: afterYes)
    }
    if clause.tokens.contains(where: { ReplyWords.changing.contains(line.tokens[$0].word) }) {
      return .wishes
    }
    if answer(of: clause) == true {
      let isPlain = isPlainYes(clause)
      if isPlain || isAboutAll(first, places) { return .agrees(isPlain: isPlain) }
      return .states
    }
    if isBehindQuestion { return .asks }
    if isCue(clause.tokens) { return .wishes }
    if places.allSatisfy({ said.contains($0) || isIdle($0) }) {
      return places.contains(where: said.contains) ? .urges : .fills
    }
    return .states
  }

  /// What somebody wants done: something else when it has words that nothing proposed explains.
  private func stance(ofWish rest: [Int], _ words: [String], afterYes: Bool) -> Stance {
    if words.contains(where: ReplyWords.changing.contains) { return .wishes }
    let news = rest.indices.filter { !isIdle(rest[$0]) && !said.contains(rest[$0]) }
    if news.isEmpty {
      let isPronoun = rest.allSatisfy { ReplyWords.pronominal.contains(line.tokens[$0].word) }
      return isPronoun ? .agrees(isPlain: false) : .urges
    }
    guard afterYes else { return .wishes }
    // "Yes, make that reservation" asks for nothing new; "yes, with subtitles" does.
    let isDefinite = news.allSatisfy { index in
      index > 0 && ReplyWords.definite.contains(line.tokens[rest[index - 1]].word)
    }
    let leads = rest.contains { ReplyWords.leading.contains(line.tokens[$0].word) }
    return isDefinite && !leads ? .urges : .wishes
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
    let wording = Wording(part)
    return wording.means(.agrees) || wording.means(.confirms) ? true : nil
  }

  private func isPlainYes(_ clause: ReplyClause) -> Bool {
    let part = line.keeping(line.span(clause.tokens))
    return BooleanDimension().answers(in: part).contains { $0.meaning == .clear(true) }
  }

  /// Whether a clause with a friendly word is about what was proposed: it has no other subject, or
  /// nothing in it that was not proposed.
  private func isAboutAll(_ first: String, _ places: [Int]) -> Bool {
    ReplyWords.wholes.contains(first) || line.tokens[places[0]].lexeme == .good
      || places.allSatisfy { isIdle($0) || said.contains($0) }
  }

  /// Whether a word says nothing new about what was proposed.
  private func isIdle(_ place: Int) -> Bool {
    let token = line.tokens[place]
    if token.kind == .digits { return known.contains(token.word) }
    if token.lexeme != .other, !ReplyWords.telling.contains(token.lexeme) { return true }
    return known.contains(ReplyWords.stem(token.word)) || ReplyWords.idle.contains(token.word)
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
