extension ChoicesDimension {
  /// A · b) · the c of "b and c", where a line is nothing but letters.
  static let letter = Rule<OptionNumbers>("choices.letter", startingWith: .letters) { cursor in
    guard let number = cursor.tokens[cursor.index].letterOfOption,
      cursor.tokens.allSatisfy({ $0.letterOfOption != nil || $0.isBesideLetters }),
      // "I" alone is nobody's choice.
      cursor.lexeme != .i
        || cursor.tokens.contains(where: { $0.letterOfOption != nil && $0.lexeme != .i })
    else { return nil }
    cursor.advance()
    return .init(.numbers(number...number))
  }
}

extension Token {
  /// The number of the option that a single letter stands for, from 1; nil for anything else.
  fileprivate var letterOfOption: Int? {
    guard kind == .word, lexeme != .and, let letter = word.utf8.only,
      (0x61...0x7A).contains(letter)
    else { return nil }
    return Int(letter) - 0x60
  }

  /// Whether it may stand beside the letters of options: a comma, a bracket, "and", "please".
  fileprivate var isBesideLetters: Bool {
    kind == .sign || Self.letterNouns.contains(word)
      || [
        .and, .or, .comma, .ampersand, .plus, .slash, .please, .filler, .closing, .opening, .period,
      ]
      .contains(lexeme)
  }

  /// Nouns for options and their letters.
  private static let letterNouns = WordClasses.english.words("ChoicesLetters.letterNouns")
}

extension LexemeSet {
  /// What single letters are; most are units of something too.
  fileprivate static let letters: LexemeSet = [
    .other, .a, .i, .k, .m, .p, .s, .h, .d, .w, .b, .g, .otherUnit, .oh, .yes,
  ]
}
