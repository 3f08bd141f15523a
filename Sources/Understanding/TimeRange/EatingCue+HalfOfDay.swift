/// Which half of the day the words around a time put it in.
extension EatingCue {
  /// Whether the time lies in the second half of the day, by the meal or the part of the day next to
  /// it; nil where nothing says so.
  func isAfternoon(_ time: ClockTime) -> Bool? {
    let hour = time.seconds % ClockTime.half / 3600
    let words = Array(line.tokens[before].suffix(6).reversed())
    for (place, token) in words.enumerated() {
      let lead = words.dropFirst(place + 1).first?.word ?? ""
      // "I skip breakfast, first meal at 1" is about another meal.
      if EatingWords.skipping.contains(lead), EatingWords.isMeal(token.word) { break }
      // "From when I get up at 6"
      if token.lexeme == .up, EatingWords.rising.contains(lead) { return false }
      if let part = DayPart(token.lexeme), part != .lunchtime {
        return part.isAfternoon(hour: hour)
      }
      let word = token.word.withoutPossessive
      if EatingWords.morning.contains(word) { return false }
      if EatingWords.evening.contains(word) || word == "tea" && isNext(token) { return true }
      if EatingWords.noon.contains(word) { return hour < 10 }
    }
    // "10 the next morning"
    let behind = line.tokens[after].prefix(3)
    if let token = behind.first(where: { DayPart($0.lexeme) != nil }),
      let part = DayPart(token.lexeme),
      behind.prefix(while: { $0.span != token.span }).allSatisfy({
        [.the, .next, .in, .at, .this].contains($0.lexeme)
      })
    {
      return part.isAfternoon(hour: hour)
    }
    return nil
  }

  /// Whether nothing but small words stands between a word and the time.
  private func isNext(_ token: Token) -> Bool {
    line.tokens[before].drop { $0.span != token.span }.dropFirst().allSatisfy {
      [.at, .is, .hedge, .the].contains($0.lexeme)
    }
  }
}
