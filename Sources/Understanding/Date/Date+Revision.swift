extension DateDimension {
  /// What the line says as a correction: another date, or another day, month or year of the old one
  /// ("the 5th, not the 4th", "April", "2019 not 2018").
  public func revise(
    _ old: CalendarDate, by line: Line, in context: Context
  ) -> Reading<CalendarDate> {
    if let moved = moved(old, by: line, context) { return moved }
    // "Make it the 21st, the 4th is mine": what it was is not what it is to be.
    let said = DatePart.parts(of: line, context: context)
    let parts = said.count > 1 ? said.filter { $0.0.replaced(in: old) != old } : said
    guard let (part, tokens) = parts.only ?? DatePart.joined(parts) else {
      return whole(old, line, context)
    }
    let evidence = line.evidence(tokens, rule: part.rule)
    return part.replaced(in: old).map { checked($0, evidence, context) }
      ?? .unclear(.nothingFound)
  }

  /// "One day later", "a week earlier": counted from the old date, not from today.
  private func moved(
    _ old: CalendarDate, by line: Line, _ context: Context
  ) -> Reading<CalendarDate>? {
    for place in line.tokens.indices {
      var cursor = Cursor(line.tokens, at: place, context: context)
      guard let span = cursor.wholeDays() else { continue }
      let direction = Self.directions[cursor.word]
      guard let sign = direction ?? line.shift(of: place..<cursor.index) else { continue }
      let end = direction == nil ? cursor.index : cursor.index + 1
      let evidence = line.evidence(place..<end, rule: .editing("date"))
      guard let new = old.adding(months: sign * span.months)?.adding(days: sign * span.days) else {
        return .unclear(.nothingFound)
      }
      return checked(new, evidence, context)
    }
    return nil
  }

  private static let directions = ["later": 1, "earlier": -1, "sooner": -1]

  /// The day of the month of an old date that a weekday and a day say, where that is such a day: "Sunday the 17th"
  /// leaves the month that is there.
  private func inMonth(
    of old: CalendarDate, _ new: CalendarDate, _ words: Line
  ) -> CalendarDate? {
    let said = Set(words.tokens.filter { $0.kind != .sign }.map(\.lexeme))
    guard said.contains(.weekday), words.saysNumber,
      said.isDisjoint(with: [.month, .may, .this, .next, .coming, .last]),
      let kept = CalendarDate(year: old.year, month: old.month, day: new.day),
      kept.weekday == new.weekday
    else { return nil }
    return kept
  }

  /// A date as an answer of its own; of two, the one that is not the old one.
  private func whole(
    _ old: CalendarDate, _ line: Line, _ context: Context
  ) -> Reading<CalendarDate> {
    let reading = read(line, in: context)
    guard case .understood(let new, let evidence) = reading else {
      return revised(old, by: line, in: context)
    }
    let words = line.keeping(evidence.span)
    let kept =
      inMonth(of: old, new, words)
      ?? DatePart.parts(of: words, context: context).only?.0.replaced(in: old)
    return kept.map { .understood($0, evidence) } ?? reading
  }
}
