extension Token {
  /// The tokens of other words in the place of this one; each of several has its own part of it.
  func standing(for words: [WordKey], at span: Range<Int>) -> [Token] {
    var from = span.lowerBound
    return words.enumerated().map { number, word in
      let to = number + 1 == words.count ? span.upperBound : from + word.count
      let entry = Lexicon.english.meaning(of: word)
      defer { from = to }
      return Token(
        kind: .word, word: word.string, typed: words.count == 1 ? typed : word.string,
        span: from..<to, startsWord: number > 0 || startsWord, lexeme: entry.lexeme,
        number: entry.number)
    }
  }
}
