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
  /// Whether a question mark ends it.
  package let isMarked: Bool
}

extension Line {
  /// The first part of the line that asks, up to the end of its sentence, with the condition before it; a
  /// clause that wants to know something counts before one that only may.
  package var askedPart: AskedPart? {
    if Wording(self).isIndirectQuestion { return nil }
    let clauses = clauses()
    let forms = clauses.indices.map { form(of: $0, in: clauses) }
    let first =
      forms.firstIndex { $0 == .other } ?? forms.firstIndex { $0 == .offer }
      ?? forms.firstIndex { $0 != nil }
    guard let first, let form = forms[first] else { return nil }
    var start = first
    // A condition belongs to what is asked, and a statement to the tag that makes it a question.
    while start > 0,
      clauses[start - 1].link == .condition || clauses[start].link != .stop && isTag(clauses[first])
        || clauses[start].link == .condition
    {
      start -= 1
    }
    // The "if" or "and" that leads to it is a part of it.
    var from = clauses[start].tokens.lowerBound
    if from > 0, [.and, .or, .so, .but, .if, .when].contains(tokens[from - 1].lexeme) { from -= 1 }
    let end = (clauses[first].tokens.lowerBound..<tokens.count).first { endsSentence(at: $0) }
    let to = end.map { tokens[$0].lexeme == .question ? $0 + 1 : $0 } ?? tokens.count
    let before = clauses[..<start].map { keeping(span($0.tokens)) }
    return AskedPart(
      form: form, place: span(from..<max(to, from + 1)), clause: span(clauses[first].tokens),
      opensLine: before.allSatisfy { $0.isIdle || Wording($0).hesitates },
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
    let end = clauses[place].tokens.upperBound
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
