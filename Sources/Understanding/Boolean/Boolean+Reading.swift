extension BooleanDimension {
  /// A word or phrase of an answer.
  struct Said {
    /// What it adds.
    var meaning: Answer
    /// Where it stands.
    var tokens: Range<Int>
    /// The name of the rule that found it.
    var rule: String
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
    if value, isLimited { return .unclear(.nothingFound) }
    if isStrict, value, isWeak || isLeaningTorn || leaning?.meaning == .leaning(false) {
      return .unclear(.nothingFound)
    }
    if isStrict, value, clear == nil, !line.isOnlyConsent { return .unclear(.nothingFound) }
    return .understood(value, line.evidence(said.tokens, rule: said.rule))
  }

  /// Whether a limit takes nothing from a yes to the topic: it says only when, or that the yes may be
  /// taken back later.
  private func isHarmless(_ limit: Said, in line: Line) -> Bool {
    guard let topic, !isStrict else { return false }
    let words = line.tokens[limit.tokens.upperBound...].prefix(10).map(\.word)
    if words.contains(where: ["off", "anytime", "later"].contains),
      words.contains(where: ["turn", "switch", "change", "stop", "shut"].contains)
    {
      return true
    }
    if topic.canWait, line.tokens[limit.tokens].contains(where: { $0.isLater }) { return true }
    return topic.canBeTimed
      && line.tokens[limit.tokens.lowerBound...].contains { token in
        LexemeSet.timing.contains(token.lexeme)
          || ["often", "many", "much", "times", "early", "late"].contains(token.word)
      }
  }

  /// The words and phrases of a line that answer yes or no, or make an answer less of one.
  func answers(in line: Line) -> [Said] {
    let phrased = phrasedAnswers(in: line)
    let topical = topicAnswers(in: line)
    guard !topical.isEmpty else { return phrased }
    let others = phrased.filter { answer in
      !topical.contains { $0.tokens.overlaps(answer.tokens) }
    }
    return (others + topical).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }

  private func phrasedAnswers(in line: Line) -> [Said] {
    var answers: [Said] = []
    let tokens = line.tokens
    var index = 0
    while index < tokens.count {
      if let last = answers.last, index < last.tokens.upperBound {
        // The "not" behind a yes was heard with it.
        index = last.tokens.upperBound
        continue
      }
      if let (meaning, count) = Self.phrases.phrase(in: tokens, at: index) {
        let place = index..<index + count
        index += count
        guard case .closing(let value) = meaning else {
          answers.append(said(meaning, place, "boolean.phrase", in: line))
          continue
        }
        // "Yes, later suits me", where later is asked about.
        if topic?.canWait == true, line.tokens[place].contains(where: { $0.lexeme == .later }) {
          continue
        }
        if line.endsClause(before: index) {
          answers.append(said(.clear(value), place, "boolean.phrase", in: line))
        } else if let inner = longerPhrase(inside: place, in: tokens) {
          index = inner
        } else if !value {
          answers.append(said(.leaning(false), place, "boolean.phrase", in: line))
        }
        continue
      }
      if let meaning = word(at: index, in: tokens) {
        answers.append(said(meaning, index..<index + 1, "boolean.word", in: line))
      }
      index += 1
    }
    return answers
  }

  /// Where a phrase begins inside of another and reads further: the "don't see why not" of "I
  /// don't see why not".
  private func longerPhrase(inside phrase: Range<Int>, in tokens: [Token]) -> Int? {
    phrase.dropFirst().first { place in
      Self.phrases.phrase(in: tokens, at: place).map { place + $0.count > phrase.upperBound }
        ?? false
    }
  }

  /// A "not" just before a yes, or right behind it ("for sure not"), makes it a no, and one before
  /// a friendly word an unfriendly one.
  private func said(
    _ meaning: Answer, _ tokens: Range<Int>, _ rule: String, in line: Line
  ) -> Said {
    if meaning.value == true, line.isDenied(behind: tokens.upperBound) {
      return Said(
        meaning: .clear(false), tokens: tokens.lowerBound..<tokens.upperBound + 1,
        rule: "boolean.denied")
    }
    guard meaning.value == true, line.isDenied(before: tokens.lowerBound) else {
      return Said(meaning: meaning, tokens: tokens, rule: rule)
    }
    if line.tokens[tokens.lowerBound].word == "sure" {
      return Said(meaning: .unsure, tokens: tokens, rule: rule)
    }
    return Said(
      meaning: meaning == .clear(true) ? .clear(false) : .leaning(false), tokens: tokens,
      rule: "boolean.denied")
  }

  private func word(at index: Int, in tokens: [Token]) -> Answer? {
    switch tokens[index].lexeme {
    case .yes:
      // "I certainly want to read it" promises nothing yet.
      let isAdverb = tokens[index].word.hasSuffix("ly") && index + 1 < tokens.count
      return isAdverb && LexemeSet.verbal.contains(tokens[index + 1].lexeme)
        ? .leaning(true) : .clear(true)
    case .agree, .thumbsUp: return .clear(true)
    case .nope, .disagree, .thumbsDown: return .clear(false)
    case .no: return isDeterminer(at: index, in: tokens) ? nil : .clear(false)
    case .good where tokens[index].word == "right" && isOfSomething(at: index, in: tokens):
      return nil
    case .okay, .good: return .leaning(true)
    // "k", but not "10 k".
    case .k where index == 0: return .leaning(true)
    case .bad: return .leaning(false)
    case .minus where tokens[index].word == "negative": return .clear(false)
    default: return nil
    }
  }

  /// Whether a "right" tells a thing from the left one: "the right knee", "not the left, the right".
  private func isOfSomething(at index: Int, in tokens: [Token]) -> Bool {
    if index > 0, [.the, .my, .a].contains(tokens[index - 1].lexeme) { return true }
    return index + 1 < tokens.count && tokens[index + 1].lexeme == .other
      && tokens[index + 1].kind == .word
  }

  /// Whether a "no" belongs to the noun behind it: "no onions".
  private func isDeterminer(at index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
    switch tokens[index + 1].lexeme {
    case .other, .more, .any, .hour, .minute, .day, .weekday: return true
    default: return false
    }
  }
}

extension Token {
  /// Whether the word puts off what it stands before.
  fileprivate var isLater: Bool {
    lexeme == .after || lexeme == .when || word == "once" || lexeme == .later
  }
}

extension LexemeSet {
  /// Words of when and how often.
  fileprivate static let timing: LexemeSet = [
    .am, .pm, .morning, .afternoon, .evening, .night, .noon, .midnight, .weekend, .weekday,
    .weekdays, .hour, .daily, .every, .tonight, .day, .lunchtime,
  ]
}
