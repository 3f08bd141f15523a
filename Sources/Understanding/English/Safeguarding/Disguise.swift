/// Words with digits and signs for letters: "d1e", "su!cide", "k*ll".
enum Disguise {
  /// The known word that some tokens, written without a space between, are in disguise.
  ///
  /// - Returns: The word, or nil when they are none.
  static func word(in tokens: ArraySlice<Token>, known: (String) -> Bool) -> String? {
    guard tokens.count > 1, tokens.first?.kind == .word || tokens.count > 2,
      tokens.contains(where: { $0.kind == .word }),
      tokens.contains(where: { $0.kind != .word && letters[$0.word] != nil })
    else { return nil }
    var plain = ""
    for token in tokens {
      switch token.kind {
      case .word: plain += token.word
      case .digits: for digit in token.word { plain += letters[String(digit)] ?? "\(digit)" }
      case .sign:
        guard let letter = letters[token.word] else { return nil }
        plain += letter
      }
    }
    return known(plain) ? plain : hidden.first { matches(plain, $0) }
  }

  /// Whether a digit or sign stands between letters as one of them.
  static func isHidden(at place: Int, in tokens: [Token]) -> Bool {
    place > 0 && place + 1 < tokens.count && letters[tokens[place].word] != nil
      && !tokens[place].startsWord && !tokens[place + 1].startsWord
      && tokens[place - 1].kind == .word && tokens[place + 1].kind == .word
  }

  /// Whether a word is another one but for letters that a star stands for.
  private static func matches(_ plain: String, _ word: String) -> Bool {
    plain.contains("*") && plain.count == word.count
      && zip(plain, word).allSatisfy { $0 == $1 || $0 == "*" }
  }

  private static let letters = [
    "1": "i", "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "!": "i", "$": "s",
    "*": "*",
  ]

  /// Words whose letters people hide behind stars.
  private static let hidden = [
    "suicide", "suicidal", "kill", "killing", "die", "rape", "raped", "abuse", "abused", "molested",
    "dead", "cutting",
  ]
}
