extension DateDimension {
  /// The candidate that the line picks, also by "day first" or a part that only one has ("March",
  /// "the 3rd", "2027").
  public func pick(
    from candidates: [CalendarDate], by line: Line, in context: Context
  ) -> Int? {
    let matches = matches(in: line, context: context)
    if let place = line.only(of: candidates, sharing: matches) { return place }
    // "The second" may be a day too, and is a place here.
    let whole = matches.filter { match in
      let said = line.tokens[match.tokens]
      return said.count > 3
        || said.contains { $0.lexeme == .month || $0.lexeme == .may || $0.kind == .sign }
    }
    if says(another: candidates, whole, line, context) { return nil }
    if let place = line.pickedDate(of: candidates, context: context) { return place }
    if let place = repeated(candidates, by: matches) { return place }
    return line.place(among: candidates.count)
      ?? line.distinguished(among: candidates.map(\.phrase))
  }
}

extension Line {
  /// The only date that has all words of what the line says as a part of one with a month: "3 April".
  fileprivate func only(
    of candidates: [CalendarDate], sharing matches: [Match<CalendarDate>]
  ) -> Int? {
    guard let match = matches.last, matches.count == 1, !isNegated(match.tokens.lowerBound),
      tokens[match.tokens].contains(where: { [.month, .may].contains($0.lexeme) })
    else { return nil }
    let said = Set(tokens[match.tokens].filter { $0.kind != .sign }.map(\.word))
    let places = candidates.indices.filter { place in
      said.isSubset(of: Line(asWritten: candidates[place].phrase).tokens.map(\.word))
    }
    return places.only
  }

  /// The date that the line tells apart from the others by its order or by a part of it.
  func pickedDate(of candidates: [CalendarDate], context: Context) -> Int? {
    if candidates.count == 2, candidates[0].day == candidates[1].month,
      candidates[0].month == candidates[1].day
    {
      // Readings of a numeric date stand with the day first.
      for (place, token) in tokens.enumerated().dropLast() where tokens[place + 1].word == "first" {
        if token.lexeme == .day { return 0 }
        if token.lexeme == .monthUnit { return 1 }
      }
    }
    let said = DatePart.said(in: self, context: context)
    let isNegated = said.count == 1 && isNegated(said[0].tokens.lowerBound)
    let parts = isNegated ? said : said.filter { !self.isNegated($0.tokens.lowerBound) }
    guard !parts.isEmpty else { return pickedWeekday(of: candidates) }
    let places = candidates.indices.filter { place in
      parts.allSatisfy { $0.part.replaced(in: candidates[place]) == candidates[place] }
        != isNegated
    }
    if places.count == 1 { return places[0] }
    return places.isEmpty ? nil : pickedWeekday(of: candidates)
  }

  /// The only date that falls on the weekday that the line names.
  private func pickedWeekday(of candidates: [CalendarDate]) -> Int? {
    let days = tokens.filter { $0.lexeme == .weekday }.compactMap(\.number)
    guard let day = days.only else { return nil }
    let places = candidates.indices.filter { candidates[$0].weekday.isoNumber == day }
    return places.only
  }
}
