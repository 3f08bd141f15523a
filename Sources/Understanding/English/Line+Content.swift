extension Line {
  /// The words that say something of their own: numbers, and what is no small word of the language.
  package var contentWords: [String] {
    tokens.filter { $0.kind == .digits || $0.lexeme == .other || $0.number != nil }.map(\.word)
  }

  /// Whether the line says anything besides small words and courtesies.
  package var saysSomething: Bool { !contentWords.isEmpty && Wording(self).smallTalk == nil }
}
