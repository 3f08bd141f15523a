/// Words that take over the answer of another: "same as Ben", "like his sister", "what Ben has".
package enum CopyingWords {
  /// Words that say so by themselves.
  package static let sameness = WordClasses.english.words("CopyingWords.sameness")
  /// Words that say so only with somebody behind them or before them: "like Ben", "the ones Ben has".
  package static let likeness = WordClasses.english.words("CopyingWords.likeness")
  /// Words for the brothers and sisters that somebody has.
  package static let siblings = WordClasses.english.words("CopyingWords.siblings")
  /// Words for those who were born on one day.
  package static let multiples = WordClasses.english.words("CopyingWords.multiples")
  /// Words that may stand around them.
  package static let idle = WordClasses.english.words("CopyingWords.idle")
  /// Words that lead from somebody's field to whom it is like: "should be the same as".
  package static let leading = WordClasses.english.words("CopyingWords.leading")

  /// Whether a word at a place leads to somebody who is alike: the "to" of "similar to Ben", but not of "to
  /// be like Ben".
  package static func isLink(_ place: Int, in line: Line) -> Bool {
    place > 0 && line.tokens[place].lexeme == .to
      && ["similar", "identical"].contains(line.tokens[place - 1].word)
  }

  /// Whether a word right before a place compares with what is named there: "same as Ben's".
  package static func compares(_ words: [String], before place: Int) -> Bool {
    place > 0 && ["as", "like", "from"].contains(words[place - 1])
  }
}

extension Line {
  /// The tokens of the first clause up to what it leaves out or adds: the "same as Ben" of "same as Ben but
  /// without school"; nil of an empty line.
  package var beforeException: Range<Int>? {
    guard let clause = clauses().first?.tokens else { return nil }
    let end = clause.dropFirst().first {
      [.but, .without, .except, .plus, .minus].contains(tokens[$0].lexeme)
    }
    return clause.lowerBound..<(end ?? clause.upperBound)
  }
}
