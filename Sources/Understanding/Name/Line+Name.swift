extension Line {
  /// Whether the line asks something, so that it gives no name.
  var asksForName: Bool {
    if isOwnQuestion { return true }
    guard let first = tokens.first(where: { !LexemeSet.filler.contains($0.lexeme) }) else {
      return true
    }
    switch first.lexeme {
    case .question: return true
    case .what, .why, .how, .who, .which, .when, .whereabouts: return tokens.count > 1
    // "could you call me Jackie?" says a name.
    case .can, .do:
      return tokens.last?.lexeme == .question
        && !tokens.contains { Line.requests.contains($0.word) }
    default: return false
    }
  }

  /// What people ask to be done with a name.
  private static let requests = WordClasses.english.words("Name.requests")

  /// Whether words are none that a person is called by, as long as no capital says so.
  func namesNobody(_ name: Range<Int>) -> Bool {
    name.contains { place in
      isWrittenSmall(place) && tokens[place].lexeme != .will
        && (Line.namesNobody.contains(tokens[place].word)
          || Line.curses.contains(tokens[place].word)
          || Line.verbs.contains(tokens[place].word))
    }
  }

  /// Whether words behind "call me" put the answer off: "call me later", "call me whatever".
  func isPutOff(_ words: Range<Int>) -> Bool {
    guard let first = tokens[words].first else { return true }
    switch first.lexeme {
    case .later, .maybe, .any, .now, .tomorrow, .when, .what, .if: return true
    default: return ["back", "whatever"].contains(first.word) && isWrittenSmall(words.lowerBound)
    }
  }

  /// Whether a word stands there all in small letters.
  func isWrittenSmall(_ place: Int) -> Bool {
    words(place..<place + 1) == tokens[place].word
  }

  /// Whether the beginning of a line is no name: a yes or no, a greeting, a date, a sentence.
  func isNoName(_ name: Range<Int>, of bearer: NameDimension.Bearer) -> Bool {
    let words = tokens[name]
    guard let first = words.first else { return true }
    if words.allSatisfy({ $0.kind == .sign }) { return true }
    if bearer == .thing { return isRefusal(first, alone: words.count == tokens.count) }
    if beginsSentence(name) { return true }
    let rest = tokens[name.upperBound...]
    // "sam@example.org" is an address, "prefer not to say" and "skip this" are sentences.
    if rest.prefix(while: { !$0.startsWord }).contains(where: { $0.lexeme == .atSign }) {
      return true
    }
    // "sign in" is something to do.
    if rest.count == 1, rest.first.map({ LexemeSet.particle.contains($0.lexeme) }) == true,
      isWrittenSmall(name.upperBound - 1)
    {
      return true
    }
    if let next = rest.first, LexemeSet.afterVerb.contains(next.lexeme),
      isWrittenSmall(name.upperBound - 1)
    {
      return true
    }
    if first.lexeme == .good, words.dropFirst().first.flatMap({ DayPart($0.lexeme) }) != nil {
      return true
    }
    switch first.lexeme {
    case .month, .may, .weekday:
      // "March 4th" is a date, "April" may be a name.
      if rest.first?.kind == .digits || rest.first?.lexeme == .the { return true }
    case .other, .good, .bit, .single, .mile: break
    default: if isRefusal(first, alone: true) { return true }
    }
    // Nobody has a name of more than six words, and a verb in the line makes it a sentence.
    let count = words.filter { $0.kind == .word }.count
    let isSentence =
      isWrittenSmall(name.lowerBound) && rest.first.map { Line.verbs.contains($0.word) } ?? false
      && !isSettled(behind: name.upperBound)
    return count > 6 || isSentence || Line.curses.contains(first.word)
      || words.contains { Line.namesNobody.contains($0.word) || $0.isContraction }
      || isRefusal(first, alone: words.count == 1)
  }

  /// Whether what follows a name says that it will do: "sam is fine", "sam will do".
  func isSettled(behind index: Int) -> Bool {
    let rest = tokens[index...].filter { $0.kind == .word && !LexemeSet.filler.contains($0.lexeme) }
    guard rest.count == 2 else { return rest.count == 3 && rest[1].lexeme == .my }
    return rest[1].lexeme == .okay || rest[1].lexeme == .do && rest[0].lexeme == .will
      || rest[1].word == "fine" || rest[1].word == "enough"
  }

  /// Whether a word refuses, greets or agrees, and names nobody.
  private func isRefusal(_ first: Token, alone: Bool) -> Bool {
    switch first.lexeme {
    case .yes, .nope, .no, .okay, .not, .none, .thanks, .please, .know, .what, .why, .how, .who,
      .digits, .wait, .sorry, .question, .any, .either, .neither:
      return alone || first.lexeme == .not || first.lexeme == .digits
    default: return Self.refusing.contains(first.word)
    }
  }

  /// Words of a sentence that nobody is called by.
  private static let namesNobody = WordClasses.english.words("Name.namesNobody")

  /// Verbs that make a few words a sentence, not a name.
  static let verbs = WordClasses.english.words("Name.verbs")
  /// Words of those who tell no name.
  private static let refusing = WordClasses.english.words("Name.refusing")
}

extension Token {
  /// Whether the word is short for one with a verb: "that'd", "who'll", "they've".
  var isContraction: Bool {
    word.utf8.count > 3 && Self.contractedEndings.contains(where: word.hasSuffix)
  }

  /// Endings of words that are short for one with a verb or a not.
  private static let contractedEndings = WordClasses.english.words("Name.contractedEndings")
}
