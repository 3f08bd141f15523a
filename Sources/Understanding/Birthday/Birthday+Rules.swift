extension BirthdayDimension {
  /// The rules of dates, and those of birthdays as people say and recognisers write them.
  static let rules = RuleSet<SaidDate>(
    DateDimension.rules.rules + [digits, zeroDay, twoMonths, parted])

  private static let numbers: LexemeSet = [
    .digits, .small, .tens, .ordinal, .second, .the, .oh, .zero,
  ]

  /// 1408 1949 · 14 08 49 · the 23rd 5th 1962 · five ten nineteen eleven.
  static let digits = Rule<SaidDate>("birthday.digits", startingWith: numbers) { cursor in
    cursor.take(.the)
    guard cursor.startsDate, cursor.peek(-1) != .digits else { return nil }
    let start = cursor
    for hearsDigits in [false, true] {
      cursor = start
      let (groups, isDayFirst) = cursor.digitGroups(hearsDigits: hearsDigits)
      guard !groups.isEmpty, cursor.endsDate, cursor.lexeme != .digits else { continue }
      let dates = DigitDate(
        groups: groups, isDayFirst: isDayFirst, isHeard: hearsDigits, context: cursor.context
      ).dates
      if !dates.isEmpty { return .init(anyOf: dates) }
    }
    return nil
  }

  /// O2 January 2000 · oh for November 2016.
  static let zeroDay = Rule<SaidDate>("birthday.zero-day", startingWith: [.oh, .zero]) { cursor in
    cursor.advance()
    let day: Int
    if cursor.take(.for) {
      day = 4
    } else if cursor.take(.to) {
      day = 2
    } else if let digit = cursor.count(in: 1...9) {
      day = digit
    } else {
      return nil
    }
    cursor.take(.of)
    guard let month = cursor.monthName() else { return nil }
    let date = SaidDate(day: day, month: month, year: cursor.yearOfDate())
    return date.isPossible ? .init(date) : nil
  }

  /// 14th of May 4th 1988: the "the" of "the 4th" heard as a month, or the month said twice.
  static let twoMonths = Rule<SaidDate>(
    "birthday.two-months", startingWith: [.digits, .small, .tens, .ordinal, .second, .the]
  ) { cursor in
    cursor.take(.the)
    guard cursor.startsDate, let (day, isOrdinal) = cursor.dayOfMonth(), isOrdinal else {
      return nil
    }
    cursor.take(.of)
    guard let named = cursor.monthName(), let (number, isPlace) = cursor.dayOfMonth(), isPlace,
      let year = cursor.yearOfDate()
    else { return nil }
    let dates = [number, named].map { SaidDate(day: day, month: $0, year: year) }
      .filter(\.isPossible)
    return .init(anyOf: Set(dates).count == 1 ? [dates[0]] : dates)
  }

  /// To 7th October 2016: the second, the 7th or, with a "twenty" not quite heard, the 27th.
  static let parted = Rule<SaidDate>("birthday.parted-day", startingWith: [.to]) { cursor in
    guard cursor.index == 0 else { return nil }
    cursor.advance()
    guard let date = cursor.dayAndMonth(), let day = date.day, day < 10, date.year != nil else {
      return nil
    }
    var late = date
    late.day = day + 20
    return .init(anyOf: [date, late].filter(\.isPossible))
  }
}
