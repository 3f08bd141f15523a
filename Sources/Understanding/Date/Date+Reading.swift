extension DateDimension {
  /// What the line says: its date after corrections, where "6 June, no wait, the 13th" is 13 June.
  public func read(_ line: Line, in context: Context) -> Reading<CalendarDate> {
    var matches = matches(in: line, context: context)
    if let last = matches.indices.last, last > 0, matches[last].rule == Self.day.name,
      let corrected = corrected(matches[last - 1], by: matches[last], in: line)
    {
      matches[last].values = [corrected]
    }
    if matches.isEmpty { return .unclear(.nothingFound) }
    return Settlement(of: matches, in: line) { violation(of: $0, in: context) }.reading()
  }

  /// The date of a match with the day of another that corrects it.
  private func corrected(
    _ old: Match<CalendarDate>, by day: Match<CalendarDate>, in line: Line
  ) -> CalendarDate? {
    guard let date = old.values.first, old.values.count == 1, let said = day.values.first,
      [Self.dayMonth.name, Self.monthDay.name, Self.weekdayDate.name].contains(old.rule),
      line.isCorrection(old.tokens.upperBound..<max(old.tokens.upperBound, day.tokens.lowerBound))
    else { return nil }
    return DatePart.day(said.day).replaced(in: date)
  }
}
