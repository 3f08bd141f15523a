/// The day on which somebody was born: today or before, within the last 120 years.
///
/// A birthday without a year is asked about, unless the line or the question gives the age: "she's
/// 7, born March 4th" has a year.
public struct BirthdayDimension: Dimension {
  /// The age in whole years where the question knows it.
  public let age: Int?
  /// The ages in whole years that the question allows.
  public let ages: ClosedRange<Int>

  /// The greatest age in years; nobody's has been proved greater than 122.
  static let greatestAge = 120

  private static let dates = DateDimension(.past)

  /// Birthdays, perhaps of somebody whose age is known.
  public init(age: Int? = nil) {
    self.init(age: age, ages: 0...Self.greatestAge)
  }

  /// Birthdays of people of some ages in whole years, perhaps of somebody whose age is known.
  public init(age: Int? = nil, ages: ClosedRange<Int>) {
    self.age = age
    self.ages = ages.clamped(to: 0...Self.greatestAge)
  }

  /// Birthdays of people from an age on, in whole years: `5...`.
  public init(ages: PartialRangeFrom<Int>) {
    self.init(ages: min(ages.lowerBound, Self.greatestAge)...Self.greatestAge)
  }

  /// `birthday`.
  public var name: String { "birthday" }

  /// The words of dates and ages.
  public var vocabulary: Vocabulary { DateDimension.words }

  /// Every date of the line, as a birthday; an age gives a date its year.
  public func matches(in line: Line, context: Context) -> [Match<CalendarDate>] {
    var spoken = SaidAge(in: line, context: context)
    var dates = Self.rules.matches(in: line, context: context)
    if let age = spoken?.tokens, dates.contains(where: { $0.tokens.overlaps(age) }) {
      if line.marksAge(age) {
        // "aged 7, May 12" is no 7 May.
        dates = Self.rules.matches(in: line, outside: age, context: context)
      } else {
        // The figures of a date are no age: "10/10".
        spoken = nil
      }
    }
    dates.removeAll { Self.isVague($0, spoken, in: line) }
    let said = Self.joined(dates, in: line, context: context)
    let aged = spoken ?? age.map(SaidAge.init(years:))
    guard !said.isEmpty else {
      // An age alone says the year, or nearly.
      guard let aged, let tokens = aged.tokens else { return [] }
      return [
        Match(
          values: [], tokens: tokens, rule: "birthday.age-only",
          isExplicit: aged.isPlain, missing: .day)
      ]
    }
    return said.compactMap { birthday($0, aged, in: line, context) }
  }

  private func birthday(
    _ said: Match<SaidDate>, _ aged: SaidAge?, in line: Line, _ context: Context
  ) -> Match<CalendarDate>? {
    var match = Match<CalendarDate>(
      values: [], tokens: said.tokens, rule: said.rule, isExplicit: said.isExplicit,
      missing: said.missing)
    guard said.missing == nil, let first = said.values.first else { return match }
    guard first.isPossible, first.fixed != nil || first.day != nil || aged?.isTurning == true else {
      return nil
    }
    if first.fixed == nil, first.day != nil, first.month == nil {
      match.missing = .month
      return match
    }
    // "He's 6 today" was born six years ago; an age of nought is no other day than the one that is said.
    let isOpen =
      first.year == nil && (first.fixed == nil || said.rule != DateDimension.holiday.name)
    // Who is told of behind an "and" has a day of their own.
    if let aged, isOfAnother(said, than: aged, in: line, context) { return nil }
    let isAged =
      aged.map { age in
        isOpen && (first.fixed == nil || age.years > 0)
          || age.isTurning && !age.follows(from: said, in: line, context)
      } ?? false
    if isAged, let aged {
      match.values = said.values.flatMap { aged.birthdays($0, context.today) }
      match.rule = "birthday.from-age"
      if let age = aged.tokens {
        let (low, high) = (age.lowerBound, age.upperBound)
        match.tokens = min(low, said.tokens.lowerBound)..<max(high, said.tokens.upperBound)
      }
    } else if first.fixed == nil, first.year == nil {
      match.missing = .year
      return match
    } else {
      match.values = said.values.flatMap { $0.days(in: .past, today: context.today) }
      // An age may decide the order of a numeric date.
      if let aged, match.values.count > 1 {
        let years = aged.isComing ? aged.years - 1 : aged.years
        let agreeing = match.values.filter { $0.age(on: context.today) == years }
        if !agreeing.isEmpty { match.values = agreeing }
      }
    }
    return match.values.isEmpty ? nil : match
  }

