extension BooleanDimension {
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
        // "Keep out of where I am" says nothing of being in, nor "the lowest you allow" of allowing.
        if place.lowerBound > 0,
          LexemeSet.beforeOthersDeeds.contains(tokens[place.lowerBound - 1].lexeme)
        {
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
    _ meaning: Answer, _ tokens: Range<Int>, _ rule: RuleName, in line: Line
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
    if isMarker(at: index, in: tokens) { return nil }
    switch tokens[index].lexeme {
    case .yes:
      // "I certainly want to read it" promises nothing yet.
      let isAdverb = tokens[index].word.hasSuffix("ly") && index + 1 < tokens.count
      return isAdverb && LexemeSet.verbal.contains(tokens[index + 1].lexeme)
        ? .leaning(true) : .clear(true)
    case .agree, .thumbsUp: return .clear(true)
    case .nope, .disagree, .thumbsDown: return .clear(false)
    case .no:
      // "No wait, go back" answers nothing yet.
      return isDeterminer(at: index, in: tokens) || isPaused(behind: index, in: tokens)
        || isDismay(at: index, in: tokens) ? nil : .clear(false)
    case .good where tokens[index].word == "right" && isOfSomething(at: index, in: tokens):
      return nil
    case .okay, .good: return .leaning(true)
    // "k", but not "10 k".
    case .k where index == 0: return .leaning(true)
    case .bad: return isOfWhatIsAsked(index, in: tokens) ? .leaning(false) : nil
    case .minus where tokens[index].word == "negative": return .clear(false)
    default: return nil
    }
  }

  /// Whether a "no" is one of dismay, which answers nothing: the "oh no" before a sentence of its own.
  private func isDismay(at index: Int, in tokens: [Token]) -> Bool {
    guard index > 0, [.oh, .but].contains(tokens[index - 1].lexeme), index + 1 < tokens.count,
      tokens[index + 1].kind == .sign
    else { return false }
    return tokens[(index + 1)...].count { $0.kind == .word } > 2
  }

  /// Whether words that ask to wait stand right behind a word.
  private func isPaused(behind index: Int, in tokens: [Token]) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].lexeme == .wait
  }

  /// Whether a "right" tells a thing from the left one: "the right knee", "not the left, the right".
  private func isOfSomething(at index: Int, in tokens: [Token]) -> Bool {
    if index > 0, [.the, .my, .a].contains(tokens[index - 1].lexeme) { return true }
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
    return tokens[index + 1].lexeme == .other || LexemeSet.unit.contains(tokens[index + 1].lexeme)
  }

  /// Whether a "bad" or "wrong" is said of what is asked, by itself or of "that": "wrong year", "my back is bad" and
  /// "a bad knee" say what is.
  private func isOfWhatIsAsked(_ index: Int, in tokens: [Token]) -> Bool {
    if isOfSomething(at: index, in: tokens) { return false }
    let before = tokens[..<index].reversed().prefix { $0.kind != .sign }
    return before.allSatisfy { LexemeSet.ofWhatIsAsked.contains($0.lexeme) || $0.soundsLike }
  }

  /// Whether a word that may say yes only leads to what comes: a question ("right, how long is
  /// that?", "sure, what is it"), or a verb that it stresses ("sure sounds dodgy").
  private func isMarker(at index: Int, in tokens: [Token]) -> Bool {
    let token = tokens[index]
    let isSure = token.word == "sure"
    guard isSure || [.okay, .good].contains(token.lexeme) else { return false }
    if isAsked(index, in: tokens) { return true }
    let rest = tokens[(index + 1)...].drop { $0.kind == .sign || $0.lexeme == .so }
    guard let next = rest.first else { return false }
    switch next.lexeme {
    case .what, .how, .who, .why:
      let second = rest.dropFirst().first
      return second?.kind == .word && second?.lexeme != .not
    default:
      // "Sounds good" says yes by itself.
      return isSure && tokens[index + 1].kind == .word && next.isVerbOfAnother
    }
  }

  /// Whether a friendly word is what a question at the end of the line asks about: "is that ok?".
  private func isAsked(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens.last?.lexeme == .question else { return false }
    let opening = tokens[..<index].last {
      [.is, .do, .would, .will, .can].contains($0.lexeme) || $0.kind == .sign
    }
    return opening.map { $0.kind != .sign } ?? false
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
  /// Whether the word looks like a verb of a third person: "hurts", "sounds".
  fileprivate var isVerbOfAnother: Bool {
    lexeme == .other && word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      && !word.contains("'")
  }
}

extension Token {
  /// Whether it says how something sounds: "looks", "sounds".
  var soundsLike: Bool { Self.impressions.contains(word) }

  /// Verbs of how something sounds.
  private static let impressions = WordClasses.english.words("BooleanAnswers.impressions")
}

extension LexemeSet {
  /// What stands before a word that judges what is asked: "that's just too bad".
  fileprivate static let ofWhatIsAsked: LexemeSet = filler.union([
    .that, .this, .it, .is, .very, .too, .so, .quite, .oh, .no, .nope, .all, .not, .okay,
  ])
  /// Behind these, "I am" and "allow" are no answer: "where I am", "the lowest you allow".
  fileprivate static let beforeOthersDeeds: LexemeSet = [
    .what, .why, .how, .who, .which, .when, .whereabouts, .you, .they,
  ]
}
