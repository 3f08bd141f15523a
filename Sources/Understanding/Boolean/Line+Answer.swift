extension Line {
  /// Whether a "not" or "no" stands up to two words before a token, in the same clause.
  func isDenied(before index: Int) -> Bool {
    for place in stride(from: index - 1, through: max(0, index - 3), by: -1) {
      switch tokens[place].lexeme {
      case .not:
        // "why not yes", "don't mind".
        return place == 0 || tokens[place - 1].lexeme != .why
      case .a, .the, .very, .quite, .so, .too, .all, .that, .is, .it, .to, .want, .need, .have,
        .will, .would, .other:
        continue
      default: return false
      }
    }
    return false
  }

  /// Whether a "not" stands at a place and ends its clause.
  func isDenied(behind index: Int) -> Bool {
    index < tokens.count && tokens[index].word == "not" && endsClause(before: index + 1)
  }

  /// Whether the line asks something itself: it begins like a question and ends with its mark.
  package var isOwnQuestion: Bool {
    guard endsInQuestion, let first = tokens.first(where: { !LexemeSet.filler.contains($0.lexeme) })
    else { return asksWithoutMark }
    switch first.lexeme {
    // "why not?" agrees.
    case .why where tokens.contains(where: { $0.lexeme == .not }) && tokens.count < 5: return false
    case .what, .why, .how, .who, .which, .when, .whereabouts, .is, .do, .question: return true
    case .can, .will, .would: return false
    // A statement about what is there asks whether that is so, and grants nothing.
    case .that where first.word != "that":
      return tokens.count { $0.kind == .word && !LexemeSet.filler.contains($0.lexeme) } < 3
    default: return first.word == "are"
    }
  }

  /// Whether the line asks what people may or what something will do, and answers nothing: "can I
  /// say no?", "will it be on?"; "can you?" and "could we?" are wishes.
  var asksWhatMay: Bool {
    guard endsInQuestion else { return false }
    let words = tokens.filter { !LexemeSet.filler.contains($0.lexeme) && $0.kind == .word }
    guard words.count > 1 else { return false }
    switch words[0].lexeme {
    case .can, .will, .would, .maybe: break
    default: guard words[0].word == "may" else { return false }
    }
    return [.i, .it, .this, .that, .these, .those, .they].contains(words[1].lexeme)
  }

  /// Whether the line ends with a question mark.
  var endsInQuestion: Bool {
    tokens.last { $0.lexeme != .quote && $0.lexeme != .closing }?.lexeme == .question
  }

  /// Whether the line comes to a question mark, and says nothing behind the last one.
  package var comesToQuestion: Bool {
    guard let mark = tokens.last(where: { $0.lexeme == .question }) else { return false }
    return keeping(from: mark.span.upperBound).contentWords.isEmpty
  }

  /// Whether the line begins with a question and goes on, as "what does it do" does without a mark.
  private var asksWithoutMark: Bool {
    guard tokens.count > 1, tokens[1].kind == .word else { return false }
    switch tokens[0].lexeme {
    // "how many coffees I drink" names what is counted.
    case .how where Wording(self).isIndirectQuestion: return false
    // "why not", "what about 2", "how about 9"
    case .why where tokens.count < 5 && tokens.contains(where: { $0.lexeme == .not }): return false
    case .what, .why, .how, .who: return tokens[1].lexeme != .not && tokens[1].lexeme != .hedge
    // "Which data exactly", "where is it kept"
    case .which: return tokens[1].lexeme == .other
    case .when, .whereabouts:
      return [.is, .do, .can, .will, .would].contains(tokens[1].lexeme)
    default: return asksInverted
    }
  }

  /// Whether the line says only what might be, and not what then: "and if I change my mind".
  package var isOnlyCondition: Bool {
    let clauses = clauses()
    return clauses.count == 1 && clauses[0].link == .condition
      && !tokens.contains { [.yes, .no, .okay].contains($0.lexeme) }
      && tokens.first { ![.and, .but].contains($0.lexeme) }?.lexeme == .if
  }

  /// Whether the line asks whether something may be done at another time, which is no yes or no to it now: "can I stop
  /// after the trial".
  package var asksOfAnotherTime: Bool {
    let words = Array(
      tokens.filter { $0.kind == .word }.drop { AskingWords.openings.contains($0.word) })
    return words.count > 2 && AskingWords.modals.contains(words[0].word)
      && ["i", "we"].contains(words[1].word)
      && words.contains { [.after, .before].contains($0.lexeme) || $0.word == "again" }
  }

  /// Whether the line asks by the order of its words, without a mark: "does it count", "if I move can I keep it".
  private var asksInverted: Bool {
    // A yes or no beside a question is said.
    if clauseTokens.contains(where: saysOnlyPolarity) { return false }
    let words = tokens.filter { $0.kind == .word }.map(\.word)[...]
    if QuestionForm.isInverted(words.drop { AskingWords.openings.contains($0) }) { return true }
    let opening = tokens.first { !LexemeSet.filler.contains($0.lexeme) && $0.lexeme != .and }
    guard opening.map({ [.if, .when].contains($0.lexeme) }) == true else { return false }
    return words.indices.dropFirst().dropLast().contains { place in
      (AskingWords.auxiliaries.contains(words[place]) || AskingWords.modals.contains(words[place]))
        && QuestionForm.isNominative(words[place + 1])
        && !QuestionForm.isNominative(words[place - 1])
    }
  }

  /// Whether a clause is no more than a yes or a no.
  private func saysOnlyPolarity(_ clause: Range<Int>) -> Bool {
    let words = clause.filter {
      tokens[$0].kind == .word && !LexemeSet.filler.contains(tokens[$0].lexeme)
    }
    return !words.isEmpty
      && words.allSatisfy {
        [.yes, .no, .nope, .okay, .please, .thanks].contains(tokens[$0].lexeme)
      }
  }

  /// Whether nothing that belongs to the same clause stands at a place.
  func endsClause(before index: Int) -> Bool {
    guard index < tokens.count else { return true }
    let token = tokens[index]
    switch token.lexeme {
    // "On after all"
    case .after: return index + 1 < tokens.count && tokens[index + 1].lexeme == .all
    case .yes, .no, .okay, .good, .nope, .but, .and, .too, .not, .now, .agree, .so, .please,
      .thanks:
      return true
    default: return token.kind == .sign || LexemeSet.filler.contains(token.lexeme)
    }
  }

  /// Whether the line says nothing but "ok" and politeness.
  var isOnlyConsent: Bool {
    tokens.allSatisfy { $0.lexeme == .okay || LexemeSet.filler.contains($0.lexeme) }
  }
}

extension LexemeSet {
  /// Words that make what stands before them part of a longer sentence.
  static let verbal: LexemeSet = [
    .other, .want, .need, .have, .like, .would, .will, .can, .do, .is,
  ]
}
