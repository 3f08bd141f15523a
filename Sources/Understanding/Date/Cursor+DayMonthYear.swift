extension Cursor {
  /// Reads a day of the month: "26", "26th", "twenty-sixth", "twenty six", "first".
  mutating func dayOfMonth() -> (day: Int, isOrdinal: Bool)? {
    let start = self
    if lexeme == .ordinal || lexeme == .second, let number, number <= 30 {
      advance()
      return (number, true)
    }
    if let day = partedOrdinal() { return (day, true) }
    if lexeme == .tens, let tens = number, tens <= 30 {
      let offset = peek(1) == .dash && isGlued(1) && isGlued(2) ? 2 : 1
      if peek(offset) == .ordinal || peek(offset) == .second,
        let unit = tokens[index + offset].number, unit < 10
      {
        advance(offset + 1)
        return tens + unit <= 31 ? (tens + unit, true) : nil
      }
    }
    guard lexeme != .digits || digitCount <= 2, let day = count(in: 1...31) else { return nil }
    if lexeme == .ordinalSuffix, isGlued || start.lexeme == .digits {
      advance()
      return (day, true)
    }
    return (day, false)
  }

  /// Reads an ordinal whose ten stands apart in digits: "20 4th".
  private mutating func partedOrdinal() -> Int? {
    guard lexeme == .digits, let tens = number, tens == 20 || tens == 30, !isGlued(1) else {
      return nil
    }
    let start = self
    advance()
    if digitCount == 1, let unit = number, peek(1) == .ordinalSuffix, isGlued(1) {
      advance(2)
      if tens + unit <= 31 { return tens + unit }
    } else if lexeme == .ordinal || lexeme == .second, let unit = number, tens + unit <= 31 {
      advance()
      return tens + unit
    }
    self = start
    return nil
  }

  /// Reads a month's name.
  mutating func monthName() -> Int? {
    guard lexeme == .month || lexeme == .may, let number else { return nil }
    advance()
    if lexeme == .period, peek(1) == .digits || peek(1) == .dash { advance() }
    return number
  }

  /// Reads a year behind a day and month: "2018", ", 2018", "of 1995", "'18", "nineteen eighty
  /// six", "two thousand and eighteen".
  mutating func yearOfDate() -> SaidYear? {
    let start = self
    let hasSeparator = isGlued && take([.dash, .slash])
    var isCorrected = false
    if !hasSeparator {
      take([.comma, .period])
      // "18 April but 2028"
      isCorrected = take(.but)
      // "But not this year, 2027"
      if isCorrected, take(.not), take(.this), take(.year) { take([.comma, .but]) }
      take([.of, .in])
      if let year = yearFromNow() { return SaidYear(number: year) }
      take(.the)
      take(.year)
    }
    let isPlain = index == start.index || hasSeparator
    if lexeme == .quote, isGlued(1), peek(1) == .digits, tokens[index + 1].word.utf8.count == 2,
      let year = tokens[index + 1].number
    {
      advance(2)
      return SaidYear(number: year, isShort: true)
    }
    if let year = partedYear() { return SaidYear(number: year) }
    if lexeme == .digits, let year = number,
      digitCount == 4 || digitCount == 2 && !isCorrected && (isPlain || year > 31)
    {
      let isShort = digitCount == 2
      advance()
      // "March 4 10 people" counts people; "4 March 12 was" says a year.
      let isCount = LexemeSet.counting.contains(lexeme)
      if endsDate, !isCount || lexeme == .other && (!isShort || word == "was") {
        return SaidYear(number: year, isShort: isShort)
      }
    } else if let year = spokenYear() {
      return SaidYear(number: year)
    }
    self = start
    return nil
  }

  /// Reads a year whose parts stand apart in digits: "19 33", "19-20", "19th 13", "19 or 8" for
  /// "nineteen oh eight", "2000 and 7", "20019".
  private mutating func partedYear() -> Int? {
    guard lexeme == .digits, let first = number else { return nil }
    let start = self
    let length = digitCount
    advance()
    if length == 5, (20_000..<20_100).contains(first), endsDate { return first - 18_000 }
    if length == 4, first == 1900 || first == 2000, take(.and),
      let (rest, isOrdinal) = yearOfCentury(), isOrdinal ? endsDate : endsDay
    {
      return first + rest
    }
    if length == 2, first == 19 || first == 20 {
      if lexeme == .ordinalSuffix, isGlued { advance() }
      if lexeme == .dash, isGlued, isGlued(1) { advance() }
      let isSmall = take([.or, .oh])
      if lexeme == .digits, digitCount == (isSmall ? 1 : 2),
        let (rest, isOrdinal) = yearOfCentury(), isOrdinal ? endsDate : endsDay
      {
        return first * 100 + rest
      }
    }
    self = start
    return nil
  }

  /// Reads the last two figures of a year, also where they were taken for a day: "7", "8th".
  private mutating func yearOfCentury() -> (Int, isOrdinal: Bool)? {
    guard let rest = count(in: 1...99) else { return nil }
    let isOrdinal = lexeme == .ordinalSuffix && isGlued
    if isOrdinal { advance() }
    return (rest, isOrdinal)
  }

  /// Reads a year in words: "nineteen eighty six", "twenty eighteen", "two thousand and five".
  mutating func spokenYear() -> Int? {
    let start = self
    if lexeme == .small, number == 2, peek(1) == .scale, tokens[index + 1].number == 1000 {
      advance(2)
      let end = self
      take(.and)
      if let rest = count(in: 1...99) { return 2000 + rest }
      self = end
      return 2000
    }
    if let century = number, lexeme == .small && century >= 10 || lexeme == .tens && century == 20 {
      advance()
      if lexeme == .hundred {
        advance()
        let end = self
        take(.and)
        if let rest = count(in: 1...99) { return century * 100 + rest }
        self = end
        return century * 100
      }
      if take(.oh) || take(.zero) {
        if let rest = count(in: 1...9) { return century * 100 + rest }
      } else if lexeme != .digits, let rest = count(in: 10...99) {
        return century * 100 + rest
      }
    }
    self = start
    return nil
  }

  /// Whether a date may end before the next token: no more of a number or a word is glued to it,
  /// and what was read is not the hour or the amount of something.
  var endsDate: Bool {
    switch lexeme {
    case .am, .pm, .oclock, .percent, .ordinalSuffix: return false
    case .colon: return !(isGlued && isGlued(1) && peek(1) == .digits)
    case .period, .slash, .dash, .comma: return !(isGlued && isGlued(1) && peek(1) == .digits)
    case .end, .closing, .question, .exclamation, .quote, .semicolon, .ellipsis, .sign,
      .opening:
      return true
    default: return !isGlued
    }
  }

  /// Whether words behind a number do not make it count or rank something.
  var endsDay: Bool {
    endsDate && !LexemeSet.ranked.contains(lexeme)
  }
}

extension LexemeSet {
  /// Words that a number word behind them continues.
  static let numberWords: LexemeSet = [.small, .tens, .hundred, .scale]

  /// What behind a number or an ordinal makes it the number or the rank of that.
  static let ranked: LexemeSet = LexemeSet.counting.union([
    .half, .quarter, .small, .tens, .week, .weekend, .morning, .night, .day, .holiday, .zero,
    .birthday, .eat, .lunchtime, .weekday,
  ])
}
