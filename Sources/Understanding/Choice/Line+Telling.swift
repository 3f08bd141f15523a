/// What a line tells of what was, is too much or no good, which is no wish for it: "I've gained ten kilos",
/// "growing too fast", "stop cutting", "sounds awful".
extension Line {
  /// Whether the words of an option tell what has happened, or of too much of it, or judge it.
  func tellsOf(_ option: Range<Int>, in clause: Range<Int>) -> Bool {
    tellsPast(option, in: clause) || saysTooMuch(behind: option, in: clause)
  }

  /// Whether a verb right before the words of an option ends it: "stop cutting", "prevent more growth".
  func stops(_ option: Range<Int>, from: Int) -> Bool {
    let before = max(from, option.lowerBound - 4)..<option.lowerBound
    guard let verb = before.last(where: { Self.stopping.contains(tokens[$0].word) }) else {
      return false
    }
    return tokens[verb..<option.lowerBound].allSatisfy {
      $0.kind == .word && ![.to, .and, .or, .but].contains($0.lexeme)
    }
  }

  /// "I gained", "have put on", "was bulking", "gained 8 kg".
  private func tellsPast(_ option: Range<Int>, in clause: Range<Int>) -> Bool {
    let verb = tokens[option.lowerBound].word
    var place = option.lowerBound - 1
    while place >= clause.lowerBound, Self.adverbs.contains(tokens[place].word) { place -= 1 }
    let before = place >= clause.lowerBound ? tokens[place] : nil
    if ["was", "were", "been"].contains(before?.word) { return true }
    guard verb.hasSuffix("ed") || verb == "put" else { return false }
    if let before {
      return [.i, .we, .have].contains(before.lexeme) || before.word.hasSuffix("'ve")
    }
    guard option.upperBound < clause.upperBound else { return false }
    let next = tokens[option.upperBound]
    // The "one" of "the planned one" counts nothing.
    return verb != "put" && next.word != "one"
      && LexemeSet.numberStart.union([.too, .a, .so]).contains(next.lexeme)
  }

  private func saysTooMuch(behind option: Range<Int>, in clause: Range<Int>) -> Bool {
    let behind = option.upperBound..<min(clause.upperBound, option.upperBound + 3)
    return behind.contains { place in
      let isJudged = tokens[place - 1].lexeme == .is || tokens[place - 1].soundsLike
      guard tokens[place].lexeme == .too, place + 1 < clause.upperBound else {
        return isJudged && tokens[place].lexeme == .bad
      }
      return isJudged || Self.excess.contains(tokens[place + 1].word)
    }
  }

  private static let stopping = WordClasses.english.words("Telling.stopping")
  private static let adverbs = WordClasses.english.words("Telling.adverbs")
  private static let excess = WordClasses.english.words("Telling.excess")
}
