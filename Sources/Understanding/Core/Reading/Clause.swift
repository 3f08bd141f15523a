/// A part of a line that says one thing: between commas and stops, before a "because", behind an
/// "and".
package struct Clause: Hashable, Sendable {
  /// What parts a clause from the one before it.
  package enum Link: Hashable, Sendable {
    case start, comma, stop, colon, bracket, and, or, but, conclusion, reason, condition, correction
  }

  /// The tokens of the clause, without what parts it from the one before.
  package var tokens: Range<Int>
  /// What parts it from the one before.
  package var link: Link
  /// Whether a colon parts it into what it is about and what it says of that.
  package var isLabelled = false
}

extension Line {
  /// The clauses of the line, from left to right.
  ///
  /// What stands inside of some tokens, such as those of "Health & Wellness", parts nothing.
  package func clauses(keeping whole: [Range<Int>] = []) -> [Clause] {
    effort?.spend(tokens.count * (whole.count + 1))
    var clauses: [Clause] = []
    var from = 0
    var link = Clause.Link.start
    for index in tokens.indices {
      guard !whole.contains(where: { $0.contains(index) }),
        let (next, isWord) = clauseLink(at: index)
      else { continue }
      if index > from { clauses.append(Clause(tokens: from..<index, link: link)) }
      // A comma behind "so" or "but" leaves it what it is, and so does one before them; an "and" that opens a sentence
      // joins it to nothing.
      let opensSentence = index == from && link == .stop && next == .and
      if index > from || isWord && !opensSentence || link == .start { link = next }
      from = index + 1
    }
    if tokens.count > from { clauses.append(Clause(tokens: from..<tokens.count, link: link)) }
    return clauses
  }

  /// The clauses, each with what stands behind a colon in it: "race: Paris".
  package var labelledClauses: [Clause] {
    clauses().reduce(into: []) { clauses, clause in
      if clause.link == .colon, let label = clauses.popLast() {
        clauses.append(
          Clause(
            tokens: label.tokens.lowerBound..<clause.tokens.upperBound, link: label.link,
            isLabelled: true))
      } else {
        clauses.append(clause)
      }
    }
  }

  /// Whether some tokens stand in a clause that only says why.
  func isReason(_ tokens: Range<Int>) -> Bool {
    clauses(keeping: [tokens]).contains { $0.link == .reason && $0.tokens.overlaps(tokens) }
  }

  /// The place of the clause that a place stands in, as UTF-8 offsets.
  package func clauseSpan(around place: Range<Int>) -> Range<Int> {
    clauses().map { span($0.tokens) }.first { $0.overlaps(place) } ?? place
  }

  /// What parts the first clause behind a place, given as UTF-8 offsets, from what stands before it; nil where none
  /// follows.
  package func link(behind place: Range<Int>) -> Clause.Link? {
    clauses().first { span($0.tokens).lowerBound >= place.upperBound }?.link
  }

  /// Whether an "or", a "to" or a dash makes of two values, given by their tokens, one that is open, or a range.
  package func hasAlternative(between first: Range<Int>, and second: Range<Int>) -> Bool {
    first.upperBound < second.lowerBound
      && tokens[first.upperBound..<second.lowerBound].contains {
        [.or, .to, .minus].contains($0.lexeme)
      }
  }

  /// Whether a number opens some tokens in a clause of its own: the 4 of "4, but she was born on 5 March".
  package func opens(_ whole: Range<Int>, apart part: Range<Int>) -> Bool {
    guard part.lowerBound == whole.lowerBound, part.upperBound < whole.upperBound,
      tokens[part].allSatisfy({ LexemeSet.numeral.contains($0.lexeme) })
    else { return false }
    return clauses().contains {
      $0.tokens.contains(part.lowerBound) && $0.tokens.upperBound < whole.upperBound
    }
  }

  /// What a token parts, and whether it is a word, or nil for one that belongs to a clause.
  func clauseLink(at index: Int) -> (Clause.Link, isWord: Bool)? {
    let token = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    switch token.lexeme {
    case .comma: return isDigitComma(index) ? nil : (.comma, false)
    case .dash where token.startsWord && next?.startsWord != false: return (.comma, false)
    case .semicolon, .ellipsis, .exclamation, .question: return (.stop, false)
    case .period:
      let isInner = next.map { $0.kind != .sign && !$0.startsWord } ?? false
      return isInner ? nil : (.stop, false)
    case .colon:
      let isInner = next.map { $0.kind == .digits && !$0.startsWord } ?? false
      return isInner ? nil : (.colon, false)
    case .opening, .closing: return (.bracket, false)
    // A letter joins what stands on both sides of it: "N" may be an initial.
    case .and where token.word.utf8.count == 1 && next?.kind != .word: return nil
    case .and, .ampersand, .plus: return (.and, true)
    case .with where token.word == "plus": return (.and, true)
    case .or: return (.or, true)
    case .but: return leavesOut(index) ? nil : (.but, true)
    case .so where isAsLongAs(index), .as where isAsLongAs(index): return (.condition, true)
    // "So I can work on Sunday" says what for.
    case .so where isPurpose(behind: index): return (.reason, true)
    // Behind a copula it says how much, and concludes nothing.
    case .so where isDegree(index): return nil
    case .so:
      return next.map { Self.behindSo.contains($0.word) } ?? false ? nil : (.conclusion, true)
    // Of a time, or with nothing behind it, it says from when on.
    case .since:
      let isOfTime = next.map { $0.kind != .word || Self.behindSince.contains($0.lexeme) } ?? true
      return isOfTime || next?.word == "then" ? nil : (.reason, true)
    // The second "as" of "as long as it is short" belongs to the first.
    case .as where isManner(behind: index): return nil
    case .as where next.map { LexemeSet.subject.contains($0.lexeme) } ?? false:
      return index > 1 && isAsLongAs(index - 2) ? nil : (.reason, true)
    case .as where index == 0 && next?.lexeme == .a: return (.reason, true)
    case .if, .when: return (.condition, true)
    case .other:
      if Self.reasons.contains(token.word) { return (.reason, true) }
      if Self.contrasts.contains(token.word) { return (.but, true) }
      if Self.conditions.contains(token.word) { return (.condition, true) }
      // "Otherwise I forget" says why; "otherwise Friday" names what is left.
      if token.word == "otherwise", next.map({ LexemeSet.subject.contains($0.lexeme) }) ?? false {
        return (.reason, true)
      }
      return nil
    default: return nil
    }
  }

