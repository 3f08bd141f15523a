extension Line {
  /// Whether the line complains that something is not there which should be: "you've left Sunday out", "Sunday is
  /// missing".
  package var reportsOmission: Bool {
    tokens.indices.contains { place in
      let word = tokens[place].word
      if word == "missing" { return isSaidOfSubject(place) }
      guard Self.omitting.contains(word), place > 0 else { return false }
      // "You left out", "you have forgotten", but not "leave Sunday out".
      let before = tokens[max(0, place - 3)..<place]
      return before.contains { $0.lexeme == .you || $0.word == "you've" || $0.word == "youve" }
        && before.allSatisfy {
          [.you, .have, .also, .and].contains($0.lexeme) || $0.word.hasPrefix("you")
            || LexemeSet.filler.contains($0.lexeme) || $0.kind == .sign
        }
    }
  }

  /// Whether a word behind an "is" ends its clause, so that what is said is of what stands before: nobody is missing
  /// something.
  private func isSaidOfSubject(_ place: Int) -> Bool {
    guard place > 0, tokens[place - 1].lexeme == .is || tokens[place - 1].word == "are",
      let clause = clauses().first(where: { $0.tokens.contains(place) })?.tokens
    else { return false }
    return tokens[(place + 1)..<clause.upperBound].allSatisfy {
      LexemeSet.filler.contains($0.lexeme) || [.too, .also].contains($0.lexeme)
    }
  }

  static let omitting = WordClasses.english.words("Omission.omitting")
}
