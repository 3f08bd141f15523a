/// A day of the calendar.
///
/// A date that leaves its year open is the coming one, or the last one where the question asks for
/// the past. "3/4/18" is ambiguous unless the context knows the order of day and month, or the
/// question allows only one of the two days.
public struct DateDimension: Dimension {
  /// The time in which an answer lies.
  public let frame: DateFrame

  /// Dates of some time.
  public init(_ frame: DateFrame = .any) {
    self.frame = frame
  }

  /// `date`.
  public var name: String { "date" }

  static let rules = RuleSet<SaidDate>([
    iso, numeric, weekdayDate, dayRange, dayMonth, monthDay, holiday, namedDay,
    weekdayOfMonth, weekday,
    weekend, offset, span, near, beside, numericShort, day, withoutDay,
  ])

  /// The words of dates.
  public var vocabulary: Vocabulary { Self.words }

  /// The words of dates, of days with a name, and of the order of a day and a month.
  static let words = Vocabulary(of: .wordsForDates).union(
    Vocabulary(lazily: { namesOfDays.sorted() + Line.wordsOfDateOrder.sorted() }))

  /// Every date of the line, also those outside the time that the question is about.
  public func matches(in line: Line, context: Context) -> [Match<CalendarDate>] {
    let said = Self.joiningWeekdays(
      Self.joiningDayNames(
        Self.joiningParts(Self.rules.matches(in: line, context: context)), in: line),
      in: line, today: context.today)
    return said.compactMap { match in
      if match.rule == Self.span.name, !frame.isAhead { return nil }
      var days: [CalendarDate] = []
      let year = line.yearAhead(of: match.tokens.lowerBound, today: context.today)
      for said in match.values {
        var said = said
        if said.fixed == nil, said.month != nil, said.year == nil { said.year = year }
        for day in said.days(in: frame, today: context.today) where !days.contains(day) {
          days.append(day)
        }
      }
      guard !days.isEmpty || match.missing != nil else { return nil }
      return match.saying(days)
    }
  }

  /// A date outside the time that the question is about.
  public func violation(of value: CalendarDate, in context: Context) -> Violation? {
    switch frame {
    case .any: return nil
    case .past: return value > context.today ? .inTheFuture : nil
    case .future(let years):
      if value <= context.today { return .inThePast }
      guard let years, let last = context.today.adding(months: 12 * years) else { return nil }
      return value > last ? .aboveMaximum(json(for: last)) : nil
    }
  }

  /// The day, the month's name and the year, such as "26 September 2026".
  public func phrase(for value: CalendarDate, in context: Context) -> String { value.phrase }

  /// "YYYY-MM-DD".
  public func json(for value: CalendarDate) -> JSONValue { .string(value.description) }

  /// A date of the form "YYYY-MM-DD".
  public func value(from json: JSONValue) -> CalendarDate? {
    json.string.flatMap(CalendarDate.init)
  }

  /// `{"date": "2026-09-26"}`.
  public func understandJSON(for value: CalendarDate) -> JSONValue { ["date": json(for: value)] }

  /// A day.
  public func schema(in context: Context) -> JSONValue { .day }

  /// Dates as people write and say them.
  public var examples: [String] {
    switch frame {
    case .past: ["4 March 2018", "March 4th, 2018", "2018-03-04", "yesterday"]
    default: ["26 September", "September 26th", "the coming Sunday", "in 6 weeks"]
    }
  }
}

extension Context {
  /// The day on which the answer is given, such as "Mon, 2 March 2026".
  package var todayInWords: String {
    let name = today.weekday.rawValue
    return "\(name.prefix(1).uppercased())\(name.dropFirst()), \(today.phrase)"
  }
}

extension CalendarDate {
  /// The day, the month's name and the year in four digits.
  var phrase: String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let year = String(year)
    let zeros = String(repeating: "0", count: max(0, 4 - year.count))
    return "\(day) \(months[month - 1]) \(zeros)\(year)"
  }
}
