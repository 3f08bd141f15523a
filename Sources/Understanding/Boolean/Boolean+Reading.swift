extension BooleanDimension {
  /// A word or phrase of an answer.
  struct Said {
    /// What it adds.
    var meaning: Answer
    /// Where it stands.
    var tokens: Range<Int>
    /// The name of the rule that found it.
    var rule: RuleName
  }

  /// What the whole line answers: clear words before friendly ones, and nothing when they disagree.
  public func read(_ line: Line, in context: Context) -> Reading<Bool> {
    guard !line.isOwnQuestion || line.concludes, !line.asksWhatMay,
      !isStrict || !line.endsInQuestion
    else {
      return .unclear(.nothingFound)
    }
    let answers = deciding(answers(in: line), in: line)
    var (clear, leaning): (Said?, Said?)
    var (isClearTorn, isLeaningTorn, isWeak, isUnsure) = (false, false, false, false)
    var isLimited = false
    for answer in answers {
      switch answer.meaning {
      case .clear:
        if let clear { isClearTorn = isClearTorn || clear.meaning != answer.meaning }
        clear = clear ?? answer
      case .leaning:
        if let leaning { isLeaningTorn = isLeaningTorn || leaning.meaning != answer.meaning }
        leaning = leaning ?? answer
      case .halfHearted: isWeak = true
      case .conditional: isLimited = isLimited || !isHarmless(answer, in: line)
      case .limiting:
        let limitsYes = isStrict || (clear ?? leaning)?.meaning.value == true
        isLimited = isLimited || limitsYes && !isHarmless(answer, in: line)
      case .unsure:
        isUnsure = true
        isWeak = isWeak || isStrict
      case .nothing, .closing: break
      }
    }
    if isClearTorn { return .unclear(.severalValues([true, false])) }
    guard !isUnsure || clear != nil, let said = clear ?? leaning, clear != nil || !isLeaningTorn,
      let value = said.meaning.value
    else { return .unclear(.nothingFound) }
    if value ? isLimited : isForSomeTimes(said, in: line) {
      let words = line.evidence(said.tokens, rule: said.rule)
      return .unclear(isStrict ? .nothingFound : .limited(true, words))
    }
    if isStrict, value, isWeak || isLeaningTorn || leaning?.meaning == .leaning(false) {
      return .unclear(.nothingFound)
    }
    if isStrict, value, clear == nil, !line.isOnlyConsent { return .unclear(.nothingFound) }
    if isStrict, value, PlainYes.isEndedOrDelayed(in: line) { return .unclear(.nothingFound) }
    if !value, objects(said, in: line) { return .unclear(.nothingFound) }
    let rule = clear == nil ? RuleName(said.rule.text, .friendly) : said.rule
    return .understood(value, line.evidence(said.tokens, rule: rule))
  }

  /// Whether a no only says that something before is wrong, and the line goes on: "wrong, I have an injury".
  private func objects(_ no: Said, in line: Line) -> Bool {
    line.tokens[no.tokens].contains { Line.faults.contains($0.word) || $0.word == "right" }
      && line.endsClause(before: no.tokens.upperBound)
      && !line.blanking([line.span(no.tokens)]).contentWords.isEmpty
  }

  /// Whether a no to what can be timed is only for some times, which its clause says: "none at night".
  private func isForSomeTimes(_ no: Said, in line: Line) -> Bool {
    guard !isStrict, topic?.canBeTimed == true,
      let clause = line.clauseTokens.first(where: { $0.overlaps(no.tokens) })
    else { return false }
    return (no.tokens.upperBound..<max(no.tokens.upperBound, clause.upperBound)).contains { place in
      [.at, .on, .in, .during, .after, .before].contains(line.tokens[place].lexeme)
        && line.tokens[place..<clause.upperBound].dropFirst().prefix(3).contains {
          LexemeSet.timing.contains($0.lexeme)
        }
    }
  }

  /// Whether a limit takes nothing from a yes to the topic: it says only when, or that the yes may be
  /// taken back later.
  private func isHarmless(_ limit: Said, in line: Line) -> Bool {
    guard let topic, !isStrict else { return false }
    let words = line.tokens[limit.tokens.upperBound...].prefix(10).map(\.word)
    if words.contains(where: ["off", "anytime", "later"].contains),
      words.contains(where: Self.changing.contains)
    {
      return true
    }
    if topic.canWait, line.tokens[limit.tokens].contains(where: { $0.isLater }) { return true }
    return topic.canBeTimed
      && line.tokens[limit.tokens.lowerBound...].contains { token in
        LexemeSet.timing.contains(token.lexeme)
          || Self.timing.contains(token.word)
      }
  }

  /// Verbs by which something is changed or ended.
  private static let changing = WordClasses.english.words("BooleanDimension.changing")
  /// Words of when and how often something is done.
  private static let timing = WordClasses.english.words("BooleanDimension.timing")
}

extension Token {
  /// Whether the word puts off what it stands before.
  fileprivate var isLater: Bool {
    lexeme == .after || lexeme == .when || word == "once" || lexeme == .later
  }
}
