/// What a line does with words of a text, or for one, that it says before a clause which only points at them.
extension Line {
  /// The words before a clause that adds "that" to a text which it speaks of, or takes it out there: "I get blisters,
  /// put that in the injuries too".
  ///
  /// - Parameter nouns: What the text is called.
  /// - Returns: The words, and whether they are to be added; nil where no clause points at any.
  func wordsPointedAt(called nouns: Set<String>) -> (words: Range<Int>, adds: Bool)? {
    clauses().dropFirst().reversed().firstNonNil { clause in
      let verbs = clause.tokens.filter { place in
        EditWords.putsIn(tokens[place]) || RemovalWords.verbs.contains(tokens[place].word)
          || RemovalWords.halves.contains(tokens[place].word)
      }
      guard let verb = verbs.first, verb + 1 < clause.tokens.upperBound,
        [.that, .this, .it, .those, .these].contains(tokens[verb + 1].lexeme),
        let noun = clause.tokens.first(where: { placeBehindText(at: $0, called: nouns) != nil }),
        tokens[verb + 2..<max(verb + 2, noun)].allSatisfy({
          RemovalWords.particles.contains($0.word)
        })
      else { return nil }
      var said = 0..<clause.tokens.lowerBound
      while let first = said.first, isLeading(tokens[first]) { said = said.dropFirst() }
      while let last = said.last, isLeading(tokens[last]) { said = said.dropLast() }
      return said.isEmpty ? nil : (said, EditWords.putsIn(tokens[verb]))
    }
  }

  /// The words of a text to which a clause wants no others: the "shin splints" of "leave just the shin splints".
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - nouns: What it is called.
  /// - Returns: The words; nil where no clause leaves only words of the text.
  package func wordsKept(of text: String, called nouns: Set<String> = []) -> Range<Int>? {
    let own = Set(Line(text).contentWords)
    return clauses().firstNonNil { clause in
      guard leavesOnly(clause.tokens),
        let limit = clause.tokens.first(where: { [.only, .just].contains(tokens[$0].lexeme) })
      else { return nil }
      let end = clause.tokens.first { placeBehindText(at: $0, called: nouns) != nil }
      var kept = limit + 1..<max(limit + 1, end ?? clause.tokens.upperBound)
      if let first = kept.first, [.the, .my].contains(tokens[first].lexeme) {
        kept = kept.dropFirst()
      }
      let said = keeping(span(kept)).contentWords
      return !said.isEmpty && said.allSatisfy(own.contains) ? kept : nil
    }
  }

  /// Whether a clause says that no more is to be left than what it names: "leave just the shin splints".
  package var leavesOnly: Bool { clauseTokens.contains(where: leavesOnly) }

  private func leavesOnly(_ clause: Range<Int>) -> Bool {
    namesAll(clause) && clause.contains { ["keep", "leave"].contains(tokens[$0].word) }
  }

  /// Whether the line begins by denying words of a text.
  package func deniesWords(of text: String) -> Bool {
    let own = Set(Line(text).contentWords)
    guard let first = clauseTokens.first(where: { $0.contains { tokens[$0].kind == .word } }),
      tokens[first].first(where: { $0.kind == .word })?.lexeme == .not
    else { return false }
    let denied = keeping(span(first)).contentWords
    return !denied.isEmpty && denied.allSatisfy(own.contains)
  }

  /// The words without what only leads to them: the "right knee" of "it's the right knee".
  package var withoutLead: String {
    let leading = LexemeSet.filler.union([.it, .that, .is, .the, .my, .a, .comma])
    let start = tokens.first { !leading.contains($0.lexeme) }?.span.lowerBound ?? 0
    return keeping(from: start).text.trimmingWhitespace
  }

  /// Some words without a clause behind them that asks for what they say to be done: "can you fix that?"; both as UTF-8
  /// offsets.
  package func withoutRequest(atEndOf place: Range<Int>) -> Range<Int> {
    let clauses = clauses()
    guard let last = clauses.last, clauses.count > 1,
      span(last.tokens).lowerBound > place.lowerBound,
      case let request = keeping(span(last.tokens)), request.opensRequest,
      request.tokens.contains(where: { [.that, .it, .this].contains($0.lexeme) }),
      request.tokens.allSatisfy({
        $0.lexeme != .other || EditWords.putsIn($0) || EditWords.swaps($0)
      })
    else { return place }
    let end = tokens[..<last.tokens.lowerBound].last {
      $0.kind != .sign && $0.lexeme != .and
    }
    return place.lowerBound..<max(place.lowerBound, end?.span.upperBound ?? place.upperBound)
  }

  /// Some words without the courtesies behind them, where they say something else: "left ankle, please"; both as UTF-8
  /// offsets.
  package func withoutCourtesy(atEndOf place: Range<Int>) -> Range<Int> {
    let words = tokens.filter { place.contains($0.span.lowerBound) }
    let courtesies = words.reversed().prefix {
      [.please, .thanks, .thumbsUp, .comma, .exclamation].contains($0.lexeme) || $0.isEmoji
    }
    guard courtesies.contains(where: { $0.lexeme == .please || $0.lexeme == .thanks }),
      let last = words.dropLast(courtesies.count).last(where: { $0.kind != .sign })
    else { return place }
    return place.lowerBound..<last.span.upperBound
  }

  /// Some words without the "just" before them, by which they are to be all of a text; both as UTF-8 offsets.
  package func withoutLimit(_ place: Range<Int>) -> Range<Int> {
    let start = tokens.first {
      place.contains($0.span.lowerBound) && ![.just, .colon].contains($0.lexeme)
    }
    return (start?.span.lowerBound ?? place.lowerBound)..<place.upperBound
  }
}

extension Token {
  /// Whether the token is a picture and no sign of a text.
  fileprivate var isEmoji: Bool {
    word.unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false
  }
}
