extension DateDimension {
  /// Christmas 2026 · Halloween · New Year's Eve.
  static let holiday = Rule<SaidDate>("date.holiday", startingWith: [.holiday, .year, .good]) {
    cursor in
    let context = cursor.context
    if cursor.lexeme == .good {
      guard cursor.word == "good", cursor.peek(1) == .weekday,
        cursor.tokens[cursor.index + 1].number == 5
      else { return nil }
      cursor.advance(2)
      let year = cursor.yearOfDate()?.number
      let dates = (year.map { [$0] } ?? [context.today.year, context.today.year + 1]).compactMap {
        CalendarDate(easterOf: $0)?.adding(days: -2)
      }
      return (dates.first { $0 >= context.today } ?? dates.first).map {
        .init(SaidDate(fixed: $0), isExplicit: year != nil)
      }
    }
    if cursor.lexeme == .year {
      guard cursor.index > 0, cursor.tokens[cursor.index - 1].word == "new",
        cursor.word.hasPrefix("year")
      else { return nil }
      cursor.advance()
      let isEve = cursor.take(.eve)
      guard isEve || cursor.take(.day) else { return nil }
      return .init(
        SaidDate(day: isEve ? 31 : 1, month: isEve ? 12 : 1, year: cursor.yearOfDate()))
    }
    let holiday = cursor.word
    let code = cursor.number
    cursor.advance()
    let isEve = cursor.take(.eve)
    // "a leap year" is no day.
    if holiday == "leap", cursor.lexeme != .day { return nil }
    if !isEve, !cursor.take(.day), cursor.lexeme == .weekday {
      guard holiday.hasPrefix("easter"), cursor.number == 1 || cursor.number == 7 else {
        return nil
      }
      cursor.advance()
    }
    let isNamed = cursor.peek(-1) != .holiday
    let isMonday = cursor.peek(-1) == .weekday && cursor.tokens[cursor.index - 1].number == 1
    let year = cursor.yearOfDate()
    if cursor.take(.weekend) { return .init(missing: .day) }
    if let code {
      let day = code % 100 - (isEve ? 1 : 0)
      return .init(
        SaidDate(day: day, month: code / 100, year: year), isExplicit: year != nil || isNamed)
    }
    let years =
      year.map { [$0.isShort ? 2000 + $0.number : $0.number] }
      ?? [context.today.year, context.today.year + 1]
    let dates = years.compactMap {
      holiday.hasPrefix("easter")
        ? CalendarDate(easterOf: $0)?.adding(days: isMonday ? 1 : 0)
        : CalendarDate(thanksgivingOf: $0)
    }
    guard let date = dates.first(where: { $0 >= context.today }) ?? dates.first else { return nil }
    return .init(SaidDate(fixed: date), isExplicit: year != nil || isNamed)
  }
}
