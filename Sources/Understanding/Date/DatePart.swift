/// A part of a date that a correction names.
enum DatePart: Hashable, Sendable {
  case day(Int)
  case month(Int)
  case year(Int)
  case dayAndMonth(Int, Int)

  /// The name of the rule that changes the part.
  var rule: RuleName {
    switch self {
    case .day: RuleName("date.changed-day", .part)
    case .month: RuleName("date.changed-month", .part)
    case .year: RuleName("date.changed-year", .part)
    case .dayAndMonth: RuleName("date.changed-day-and-month", .part)
    }
  }

  /// The old date with this part, or nil when there is no such day.
  func replaced(in old: CalendarDate) -> CalendarDate? {
    switch self {
    case .day(let day): CalendarDate(year: old.year, month: old.month, day: day)
    case .month(let month): CalendarDate(year: old.year, month: month, day: old.day)
    case .year(let year): CalendarDate(year: year, month: old.month, day: old.day)
    case .dayAndMonth(let day, let month): CalendarDate(year: old.year, month: month, day: day)
    }
  }

  /// The part that holds all of several, where they are of the same day: the 21st, and 21 June.
  static func joined(_ parts: [(DatePart, Range<Int>)]) -> (DatePart, Range<Int>)? {
    guard let first = parts.first, let last = parts.last else { return nil }
    let whole = parts.map(\.0).first { whole in
      parts.allSatisfy { part, _ in
        switch (whole, part) {
        case (.dayAndMonth(let day, _), .day(let other)): day == other
        case (.dayAndMonth(_, let month), .month(let other)): month == other
        default: whole == part
        }
      }
    }
    return whole.map { ($0, first.1.lowerBound..<last.1.upperBound) }
  }

  /// The parts that a line says and does not take back; none when it says a whole date.
  static func parts(of line: Line, context: Context) -> [(DatePart, Range<Int>)] {
    let kept = said(in: line, context: context).filter { !line.isNegated($0.tokens.lowerBound) }
    guard kept.count > 1, let last = kept.last else { return kept }
    // Of several, the last of those with a correction before them.
    let before = kept[kept.count - 2].tokens.upperBound
    return line.isCorrection(before..<max(before, last.tokens.lowerBound)) ? [last] : kept
  }

  /// The parts that a line says, also those that it takes back.
  static func said(
    in line: Line, context: Context
  ) -> [(part: DatePart, tokens: Range<Int>)] {
    var parts: [(part: DatePart, tokens: Range<Int>)] = []
    var index = 0
    let dates = DateDimension.rules.matches(in: line, context: context)
    var next = 0
    while index < line.tokens.count {
      while next < dates.count, dates[next].tokens.lowerBound < index { next += 1 }
      if next < dates.count, dates[next].tokens.lowerBound == index, dates[next].missing == nil {
        let date = dates[next]
        guard let said = date.values.only, said.fixed == nil,
          said.weekday == nil, said.year == nil, let day = said.day
        else { return [] }
        parts.append((said.month.map { .dayAndMonth(day, $0) } ?? .day(day), date.tokens))
        index = date.tokens.upperBound
        continue
      }
      var cursor = Cursor(line.tokens, at: index, context: context)
      if let part = cursor.datePart(isFirst: index == 0) {
        parts.append((part, index..<cursor.index))
        index = cursor.index
      } else {
        index += 1
      }
    }
    return parts
  }
}

extension Cursor {
  /// Reads a year of four digits or a month's name that stands alone.
  fileprivate mutating func datePart(isFirst: Bool) -> DatePart? {
    if digitCount == 4, let year = number, (1900..<2200).contains(year), startsDate {
      advance()
      return endsDate ? .year(year) : nil
    }
    // The verb has another one behind it.
    let canBeVerb = lexeme == .may && !isFirst && peek(-1) != .in && peek(-1) != .not
    if lexeme == .may, LexemeSet.subjectsOfVerbs.contains(peek(-1)) { return nil }
    guard let month = monthName(), endsDate,
      !canBeVerb || [.end, .comma, .semicolon, .period, .exclamation].contains(lexeme)
    else { return nil }
    if digitCount == 4, let _ = number { return nil }
    return .month(month)
  }
}

extension LexemeSet {
  /// Behind these a "may" is a verb: "yes, you may".
  fileprivate static let subjectsOfVerbs: LexemeSet = [.you, .i, .we, .they, .it]
}
