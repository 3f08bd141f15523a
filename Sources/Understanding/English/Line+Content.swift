extension Line {
  /// The words that say something of their own: numbers, and what is no small word of the language.
  package var contentWords: [String] {
    tokens.filter { $0.kind == .digits || $0.lexeme == .other || $0.number != nil }.map(\.word)
  }

  /// Whether the line says anything besides small words and courtesies.
  package var saysSomething: Bool { !contentWords.isEmpty && Wording(self).smallTalk == nil }

  /// Whether the line says how much, and nothing of what: "all of it", "not at all".
  package var saysOnlyHowMuch: Bool {
    tokens.contains { Self.quantities.contains($0.lexeme) }
      && tokens.allSatisfy {
        $0.kind == .sign || Self.quantities.contains($0.lexeme)
          || Self.aroundQuantities.contains($0.lexeme)
      }
  }

  private static let quantities: LexemeSet = [.all, .none, .any, .both, .neither]
  private static let aroundQuantities: LexemeSet = [
    .no, .nope, .not, .at, .of, .it, .that, .these, .those, .this, .the, .is, .they, .filler,
    .please, .thanks, .yes, .okay, .do, .i, .we, .you, .me, .my, .actually, .wait, .sorry,
  ]
}
