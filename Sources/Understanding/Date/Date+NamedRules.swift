extension DateDimension {
  private static let dayStarts: LexemeSet = [.digits, .small, .tens, .ordinal, .second, .the]

  /// 4 March 2018 · the 26th of September · 31-Oct-74 · twenty five January nineteen eighty six.
  static let dayMonth = Rule<SaidDate>("date.day-month", startingWith: dayStarts) { cursor in
    guard let date = cursor.dayAndMonth() else { return nil }
    return cursor.take(.weekend) ? .init(missing: .day) : .init(date)
  }

  /// 26 or 27 September · from 3 to 5 May: two days to be asked about.
  static let dayRange = Rule<SaidDate>("date.day-range", startingWith: dayStarts) { cursor in
    cursor.take(.the)
    guard cursor.startsDate, let (first, _) = cursor.dayOfMonth() else { return nil }
    cursor.take(.comma)
    guard cursor.take(.rangeLink) || cursor.take([.and, .ampersand]) else { return nil }
    guard let last = cursor.dayAndMonth(), last.isPossible else { return nil }
    var start = last
    start.day = first
    return .init(anyOf: start.isPossible ? [start, last] : [.impossible])
  }

  /// March 4th, 2018 · Oct-2 · September the twenty-first nineteen seventy eight.
  static let monthDay = Rule<SaidDate>("date.month-day", startingWith: [.month, .may]) { cursor in
    guard let dates = cursor.monthAndDay() else { return nil }
    // "July 4th weekend" leaves the day open.
    return cursor.take(.weekend) ? .init(missing: .day) : .init(anyOf: dates)
  }

  /// The 26th · on the 11th of this month · 20th of next month · on 15.
  static let day = Rule<SaidDate>(
    "date.day", startingWith: dayStarts.union([.on, .next, .this, .last, .previous])
  ) { cursor in
    let isBehindOf = cursor.peek(-1) == .of
    let leading = cursor.leadingMonth()
    let isOn = cursor.take(.on)
    let isThe = cursor.take(.the)
    guard cursor.startsDate, let (day, isOrdinal) = cursor.dayOfMonth(),
      isOrdinal || cursor.peek(-1) == .digits && (isOn || isThe && cursor.isAtEndOfClause)
    else { return nil }
    let isWord = cursor.peek(-1) == .ordinal || cursor.peek(-1) == .second
    if let month = leading ?? cursor.namedMonth() {
      return .init(SaidDate(day: day, month: month.month, year: SaidYear(number: month.year)))
    }
    // "first" and "one of the first" are ranks; "the first" may be a day.
    guard !isWord || isOn || isThe && !isBehindOf, isOrdinal || cursor.isAtEndOfClause else {
      return nil
    }
    guard cursor.endsDay || isOrdinal && isThe && cursor.isUnrankedWord(isOn: isOn) else {
      return nil
    }
    return .init(SaidDate(day: day), isExplicit: false)
  }
}

extension Cursor {
  /// Whether nothing but the end of a clause follows.
  var isAtEndOfClause: Bool {
    switch lexeme {
    case .end, .comma, .exclamation, .question, .closing, .semicolon, .and, .at, .but, .or: true
    case .period: !isGlued(1)
    default: false
    }
  }

  /// Whether the next word is none that a rank belongs to: behind "on the 5th" nearly every word,
  /// without "on" only a verb.
  fileprivate func isUnrankedWord(isOn: Bool) -> Bool {
    guard lexeme == .other, !isGlued else { return false }
    return word.hasSuffix("ing") || word == "works" || isOn && !Cursor.rankedThings.contains(word)
  }

  /// What is counted by ordinals after "on the".
  private static let rankedThings = WordClasses.english.words("Cursor.rankedThings")

  /// Reads a day and a month's name, and a year if there is one.
  mutating func dayAndMonth() -> SaidDate? {
    take(.the)
    // In "two thousand twenty six september" the number is a year.
    let isInNumber = index > 0 && LexemeSet.numberWords.contains(tokens[index - 1].lexeme)
    guard startsDate, !isInNumber || lexeme == .digits, let (day, isOrdinalDay) = dayOfMonth()
    else { return nil }
    let isWord = peek(-1) == .small || peek(-1) == .tens
    if isOrdinalDay, take(.of, .the), let (month, isOrdinal) = dayOfMonth(), isOrdinal {
      // "the 26th of the 9th"
      let date = SaidDate(day: day, month: month, year: yearOfDate())
      return date.isPossible ? date : nil
    }
    if isGlued, lexeme == .dash || lexeme == .slash || lexeme == .period, isGlued(1) {
      advance()
    } else {
      take([.of, .comma, .period])
    }
    guard let month = monthName(),
      endsDate || lexeme == .digits || lexeme == .dash
        || lexeme == .slash || lexeme == .period
    else { return nil }
    // "One may ask", "2 may be enough"
    if peek(-1) == .may, LexemeSet.behindMay.contains(lexeme) || isWord && lexeme == .other {
      return nil
    }
    let date = SaidDate(day: day, month: month, year: yearOfDate())
    return date.isPossible ? date : .impossible
  }

  /// Reads a month's name and a day, or two days that are the ends of a range.
  mutating func monthAndDay() -> [SaidDate]? {
    guard let month = monthName() else { return nil }
    if lexeme == .dash || lexeme == .slash { advance() }
    take(.comma)
    take(.the)
    guard lexeme != .digits || digitCount <= 2, let (day, isOrdinal) = dayOfMonth() else {
      return nil
    }
    take(.ish)
    guard isOrdinal || endsDate || [.dash, .slash, .period, .comma].contains(lexeme) else {
      return nil
    }
    var next = self
    let isSum = next.lexeme == .and || next.lexeme == .ampersand
    if next.take([.dash, .to, .through, .until, .or, .and, .ampersand]) {
      next.take(.the)
    }
    // "March 4 and 2 kids" counts the kids.
    if next.index > index, let (last, _) = next.dayOfMonth(), isSum ? next.endsDay : next.endsDate {
      self = next
      let year = yearOfDate()
      let ends = [day, last].map { SaidDate(day: $0, month: month, year: year) }
      return ends.allSatisfy(\.isPossible) ? ends : [.impossible]
    }
    let date = SaidDate(day: day, month: month, year: yearOfDate())
    return [date.isPossible ? date : .impossible]
  }

  /// Reads "next month on" before a day.
  fileprivate mutating func leadingMonth() -> (month: Int, year: Int)? {
    let start = self
    if let month = namedMonth() {
      take(.comma)
      if lexeme == .on || lexeme == .the { return month }
    }
    self = start
    return nil
  }

  /// Reads "of this month", "of next month" or "of the previous month".
  mutating func namedMonth() -> (month: Int, year: Int)? {
    let start = self
    take([.of, .in])
    take(.the)
    let offset: Int
    switch lexeme {
    case .this: offset = 0
    case .next, .coming: offset = 1
    case .after where word == "following": offset = 1
    case .last, .previous: offset = -1
    default: offset = Int.min
    }
    advance()
    guard offset != Int.min, take(.monthUnit),
      let month = CalendarDate(year: context.today.year, month: context.today.month, day: 1)?
        .adding(months: offset)
    else {
      self = start
      return nil
    }
    return (month.month, month.year)
  }
}

extension LexemeSet {
  /// What follows the verb "may".
  static let behindMay: LexemeSet = [
    .is, .not, .have, .need, .want, .like, .do, .also, .just, .only, .make, .eat, .start,
    .finish, .agree, .mean, .know,
  ]
}
