/// The part of a line that asks something.
package struct AskedPart: Sendable {
  /// How it asks.
  package let form: QuestionForm
  /// Where it stands, as UTF-8 offsets.
  package let place: Range<Int>
  /// Where the clause stands that asks, without the condition that belongs to it.
  package let clause: Range<Int>
  /// Whether the line begins with it, but for courtesies and words of somebody who does not know.
  package let opensLine: Bool
  /// Whether a sentence begins with it.
  package let opensSentence: Bool
  /// Whether a question mark ends it.
  package let isMarked: Bool
}

extension Line {
  /// The first part of the line that asks; a clause that wants to know something counts before one that only may.
  package var askedPart: AskedPart? { askedParts.leading }

  /// The parts of the line that ask, each up to the end of its sentence, with the condition before it: of a sentence
  /// every clause that wants to know something, or else the first that may.
  ///
  /// A word that nobody knows may be a slip of one by which people ask.
  package var askedParts: [AskedPart] { expecting(AskingWords.vocabulary).partsThatAsk }

  private var partsThatAsk: [AskedPart] {
    if Wording(self).isIndirectQuestion { return [] }
    let clauses = clauses()
    let forms = clauses.indices.map { form(of: $0, in: clauses) }
    var parts: [AskedPart] = []
    var first = 0
    while first < clauses.count {
      let end = (clauses[first].tokens.lowerBound..<tokens.count).first { endsSentence(at: $0) }
      let next = end.flatMap { end in clauses.indices.first { clauses[$0].tokens.lowerBound > end }
      }
      let asking = asking(first..<(next ?? clauses.count), of: clauses, forms)
      for (place, clause) in asking.enumerated() {
        let until = place + 1 < asking.count ? clauses[asking[place + 1]].tokens.lowerBound : nil
        parts.append(part(clause, of: clauses, forms, isFirst: place == 0, until: until, end))
      }
      first = next ?? clauses.count
    }
    return parts
  }

  /// The clauses of a sentence that ask something by themselves; none that is the other half of a choice, or a tag.
  private func asking(
    _ sentence: Range<Int>, of clauses: [Clause], _ forms: [QuestionForm?]
  ) -> [Int] {
    guard
      let first = sentence.first(where: { forms[$0] == .other })
        ?? sentence.first(where: { forms[$0] == .offer })
        ?? sentence.first(where: { forms[$0] != nil })
    else { return [] }
    let others = sentence.filter {
      $0 > first && forms[first] == .other && forms[$0] == .other && !isTag(clauses[$0])
        && [.and, .but, .comma, .conclusion].contains(clauses[$0].link)
    }
    return [first] + others
  }

  /// What a clause asks, with the condition that belongs to it, up to where another begins or its sentence ends.
  private func part(
    _ first: Int, of clauses: [Clause], _ forms: [QuestionForm?], isFirst: Bool, until other: Int?,
    _ end: Int?
  ) -> AskedPart {
    var start = first
    // A condition belongs to what is asked, and a statement to the tag that makes it a question.
    while isFirst, start > 0,
      clauses[start - 1].link == .condition || clauses[start].link != .stop && isTag(clauses[first])
        || clauses[start].link == .condition
    {
      start -= 1
    }
    // The "if" or "and" that leads to it is a part of it.
    var from = clauses[start].tokens.lowerBound
    if from > 0, [.and, .or, .so, .but, .if, .when].contains(tokens[from - 1].lexeme) { from -= 1 }
    let to = other ?? end.map { tokens[$0].lexeme == .question ? $0 + 1 : $0 } ?? tokens.count
    let before = clauses[..<start].map { keeping(span($0.tokens)) }
    return AskedPart(
      form: forms[first] ?? .unsure, place: span(from..<max(to, from + 1)),
      clause: span(clauses[first].tokens),
      opensLine: before.allSatisfy { $0.isIdle || Wording($0).hesitates },
      opensSentence: from == 0 || endsSentence(at: from - 1),
      isMarked: end.map { tokens[$0].lexeme == .question } ?? false)
  }

  /// Whether a word of substance stands before the comma before some tokens: the name of "said Ada, who is 3".
  private func standsBehindNoun(_ clause: Range<Int>) -> Bool {
    clause.lowerBound > 1 && tokens[clause.lowerBound - 1].lexeme == .comma
      && tokens[clause.lowerBound - 2].lexeme == .other
  }

  /// How a clause asks, with the "whether" that follows it; one that only tells more of what stands before it
  /// does not: ", who knows more of it".
  private func form(of place: Int, in clauses: [Clause]) -> QuestionForm? {
    var span = clauses[place].tokens
    if place + 1 < clauses.count, clauses[place + 1].link == .condition {
      span = span.lowerBound..<clauses[place + 1].tokens.upperBound
    }
    let words = tokens[span].filter { $0.kind != .sign }.map(\.word)
    // The mark stands behind an "exactly" that is set off.
    let last =
      clauses[(place + 1)...].prefix { clause in
        tokens[clause.tokens].allSatisfy { AskingWords.completing.contains($0.word) }
      }.last ?? clauses[place]
    let end = last.tokens.upperBound
    let isMarked = end < tokens.count && tokens[end].lexeme == .question
    if place > 0, clauses[place].link == .comma, !isMarked,
      AskingWords.relatives.contains(words.first ?? ""), words.count > 1,
      !AskingWords.auxiliaries.contains(words[1]) || words.count > 3 && standsBehindNoun(span)
    {
      return nil
    }
    return QuestionForm(clause: words[...], isMarked: isMarked)
  }

  /// Whether a clause only turns what was said into a question: "will it", "yes".
  private func isTag(_ clause: Clause) -> Bool {
    clause.tokens.count <= 2
      && tokens[clause.tokens].allSatisfy {
        AskingWords.auxiliaries.contains($0.word) || AskingWords.subjects.contains($0.word)
          || AskingWords.modals.contains($0.word) || AskingWords.interrogatives.contains($0.word)
          || [.yes, .no, .good].contains($0.lexeme)
      }
  }

  private func endsSentence(at place: Int) -> Bool {
    switch tokens[place].lexeme {
    case .question, .exclamation, .semicolon, .ellipsis: true
    case .period: place + 1 == tokens.count || tokens[place + 1].startsWord
    default: false
    }
  }
}

extension [AskedPart] {
  /// The first that wants to know something, or else proposes something, or else may ask.
  package var leading: AskedPart? {
    first { $0.form == .other } ?? first { $0.form == .offer } ?? first
  }
}
