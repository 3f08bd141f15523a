extension StanceReader {
  /// The yes or no that a clause says.
  func answer(of clause: ReplyClause) -> Bool? {
    let part = line.keeping(line.span(clause.tokens))
    if case .understood(let value, _) = BooleanDimension().read(part, in: context) { return value }
    let words = clause.tokens.map { line.tokens[$0].word }
    if saysRight(words) { return true }
    let wording = Wording(part)
    return wording.means(.agrees) || wording.means(.confirms) ? true : nil
  }

  func isPlainYes(_ clause: ReplyClause) -> Bool {
    let part = line.keeping(line.span(clause.tokens))
    let words = clause.tokens.map { line.tokens[$0].word }
    return BooleanDimension().answers(in: part).contains { $0.meaning == .clear(true) }
      || saysRight(words)
  }

  /// Whether words hold a phrase of agreement about what was proposed; "what I want is …" and "the
  /// other one is what I want" do not agree.
  func saysRight(_ words: [String]) -> Bool {
    ReplyWords.agreeing.contains { phrase in
      words.indices.contains { place in
        let rest = words[place...]
        guard rest.starts(with: phrase) else { return false }
        return rest.dropFirst(phrase.count).first.map(ReplyWords.copulas.contains) != true
          && words[..<place].allSatisfy {
            ReplyWords.wholes.contains($0) || ReplyWords.idle.contains($0)
              || ReplyWords.beforeAgreement.contains($0)
          }
      }
    }
  }

  /// Whether a clause with a friendly word is about what was proposed: it has no other subject, or
  /// nothing in it that was not proposed.
  func isAboutAll(_ first: String, _ places: [Int]) -> Bool {
    let news = places.indices.filter { !isIdle(places[$0]) && !said.contains(places[$0]) }
    if news.isEmpty { return true }
    if news.contains(where: { $0 > 0 && isNamed(places[$0]) }) { return false }
    let isPlaced = places[..<(news.first ?? 0)].contains {
      Self.placing.contains(line.tokens[$0].word)
    }
    if isPlaced { return false }
    if ReplyWords.pointing.contains(first) { return !news.contains(1) }
    return ReplyWords.wholes.contains(first) || line.tokens[places[0]].lexeme == .good
  }

  /// Whether a word is written as a name.
  func isNamed(_ place: Int) -> Bool {
    line.words(place..<place + 1).first?.isUppercase == true
  }

  /// Whether a word says nothing new about what was proposed.
  func isIdle(_ place: Int) -> Bool {
    let token = line.tokens[place]
    if token.kind == .digits { return known.contains(token.word) }
    if token.lexeme != .other, !ReplyWords.telling.contains(token.lexeme) { return true }
    return known.contains(ReplyWords.stem(token.word)) || ReplyWords.idle.contains(token.word)
  }

  /// Whether a word names something that was proposed.
  func isContent(_ place: Int) -> Bool {
    line.tokens[place].lexeme == .other && !ReplyWords.idle.contains(line.tokens[place].word)
  }

  func hasContent(_ places: [Int]) -> Bool {
    places.contains { !isIdle($0) && !ReplyWords.retractingWords.contains(line.tokens[$0].word) }
  }

  func isCue(_ tokens: Range<Int>) -> Bool {
    tokens.contains { ReplyWords.cues.contains(line.tokens[$0].word) }
  }

  func isDeclining(_ words: [String], _ clause: ReplyClause) -> Bool {
    if ReplyWords.declining.contains(where: { contains($0, in: words) }) { return true }
    if ReplyWords.cancelling.contains(where: words.starts(with:)) { return true }
    if words.first == "no" || words.first == "not", answer(of: clause) != true { return true }
    return answer(of: clause) == false
  }

  func limit(_ words: [String], _ clause: ReplyClause) -> Stance? {
    let conditions: [[String]] = [
      ["if"], ["unless"], ["as", "long", "as"], ["provided"], ["assuming"], ["only", "if"],
    ]
    if conditions.contains(where: words.starts(with:)),
      !ReplyWords.idleConditions.contains(where: {
        words.starts(with: $0)
      })
    {
      return .limits
    }
    guard clause.isLimit else { return nil }
    if InquiryClause.isInquiry(words, isQuestion: clause.isQuestion, hasValue: false)
      == true
    {
      return .asks
    }
    return words.contains { ReplyWords.thanking.contains($0) } ? .fills : .limits
  }

  func contains(_ phrase: [String], in words: [String]) -> Bool {
    guard words.count >= phrase.count else { return false }
    return (0...(words.count - phrase.count)).contains {
      words[$0..<($0 + phrase.count)].elementsEqual(phrase)
    }
  }

  /// Prepositions before what is not proposed.
  private static let placing = WordClasses.english.words("StanceReader.placing")
}
