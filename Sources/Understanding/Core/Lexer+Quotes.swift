/// Single quotes around words, which are apostrophes elsewhere.
extension Lexer {
  /// Makes quotes of the pairs of single quotes, the first of which begins a word and the other ends one: 'more
  /// sleep', but not the signs of "'cause" and "the kids' room".
  mutating func settleQuotes() {
    var opened: Int?
    for place in tokens.indices where tokens[place].kind == .sign && tokens[place].word == "'" {
      if let from = opened, endsWord(place) {
        tokens[from] = tokens[from].quoting
        tokens[place] = tokens[place].quoting
        opened = nil
      } else if tokens[place].startsWord, beginsWord(place + 1) {
        opened = place
      }
    }
  }

  private func beginsWord(_ place: Int) -> Bool {
    place < tokens.count && !tokens[place].startsWord && tokens[place].kind != .sign
      && !Self.elided.contains(tokens[place].word)
  }

  private func endsWord(_ place: Int) -> Bool {
    let next = place + 1
    return !tokens[place].startsWord
      && (next == tokens.count || tokens[next].startsWord || tokens[next].kind == .sign)
  }

  /// Words that have lost their begin.
  private static let elided = WordClasses.english.words("Lexer.elided")
}

extension Token {
  /// The token as a quote.
  fileprivate var quoting: Token {
    Token(
      kind: kind, word: "\"", typed: "\"", span: span, startsWord: startsWord, lexeme: .quote,
      number: nil)
  }
}