  /// Whether a "so" between a copula or a "not" and an adjective says how much: "is so shy", "not be so hard on her".
  private func isDegree(_ so: Int) -> Bool {
    so > 0 && so + 1 < tokens.count && tokens[so + 1].lexeme == .other
      && ([.is, .not].contains(tokens[so - 1].lexeme) || Self.copulas.contains(tokens[so - 1].word))
  }

  /// Whether a "but" leaves something out of all: "anything but school".
  func leavesOut(_ but: Int) -> Bool {
    // "Everything but mostly school" is about school too.
    if but + 1 < tokens.count, Self.stressing.contains(tokens[but + 1].word) { return false }
    return (max(0, but - 2)..<but).contains {
      [.any, .all, .every, .none].contains(tokens[$0].lexeme) && !isJudged($0)
    }
  }

  /// Whether all that the line says of something is that it is as it should be: "her list is good".
  package var onlyPraises: Bool {
    let words = tokens.indices.filter {
      tokens[$0].kind == .word && !LexemeSet.filler.contains(tokens[$0].lexeme)
    }
    guard let last = words.last, let verb = words.dropLast().last, isCopula(verb) else {
      return false
    }
    return [.good, .okay].contains(tokens[last].lexeme) && !tokens.contains { $0.number != nil }
  }

  /// Whether what is at a place is said to be as it should: "all right", "everything's fine".
  func isJudged(_ place: Int) -> Bool {
    let next = (place + 1..<tokens.count).first { !isCopula($0) }
    return next.map { [.good, .okay].contains(tokens[$0].lexeme) } ?? false
  }

  /// Whether a word only links what is spoken of to how it is.
  private func isCopula(_ place: Int) -> Bool {
    tokens[place].lexeme == .is || Self.copulas.contains(tokens[place].word)
  }

  /// Verbs that only link what is spoken of to how it is, beside "is".
  static let copulas = seeming.union(WordClasses.english.words("Clause.copulas"))
  /// Verbs that say how something seems.
  static let seeming = WordClasses.english.words("Clause.seeming")

  /// Words before what is meant more than the rest.
  private static let stressing = WordClasses.english.words("Clause.stressing")

  /// Whether an "as" says how something is: "all as it should be", "leave it as it was".
  private func isManner(behind place: Int) -> Bool {
    guard place > 0, place + 2 < tokens.count else { return false }
    let verb = tokens[place + 2].word
    if verb == "should" { return true }
    let isLast = place + 3 == tokens.count || tokens[place + 3].kind == .sign
    return isLast && (verb == "was" || verb == "were")
  }

  /// Whether a token opens "as long as" or "so long as".
  private func isAsLongAs(_ place: Int) -> Bool {
    place + 2 < tokens.count && tokens[place + 1].word == "long" && tokens[place + 2].lexeme == .as
  }

  /// Whether a "so" says what something is for: somebody can or may do it then, be it on which days they can.
  private func isPurpose(behind so: Int) -> Bool {
    so + 2 < tokens.count && LexemeSet.subject.contains(tokens[so + 1].lexeme)
      && tokens[so + 2].lexeme == .can
      && !tokens[(so + 3)...].prefix(2).contains { LexemeSet.dayNames.contains($0.lexeme) }
  }

  /// Whether a comma parts the digits of one number: that of "1,800".
  private func isDigitComma(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, tokens[index - 1].kind == .digits else {
      return false
    }
    let next = tokens[index + 1]
    return !tokens[index].startsWord && next.kind == .digits && !next.startsWord
      && next.word.utf8.count == 3
  }

  /// Words that join clauses, which no dictionary has as they are written: "cos", "tho".
  static let joiningWords = reasons.union(contrasts).union(conditions)
  private static let behindSince: LexemeSet = [
    .month, .may, .weekday, .weekend, .last, .yesterday, .morning, .evening, .night,
  ]
  private static let reasons = WordClasses.english.words("Clause.reasons")
  private static let contrasts = WordClasses.english.words("Clause.contrasts")
  private static let conditions = WordClasses.english.words("Clause.conditions")
  /// Words before which "so" concludes nothing: "so much", "so far".
  private static let behindSo = WordClasses.english.words("Clause.behindSo")
}

extension LexemeSet {
  /// What the subject of a sentence begins with.
  static let subject: LexemeSet = [
    .i, .we, .you, .they, .it, .my, .this, .that, .these, .those, .there,
  ]
}
