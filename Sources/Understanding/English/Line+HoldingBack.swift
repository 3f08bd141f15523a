extension Line {
  /// Whether a line that agrees goes on with more than a remark: a no, a question, a wish to wait.
  ///
  /// "Ok, wait, not yet" and "great, is that healthy?" agree to nothing; a yes in so many words stands
  /// beside a question.
  package func holdsBack(in context: Context) -> Bool {
    if asksToWait || Assent(self, in: context) == .no { return true }
    let isClear = Assent.isClear(in: self, context)
    let clauses = clauses()
    return clauses.indices.contains { place in
      let part = keeping(span(clauses[place].tokens))
      switch Assent(part, in: context) {
      case .yes: return false
      case .no: return part.contentWords.isEmpty
      case nil:
        // The sign behind a clause is none of its tokens.
        let next = place + 1 < clauses.count ? clauses[place + 1].tokens.lowerBound : tokens.count
        let asked = keeping(span(clauses[place].tokens.lowerBound..<next))
        return !isClear && QuestionForm(Wording(asked)) != nil
      }
    }
  }

  /// Whether the line says that something is not as it should be, or that somebody is uneasy about it.
  package var saysUnease: Bool {
    complaint != nil || Wording(self).complains
      || tokens.contains { $0.lexeme == .too || Self.doubting.contains($0.word) }
  }

  private static let doubting = WordClasses.english.words("HoldingBack.doubting")

  /// Whether a clause of the line asks to wait: "wait", "hold on", "give me a minute".
  private var asksToWait: Bool {
    clauses().contains { clause in
      let words = tokens[clause.tokens].drop {
        $0.kind == .sign || [.okay, .good, .yes, .oh, .and, .but].contains($0.lexeme)
          || LexemeSet.filler.contains($0.lexeme)
      }.map(\.word)
      return Self.waiting.contains { words.starts(with: $0) }
    }
  }

  private static let waiting = WordClasses.english.sequences("HoldingBack.waiting")
}
