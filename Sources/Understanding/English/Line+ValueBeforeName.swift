extension Line {
  /// Where the clause of a name ends whose value stands before it, as a place of a token: that of "8 for
  /// talkative, 3 for this one" ends behind "talkative"; nil where the value is none of those before.
  package func endOfName(_ name: Range<Int>, behindValueFrom start: Int) -> Int? {
    let link = (start..<max(start, name.lowerBound)).last {
      ![.the, .my, .they, .is].contains(tokens[$0].lexeme)
        && !Self.beforeName.contains(tokens[$0].word)
    }
    guard let link, link > start, tokens[link].lexeme == .for, tokens[link - 1].number != nil else {
      return nil
    }
    return tokens.indices.first {
      $0 >= name.upperBound && NamingWords.separators.contains(tokens[$0].word)
    }
  }

  /// Words that may stand between a value and the name that it is for.
  private static let beforeName = WordClasses.english.words("ValueBeforeName.beforeName")
}
