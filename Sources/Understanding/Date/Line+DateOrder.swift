extension Line {
  /// The order of day and month that a line says its numeric date is in: "day first", "American style",
  /// "I'm in the UK".
  var saidDateOrder: DateOrder? {
    var orders: Set<DateOrder> = []
    for (place, token) in tokens.enumerated() {
      let next = place + 1 < tokens.count ? tokens[place + 1].word : ""
      if token.lexeme == .day && next == "first" || Self.dayFirstPlaces.contains(token.word) {
        orders.insert(.dayFirst)
      }
      if token.lexeme == .monthUnit && next == "first" || Self.monthFirstPlaces.contains(token.word)
      {
        orders.insert(.monthFirst)
      }
    }
    return orders.only
  }

  /// Of the days that a numeric date can be, the one that the rest of the line tells apart: by their
  /// order, by the month or by the day in words.
  func decided(
    _ reading: Reading<CalendarDate>, _ matches: [Match<CalendarDate>], in context: Context
  ) -> Reading<CalendarDate> {
    guard case .ambiguous(let days, let evidence) = reading,
      let match = matches.first(where: { $0.values == days })
    else { return reading }
    let span =
      tokens[match.tokens.lowerBound].span
      .lowerBound..<tokens[match.tokens.upperBound - 1].span
      .upperBound
    let rest = blanking([span])
    if days.count == 2, days[0].day == days[1].month, days[0].month == days[1].day,
      let order = rest.saidDateOrder
    {
      return .understood(days[order == .dayFirst ? 0 : 1], evidence)
    }
    return rest.pickedDate(of: days, context: context).map { .understood(days[$0], evidence) }
      ?? reading
  }

  /// The words that say in which order a day and a month stand.
  static var wordsOfDateOrder: Set<String> { dayFirstPlaces.union(monthFirstPlaces) }

  private static let dayFirstPlaces = WordClasses.english.words("DateOrder.dayFirstPlaces")
  private static let monthFirstPlaces = WordClasses.english.words("DateOrder.monthFirstPlaces")
}
