extension Cursor {
  /// Reads a length of time with units: "1 year 2 days", "an hour and a half", "1h30".
  mutating func timeSpan() -> TimeSpan? {
    // "between 45 minutes and an hour" names two lengths.
    let isBetween = peek(-1) == .between || peek(-1) == .hedge && peek(-2) == .between
    guard !isInsideWord, !isBehindDecimalComma, let (first, unit) = timePart() else { return nil }
    var span = first
    var last = unit
    for _ in 0..<6 {
      var next = self
      if isBetween, next.lexeme == .and, next.peek(1) != .a || next.peek(2) != .half { return span }
      if let fraction = next.halfOfUnit(), let part = last.span(fraction) {
        span = span + part
        self = next
        return span
      }
      // "1 hr. 30 min."
      let isAbbreviated = next.isGlued && next.take(.period)
      let isParted = next.lexeme == .comma
      next.take([.comma, .and, .ampersand])
      next.take(.and)
      var lower = next
      if let (part, unit) = lower.timePart(), unit != last,
        // "40 minutes, an hour on Sundays" are two lengths.
        unit.rawValue < last.rawValue || !lower.isRepeated && !isParted,
        // Nor is "an hour, ninety minutes at the weekend" one.
        !isParted || !lower.isOfDays && part.seconds < (last.span(1)?.seconds ?? 0)
      {
        span = span + part
        last = unit
        self = lower
      } else if !isAbbreviated, let rest = next.bareRest(after: last), !isParted || !next.isOfDays {
        // "1 hour thirty": the unit below is understood.
        self = next
        return span + rest
      } else {
        return span
      }
    }
    return span
  }

  /// Whether the number that comes next is behind the comma of a decimal: the 5 of "1,5".
  private var isBehindDecimalComma: Bool {
    peek(-1) == .comma && peek(-2) == .digits && isGlued && isGlued(-1)
  }

  /// Whether "a week" or the like follows: "45 minutes 3 days a week" is not one length.
  private var isRepeated: Bool { [.a, .per, .each, .every, .weekly].contains(lexeme) }

  /// Whether what follows says on which days: "on Sundays", "at the weekend".
  private var isOfDays: Bool {
    var next = self
    next.take([.on, .at, .during])
    next.skip([.the, .every, .each])
    return LexemeSet.dayNames.contains(next.lexeme)
  }

  /// Whether the days just read are those on which something is done: "3 days a week".
  var isFrequency: Bool {
    peek(-1) == .day && isRepeated
      && (lexeme == .weekly || [.week, .fortnight, .monthUnit].contains(peek(1)))
  }

  /// Reads a number and its unit, or "an hour".
  private mutating func timePart() -> (TimeSpan, TimeUnit)? {
    let start = self
    if lexeme == .a || lexeme == .another, let unit = articleUnit() {
      return unit.span(1).map { ($0, unit) }
    }
    self = start
    // "1,5 hours" is an hour and a half; "30,45 minutes" are two numbers.
    let commaDecimals = digitCount == 1 && peek(1) == .comma
    if let number = numeral(commaDecimals ? [.commaDecimals] : []) {
      take(.ish)
      if number.hasFraction { takeOfA() }
      if peek(0) == .half, number.value >= 1 {
        self = start
        return nil
      }
      // "30 more minutes", "two full hours"
      if lexeme == .more || Cursor.wholeness.contains(word) { advance() }
      let isWordy = lexeme == .second && !number.hasDigits && number.value == 1
      if let unit = timeUnit(), !isWordy || isAtEnd || lexeme != .other,
        let span = unit.span(number.value)
      {
        return (span, unit)
      }
    }
    self = start
    return nil
  }

  /// Reads "an hour", unless it says "per hour" or "a second helping".
  private mutating func articleUnit() -> TimeUnit? {
    // "Push it back an hour", "the whole thing an hour later"
    let isMoved =
      ["back", "forward"].contains(tokens.word(at: index - 1))
      || Line.behind[tokens.word(at: index + 2)]?.kind == .place
    guard isMoved || !LexemeSet.counted.contains(peek(-1)) else { return nil }
    advance()
    if Cursor.wholeness.contains(word) { advance() }
    guard let unit = TimeUnit(article: lexeme) else { return nil }
    advance()
    if unit == .second, lexeme != .end, lexeme != .and, !LexemeSet.filler.contains(lexeme) {
      return nil
    }
    return unit
  }

  /// Words that leave a length as long as it is.
  private static let wholeness = WordClasses.english.words("Cursor.wholeness")

  /// Reads "and a half" behind a unit.
  mutating func halfOfUnit() -> Double? {
    guard lexeme == .and else { return nil }
    guard let fraction = addedFraction() else { return nil }
    // "an hour and half a minute", "an hour and a quarter mile" go on.
    return lexeme == .a || LexemeSet.unit.contains(lexeme) ? nil : fraction
  }

  /// Reads the "thirty" of "1 hour thirty", "1h30" and "2 minutes 15".
  private mutating func bareRest(after unit: TimeUnit) -> TimeSpan? {
    guard unit == .hour || unit == .minute, let rest = count(in: 1...59) else { return nil }
    guard !LexemeSet.unit.contains(lexeme), endsNumber, lexeme != .to || peek(1) != .digits,
      lexeme != .hundred, lexeme != .scale, isGlued(-1) || lexeme != .other
    else { return nil }
    return TimeSpan(seconds: unit == .hour ? Double(rest) * 60 : Double(rest))
  }
}

extension TimeUnit {
  /// The unit that a word after "a" or "an" is.
  init?(article lexeme: Lexeme) {
    switch lexeme {
    case .second: self = .second
    case .minute: self = .minute
    case .hour: self = .hour
    case .day: self = .day
    case .week: self = .week
    case .fortnight: self = .fortnight
    case .monthUnit: self = .month
    case .year: self = .year
    default: return nil
    }
  }
}

extension LexemeSet {
  /// What stands before an "a" that means "per", as in "3 times a week" and "1800 a day".
  static let counted: LexemeSet = [
    .digits, .small, .tens, .hundred, .scale, .k, .calorie, .kilojoule, .minute, .hour, .day,
    .once, .twice, .other, .mile, .kilometre, .otherUnit, .kilogram, .gram, .pound, .ounce, .stone,
    .several,
  ]
}
