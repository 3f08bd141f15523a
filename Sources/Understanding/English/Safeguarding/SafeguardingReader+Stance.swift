extension SafeguardingReader {
  /// Whether what begins at a place is said not to be so: "I would never hit my son".
  func isNegated(before start: Int) -> Bool {
    var place = start - 1
    var steps = 0
    while place >= 0, steps < 6 {
      if isWord(place, "not") {
        // "I can't stop", "I didn't mean to", "not only".
        return !isWord(place + 1, "notNegated")
      }
      guard isWord(place, "carrier") else { return false }
      place -= 1
      steps += 1
    }
    return false
  }

  /// Whether the sentence says an hour or a part of the day, outside of which nothing is eaten.
  var saysHour: Bool {
    guard let pattern = grammar.pattern("hour") else { return false }
    var matcher = WordMatcher(words)
    return matcher.first(pattern) != nil
  }

  /// Whether what is said before a place is of the past.
  func saysPast(before place: Int) -> Bool {
    words[..<place].indices.contains { isWord($0, "past") }
  }
}
