/// Words that may have been meant for days.
extension Line {
  /// Whether a word behind some days may have been meant for another: an item of their list that
  /// begins like a day ("Mon, Wed and Fridy"), or one letter away from a short form ("Mon Wed Fir").
  func isNearDay(behind days: Range<Int>) -> Bool {
    var place = days.upperBound
    while place < tokens.count, LexemeSet.dayLink.contains(tokens[place].lexeme) { place += 1 }
    guard place < tokens.count, tokens[place].lexeme == .other, endsClause(before: place + 1),
      let key = WordKey(tokens[place].word), key.count > 1
    else { return false }
    if place > days.upperBound, key.count < 10, Line.dayInitials.contains(key[0]) {
      return !tokens[place].word.hasSuffix("ly")
    }
    return Line.shortDays.contains {
      $0[0] == key[0] && SlipWeight.between($0, key, most: SlipWeight.other) != nil
    }
  }

  private static let dayInitials = Set("mtwfs".utf8)
  private static let shortDays = WordClasses.english.phrases("NearDay.shortDays").compactMap(
    WordKey.init)
}

extension LexemeSet {
  /// What parts the days of a list.
  fileprivate static let dayLink: LexemeSet = [.comma, .slash, .and, .ampersand, .plus]
}