  /// Whether a day in a clause of its own behind an "and" is not that of somebody whose age was said.
  private func isOfAnother(
    _ said: Match<SaidDate>, than aged: SaidAge, in line: Line, _ context: Context
  ) -> Bool {
    guard let day = said.values.first?.fixed, day < context.today, !aged.isTurning,
      let age = aged.tokens, day.age(on: context.today) != aged.years,
      let clause = line.clauses().first(where: { $0.tokens.overlaps(said.tokens) })
    else { return false }
    return [.and, .but].contains(clause.link) && !clause.tokens.overlaps(age)
  }

  /// The birthday that the line says; of the days that a numeric date can be, the one that the rest of
  /// the line tells apart.
  public func read(_ line: Line, in context: Context) -> Reading<CalendarDate> {
    let matches = matches(in: line, context: context)
    guard !matches.isEmpty else { return .unclear(.nothingFound) }
    let settlement = Settlement(of: matches, in: line) { violation(of: $0, in: context) }
    return line.decided(settlement.reading(), matches, in: context)
  }

  /// A date after today, or one of somebody too young or too old; 120 years are the most.
  public func violation(of value: CalendarDate, in context: Context) -> Violation? {
    if value > context.today { return .inTheFuture }
    let age = value.age(on: context.today)
    if age < ages.lowerBound, let last = context.today.adding(months: -12 * ages.lowerBound) {
      return .aboveMaximum(json(for: last))
    }
    guard age > ages.upperBound, let first = context.today.adding(months: -12 * ages.upperBound)
    else { return nil }
    return .belowMinimum(json(for: first))
  }

  /// What the line says as a correction: another birthday, another day, month or year, or an age,
  /// which moves the year.
  public func revise(
    _ old: CalendarDate, by line: Line, in context: Context
  ) -> Reading<CalendarDate> {
    var line = line
    if case .understood(let new, let evidence) = read(line, in: context) {
      guard !line.keeping(evidence.span).saysNumber, line.saysYear(besides: evidence.span) else {
        return .understood(
          isAnniversary(new, of: old, evidence, in: line, context)
            ? CalendarDate(year: old.year, month: new.month, day: new.day) ?? new : new, evidence)
      }
      // "Born in 2016, not 2017, my head today"
      line = line.blanking([evidence.span])
    }
    if let aged = SaidAge(in: line, context: context), aged.isPlain, let tokens = aged.tokens,
      matches(in: line, context: context).allSatisfy({ $0.tokens == tokens && $0.missing == .day })
    {
      let said = SaidDate(day: old.day, month: old.month)
      let days = aged.birthdays(said, context.today)
      return Reading(anyOf: days, line.evidence(tokens, rule: "birthday.from-age"))
    }
    let reading = BirthdayDimension.dates.revise(old, by: line, in: context)
    if case .understood(let new, let evidence) = reading,
      let violation = violation(of: new, in: context)
    {
      return .unclear(.refused(new, violation, evidence))
    }
    return reading
  }

  /// Whether a day without a number, such as "yesterday", is the last birthday of somebody whose year is known.
  private func isAnniversary(
    _ day: CalendarDate, of old: CalendarDate, _ evidence: Evidence, in line: Line,
    _ context: Context
  ) -> Bool {
    !line.keeping(evidence.span).saysNumber
      && !line.tokens.contains { $0.lexeme == .born || $0.word == "newborn" }
      && day.age(on: context.today) == 0
      && old.age(on: context.today) > 0
  }

  /// The candidate that the line picks, also by "day first" or a part that only one has.
  public func pick(
    from candidates: [CalendarDate], by line: Line, in context: Context
  ) -> Int? {
    BirthdayDimension.dates.pick(from: candidates, by: line, in: context)
  }

  /// The day, the month's name and the year, such as "4 March 2018".
  public func phrase(for value: CalendarDate, in context: Context) -> String { value.phrase }

  /// "YYYY-MM-DD".
  public func json(for value: CalendarDate) -> JSONValue { .string(value.description) }

  /// A date of the form "YYYY-MM-DD".
  public func value(from json: JSONValue) -> CalendarDate? {
    json.string.flatMap(CalendarDate.init)
  }

  /// `{"date": "2018-03-04"}`.
  public func understandJSON(for value: CalendarDate) -> JSONValue { ["date": json(for: value)] }

  /// A day.
  public func schema(in context: Context) -> JSONValue { .day }

  /// The youngest and the oldest, in whole years.
  public func bounds(in context: Context) -> Bounds? {
    Bounds(ages, within: 0...Self.greatestAge, unit: " years")
  }

  /// Birthdays as people write and say them; where some ages alone are allowed, of one of these.
  public var examples: [String] {
    guard ages == 0...Self.greatestAge else {
      let age = min(ages.lowerBound + 2, (ages.lowerBound + ages.upperBound) / 2)
      return ["I'm \(age), born March 4th", "\(age), 4 March"]
    }
    return [
      "4 March 2018", "March 4th, 2018", "2018-03-04", "she's 7, born March 4th",
    ]
  }
}
