/// Tells which numbers of a line may be meant as times though nothing about them says so.
///
/// "8", "about 8 I guess" and "I'd be there at 8" are; the number of "there are 10 students" is
/// not.
struct BareClockGate {
  private let line: Line
  /// Whether nothing but numbers, times and small words stands in the line.
  private let isAllSmall: Bool

  /// The gate of a line, made in one pass over it.
  init(_ line: Line) {
    self.line = line
    isAllSmall = line.tokens.indices.allSatisfy { place in
      let token = line.tokens[place]
      if token.lexeme == .digits { return BareClockGate.isClockNumber(line.tokens, place) }
      return !BareClockGate.content.contains(token.lexeme)
        || BareClockGate.choosing.contains(token.word)
    }
  }

  /// Whether some tokens that could be a time may be taken for one.
  func allows(_ tokens: Range<Int>, isRange: Bool = false) -> Bool {
    let all = line.tokens
    if tokens.upperBound < all.count {
      let next = all[tokens.upperBound]
      if BareClockGate.isCounted(next) || next.lexeme == .past { return false }
      if !next.startsWord, BareClockGate.gluedContent.contains(next.lexeme) { return false }
    }
    if continuesNumber(tokens.lowerBound) { return false }
    if isAllSmall { return true }
    if tokens.upperBound < all.count, all[tokens.upperBound].lexeme == .dash { return false }
    if isRange { return hasMeal }
    var place = tokens.lowerBound - 1
    while place >= 0, all[place].lexeme == .hedge { place -= 1 }
    if place < tokens.lowerBound - 1 { return true }
    guard place >= 0 else { return false }
    // "Can you move it to 11"
    if all[place].lexeme == .to, all[..<place].contains(where: { Self.moving.contains($0.word) }) {
      return true
    }
    // "earlier than 7", but not "more than 7"
    if all[place].lexeme == .than, place > 0 {
      return all[place - 1].lexeme == .later || all[place - 1].word == "earlier"
    }
    return BareClockGate.beforeTimes.contains(all[place].lexeme)
      || all[place].lexeme == .for && (tokens.count > 1 || endsClause(tokens))
  }

  /// Whether words that could be part of a range may be taken for it: one end, or a length.
  func allowsPart(_ tokens: Range<Int>) -> Bool {
    guard isAllSmall || hasMeal else { return false }
    guard tokens.upperBound < line.tokens.count else { return true }
    return !BareClockGate.isCounted(line.tokens[tokens.upperBound])
  }

  /// Whether what follows a number shows that it counts something: "8 people", but not "8 works".
  static func isCounted(_ next: Token) -> Bool {
    LexemeSet.counting.contains(next.lexeme) && !choosing.contains(next.word)
  }

  /// Whether the number before a token goes on with it: "one hundred and sixteen", "1 hour fifteen".
  private func continuesNumber(_ index: Int) -> Bool {
    var place = index - 1
    if place > 0, line.tokens[place].lexeme == .and { place -= 1 }
    return place >= 0 && BareClockGate.unfinished.contains(line.tokens[place].lexeme)
  }

  private static let unfinished: LexemeSet = [
    .hundred, .scale, .point, .hour, .minute, .secondUnit, .day, .week, .fortnight, .monthUnit,
  ]

  /// Whether nothing but a mark or a condition follows: "for 9 if there is a table".
  private func endsClause(_ tokens: Range<Int>) -> Bool {
    let rest = line.tokens[tokens.upperBound...]
    return rest.first?.lexeme == .if
      || rest.allSatisfy { $0.kind == .sign || $0.lexeme == .please }
  }

  private var hasMeal: Bool { line.tokens.contains { $0.lexeme == .eat || $0.lexeme == .fast } }

  /// Whether digits could be an hour, or hours and minutes, and no decimal.
  private static func isClockNumber(_ tokens: [Token], _ place: Int) -> Bool {
    let token = tokens[place]
    guard let number = token.number, token.word.utf8.count <= 4 else { return false }
    if token.word.utf8.count > 2 { return number <= 2400 && number % 5 == 0 && number % 100 < 60 }
    guard place > 0, !token.startsWord, tokens[place - 1].lexeme == .period else { return true }
    return token.word.utf8.count == 2 || tokens[place - 1].startsWord
  }

  /// Prepositions of time.
  private static let beforeTimes: LexemeSet = [
    .at, .by, .until, .since, .before, .from, .after,
  ]
  /// What makes a line say something of its own.
  private static let content: LexemeSet = [
    .other, .month, .may, .currency, .percent, .atSign, .hash, .equals, .underscore, .degree,
    .slash, .kilometre, .metre, .centimetre, .millimetre, .mile, .yard, .foot, .inch, .marathon,
    .ultra, .calorie, .kilojoule, .otherUnit, .kilogram, .gram, .pound, .ounce, .stone, .ordinal,
    .ordinalSuffix, .year, .old, .age, .born,
    .birthday,
  ]
  /// Words with which people choose or offer a time: "I'd go with 8", "11 to 7 works".
  private static let choosing: Set<String> = moving.union(
    WordClasses.english.words("BareClockGate.choosing"))
  /// Words with which people ask for another time.
  private static let moving = WordClasses.english.words("BareClockGate.moving")
  private static let gluedContent: LexemeSet = [.slash, .colon, .atSign, .underscore, .other]
}

extension LexemeSet {
  /// What shows that the number before it counts something, or goes on.
  static let counting: LexemeSet = [
    .other, .of, .percent, .slash, .currency, .hundred, .scale, .dozen, .degree, .otherUnit,
    .kilogram, .gram, .pound, .ounce, .stone,
    .kilometre, .metre, .centimetre, .millimetre, .mile, .yard, .foot, .inch, .marathon, .k, .m,
    .s, .h, .d, .w, .y, .b, .g, .calorie, .kilojoule, .second, .secondUnit, .minute, .hour, .day,
    .week, .fortnight, .monthUnit, .year, .ordinalSuffix, .pace, .month, .may, .ordinal, .more,
    .less, .point, .vulgar, .digits, .old,
  ]
}
