extension DateDimension {
  /// Next Sunday · this Friday · Wednesday next week · last week's Sunday · a week from Monday.
  static let weekday = Rule<SaidDate>(
    "date.weekday",
    startingWith: [.weekday, .this, .next, .last, .previous, .past, .coming, .after, .the]
  ) { cursor in
    cursor.take(.the)
    if let weeks = cursor.weekOffset() {
      // next week on Friday · last week's Sunday
      cursor.skip([.comma, .on])
      guard cursor.lexeme == .weekday, let weekday = cursor.number else { return nil }
      cursor.advance()
      return finding(weekday, inWeek: weeks, cursor.context.today)
    }
    let modifier = cursor.lexeme
    let isFollowing = modifier == .after && cursor.word == "following"
    if modifier != .weekday {
      guard modifier != .after || isFollowing, modifier != .the else { return nil }
      cursor.advance()
    }
    let start = cursor
    guard cursor.lexeme == .weekday, let weekday = cursor.number else { return nil }
    let isPlural =
      cursor.word.hasSuffix("days") || [.every, .each, .any].contains(cursor.peek(-1))
    cursor.advance()
    let today = cursor.context.today
    let ahead = (weekday - today.weekday.isoNumber + 7) % 7
    switch modifier {
    case .this: return finding(ahead, today)
    case .next, .after: return next(weekday, today)
    case .coming: return finding(ahead == 0 ? 7 : ahead, today)
    case .past: return finding(ahead - 7, today)
    case .last, .previous: return finding(weekday, inWeek: -1, today)
    default: break
    }
    guard !isPlural, start.peek(-1) != .good else { return nil }
    if cursor.lexeme == .just, cursor.peek(1) == .other,
      cursor.tokens[cursor.index + 1].word == "gone"
    {
      cursor.advance(2)
      return finding(ahead - 7, today)
    }
    if let offset = cursor.distantWeekday() {
      return finding(weekday, inWeek: offset, today)
    }
    if !cursor.isGlued, cursor.word == "week" || cursor.word == "fortnight" {
      // Monday week: the Monday after the coming one; Monday fortnight: the one after that.
      let days = cursor.lexeme == .fortnight ? 14 : 7
      cursor.advance()
      return finding((ahead == 0 ? 7 : ahead) + days, today)
    }
    if cursor.take(.after, .next) {
      let offsets = Set([(ahead == 0 ? 7 : ahead) + 7, weekday - today.weekday.isoNumber + 14])
      return .init(
        anyOf: offsets.sorted().compactMap { today.adding(days: $0).map(SaidDate.init(fixed:)) })
    }
    // "A Sunday in May" says no day, and "some Sunday" neither.
    if let month = cursor.monthOfUnsaidDay() {
      return .init(SaidDate(month: month.number, year: month.year), missing: .day)
    }
    if start.peek(-1) == .a || start.isOneOfSome {
      return .init(SaidDate(weekday: weekday), missing: .day)
    }
    // "the second Monday" of what?
    guard start.isDayName, !LexemeSet.placed.contains(start.peek(-1)) else { return nil }
    return .init(SaidDate(weekday: weekday), isExplicit: false)
  }

  /// "Next Sunday" is the one of the week after this one, which begins on Monday; said on a Sunday
  /// it may also be the one after that.
  private static func next(_ weekday: Int, _ today: CalendarDate) -> Rule<SaidDate>.Finding {
    let distance = weekday - today.weekday.isoNumber
    let offsets = distance == 0 ? [7, 14] : [distance + 7]
    return .init(
      anyOf: offsets.compactMap { today.adding(days: $0).map(SaidDate.init(fixed:)) })
  }

  private static func finding(_ days: Int, _ today: CalendarDate) -> Rule<SaidDate>.Finding? {
    today.adding(days: days).map { .init(SaidDate(fixed: $0)) }
  }

  private static func finding(
    _ weekday: Int, inWeek weeks: Int, _ today: CalendarDate
  ) -> Rule<SaidDate>.Finding? {
    finding(weekday - today.weekday.isoNumber + 7 * weeks, today)
  }
}

extension LexemeSet {
  /// What gives a weekday a place among others.
  fileprivate static let placed: LexemeSet = [.ordinal, .second, .last, .ordinalSuffix]
}

extension Cursor {
  /// Reads the month behind a day of the week of which it is not said which one: "in May", "in early
  /// June 2027".
  mutating func monthOfUnsaidDay() -> (number: Int, year: SaidYear?)? {
    let start = self
    if take([.in, .of]) {
      take(.the)
      if take(.mid) { take(.dash) }
      if ["early", "late"].contains(word) { advance() }
      if let month = monthName(), lexeme != .digits || yearFollows { return (month, yearOfDate()) }
    }
    self = start
    return nil
  }

  /// Whether the digits that come next are those of a year.
  private var yearFollows: Bool {
    var next = self
    return next.yearOfDate() != nil
  }

  /// Whether "some" or "one" before the next token leaves open which is meant.
  fileprivate var isOneOfSome: Bool {
    index > 0 && ["some", "one"].contains(tokens[index - 1].word)
      && (index < 2 || tokens[index - 2].lexeme != .that)
  }

  /// Reads "next week", "this week" or "the following week", and gives the number of weeks ahead.
  fileprivate mutating func weekOffset() -> Int? {
    let start = self
    take([.of, .in])
    take(.the)
    let offset: Int
    switch lexeme {
    case .this: offset = 0
    case .next, .coming: offset = 1
    case .after where word == "following": offset = 1
    case .last, .previous, .past: offset = -1
    default: offset = Int.min
    }
    if offset != Int.min,
      peek(1) == .week
        || index + 1 < tokens.count
          && tokens[index + 1].word == "week's"
    {
      advance(2)
      return offset
    }
    self = start
    return nil
  }

  /// Reads "next week", ", next week", "of this week", "two weeks from now" or "in two weeks" behind a
  /// weekday.
  fileprivate mutating func distantWeekday() -> Int? {
    let start = self
    take(.comma)
    if let offset = weekOffset() { return offset }
    if let weeks = count(in: 1...52), take(.week), take(.from), take([.now, .today]) {
      return weeks
    }
    self = start
    // "Tuesday in two weeks"
    if take(.in), let weeks = take(.a) ? 1 : count(in: 1...52), take(.week) {
      take(.quote)
      return weeks
    }
    self = start
    return nil
  }

  /// Whether the weekday that comes next is one, and no word that looks like its short form: "sat"
  /// and "sun" between other words are not.
  fileprivate var isDayName: Bool {
    if word.utf8.count > 4 || word.hasPrefix("t") && word.utf8.count > 2 { return true }
    switch peek(-1) {
    case .other, .i, .the, .they, .we, .a, .my, .you, .it, .good: return false
    default:
      return peek(1) != .other && !isGlued(1)
        || [.period, .comma, .slash, .dash].contains(peek(1))
    }
  }
}
