/// Words that take over the answer of another: "same as Ben", "like his sister", "what Ben has".
package enum CopyingWords {
  /// Words that say so by themselves.
  package static let sameness: Set<String> = ["same", "ditto", "likewise", "identical"]
  /// Words that say so only with somebody behind them or before them: "like Ben", "the ones Ben has".
  package static let likeness: Set<String> = [
    "like", "as", "similar", "ones", "copy", "use", "take", "whatever", "what", "everything",
  ]
  /// Words for the brothers and sisters that somebody has.
  package static let siblings: Set<String> = [
    "brother", "sister", "sibling", "twin", "brother's", "sister's", "sibling's", "twin's",
    "brothers", "sisters", "twins",
  ]
  /// Words for those who were born on one day.
  package static let multiples: Set<String> = ["twin", "twins", "triplet", "triplets"]
  /// Words that may stand around them.
  package static let idle: Set<String> = [
    "the", "as", "for", "with", "him", "her", "them", "again", "please", "like", "here", "ones",
    "one", "answer", "answers", "too", "before", "just", "it's", "is", "of", "all", "other",
    "also", "thing", "and", "my", "child", "kid", "'s", "his", "their", "exactly", "pretty",
    "much", "more", "or", "less", "very", "basically", "has", "had", "have", "did", "we", "i",
    "said", "from", "big", "little", "older", "younger", "elder", "that", "those", "was", "are",
    "gets", "get", "he", "she", "they", "obviously", "course", "day", "date", "so", "both", "am",
    "they're", "theyre", "he's", "she's", "its",
  ]
  /// Words that lead from somebody's field to whom it is like: "should be the same as".
  package static let leading: Set<String> = ["should", "be", "to", "make", "set", "change", "keep"]

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
