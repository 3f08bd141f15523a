extension DateDimension {
  /// 2026-09-26 · 2019/aug/01 · 20260926.
  static let iso = Rule<SaidDate>("date.year-first", startingWith: [.digits]) { cursor in
    guard cursor.startsDate else { return nil }
    if cursor.digitCount == 8, let number = cursor.number {
      cursor.advance()
      guard cursor.endsDate, (1900..<2100).contains(number / 10_000) else { return nil }
      let date = SaidDate(
        day: number % 100, month: number / 100 % 100, year: SaidYear(number: number / 10_000))
      return date.isPossible ? .init(date) : nil
    }
    guard cursor.digitCount == 4, let year = cursor.number else { return nil }
    cursor.advance()
    if let date = cursor.spacedRest(of: year) { return .init(date) }
    guard let separator = cursor.dateSeparator() else { return nil }
    let first = cursor
    if let month = cursor.monthName() ?? cursor.shortNumber() {
      guard cursor.dateSeparator() == separator else { return nil }
      if let day = cursor.shortNumber() {
        guard cursor.endsDate || cursor.word.hasPrefix("t") else { return nil }
        let date = SaidDate(day: day, month: month, year: SaidYear(number: year))
        return .init(date.isPossible ? date : .impossible)
      }
      cursor = first
      guard let day = cursor.shortNumber(), cursor.dateSeparator() == separator,
        let month = cursor.monthName(), cursor.endsDate
      else { return nil }
      return .init(SaidDate(day: day, month: month, year: SaidYear(number: year)))
    }
    return nil
  }

  /// 4/3/2018 · 26.09.2026 · 10-31-74: of which the order of day and month may be open.
  static let numeric = Rule<SaidDate>("date.numeric", startingWith: [.digits]) { cursor in
    let isBehindWord = cursor.peek(-1) == .other || cursor.peek(-1) == .colon
    guard cursor.startsDate, let first = cursor.shortNumber() else { return nil }
    if let (second, year) = cursor.spacedMonthAndYear() {
      return .init(
        anyOf: SaidDate.orders(first, second, SaidYear(number: year), cursor.context.dateOrder))
    }
    guard let separator = cursor.dateSeparator(), let second = cursor.shortNumber(),
      cursor.leadsToYear(behind: separator), let number = cursor.number
    else { return nil }
    let year = SaidYear(number: number, isShort: cursor.digitCount == 2)
    // "version 1.10.30" is none.
    guard separator != .period || !year.isShort || !isBehindWord else { return nil }
    cursor.advance()
    guard cursor.endsDate else { return nil }
    return .init(anyOf: SaidDate.orders(first, second, year, cursor.context.dateOrder))
  }

  /// 4/22 · on 22.04 · Friday 7-6: day and month without a year.
  static let numericShort = Rule<SaidDate>("date.numeric-short", startingWith: [.digits]) {
    cursor in
    let before = cursor.peek(-1)
    guard cursor.startsDate, let first = cursor.shortNumber(),
      let separator = cursor.dateSeparator(), let second = cursor.shortNumber(),
      cursor.endsDate, !LexemeSet.counting.contains(cursor.lexeme) || cursor.lexeme == .other,
      first > 0, second > 0
    else { return nil }
    let isLedUp =
      before == .on || before == .next || before == .weekday || before == .until
      || before == .is && cursor.isAtEndOfClause
      || before == .in && separator == .period
      || before == .comma && cursor.tokens[..<cursor.index].dropLast(4).last?.lexeme == .weekday
    // "No, 6/4": a word that takes something back says nothing of a date.
    let isWhole =
      cursor.isAtEnd
      && cursor.tokens[..<(cursor.index - 3)].allSatisfy {
        LexemeSet.beforeWholeDate.contains($0.lexeme)
      }
    if first == 24, second == 7, separator == .slash, !isLedUp { return nil }
    // Without a word before it, "10.5" is a decimal, "9-5" a range, and "1/2" a fraction; a part
    // above twelve makes a day plain.
    let isPlain = max(first, second) > 12
    switch separator {
    case .slash: guard isLedUp || isPlain || isWhole else { return nil }
    case .dash: guard isLedUp || isWhole && isPlain && first <= 12 else { return nil }
    default:
      let isAlone = cursor.index - 3 == 0 && (cursor.isAtEnd || cursor.peek(1) == .end)
      guard isLedUp || isAlone && isPlain else { return nil }
      if cursor.lexeme == .period { cursor.advance() }
    }
    if separator == .slash, cursor.lexeme == .other, !isLedUp, !isPlain { return nil }
    let dates = SaidDate.orders(first, second, nil, cursor.context.dateOrder)
    // "26.2" and "it's 26.2" may as well be a decimal, where no date was asked for.
    let isDecimal = separator == .period && (!isLedUp || before == .is || before == .in)
    return .init(anyOf: dates, isExplicit: !isDecimal && (isLedUp || isPlain))
  }
}

extension LexemeSet {
  /// What may stand before a date that is all that a line says.
  fileprivate static let beforeWholeDate: LexemeSet = LexemeSet.filler.union([
    .no, .nope, .sorry, .wait, .actually, .mean, .i, .it, .is, .make, .comma, .period, .dash,
  ])
}

extension SaidDate {
  /// The dates that two numbers name, the day first and the month first, as far as there are such
  /// days; one impossible date when there is none.
  static func orders(
    _ first: Int, _ second: Int, _ year: SaidYear?, _ order: DateOrder?
  ) -> [SaidDate] {
    let dayFirst = SaidDate(day: first, month: second, year: year)
    let monthFirst = SaidDate(day: second, month: first, year: year)
    let possible = [dayFirst, monthFirst].filter(\.isPossible)
    if possible.count == 2 {
      if first == second { return [dayFirst] }
      switch order {
      case .dayFirst: return [dayFirst]
      case .monthFirst: return [monthFirst]
      case nil: return possible
      }
    }
    return possible.isEmpty ? [.impossible] : possible
  }
}

extension Cursor {
  /// Goes on to the year of a date in digits: behind the separator that stands between day and
  /// month, or written apart, all four digits of it ("10/10 2019").
  fileprivate mutating func leadsToYear(behind separator: Lexeme) -> Bool {
    if dateSeparator() == separator { return digitCount == 2 || digitCount == 4 }
    guard separator == .slash else { return false }
    if lexeme == .comma { advance() }
    return digitCount == 4 && number.map { (1900...2100).contains($0) } ?? false
  }

  /// Whether a date in digits may begin here.
  var startsDate: Bool {
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    guard isGlued else { return before.lexeme != .currency && before.lexeme != .hash }
    switch before.lexeme {
    case .opening, .quote, .comma, .semicolon, .colon, .tilde, .ellipsis, .sign, .exclamation,
      .question:
      return index < 2 || before.startsWord || tokens[index - 2].lexeme != .digits
    default: return false
    }
  }

  /// Reads the slash, dash or full stop between the parts of a date, and gives it.
  fileprivate mutating func dateSeparator() -> Lexeme? {
    guard isGlued, isGlued(1), lexeme == .slash || lexeme == .dash || lexeme == .period else {
      return nil
    }
    defer { advance() }
    return lexeme
  }

  /// Reads the "03 04" of "2018 03 04" and the "Sep 23" of "2016 Sep 23".
  fileprivate mutating func spacedRest(of year: Int) -> SaidDate? {
    guard !isGlued, (1900..<2200).contains(year) else { return nil }
    let start = self
    if let month = monthName(), let (day, _) = dayOfMonth(), endsDate {
      return SaidDate(day: day, month: month, year: SaidYear(number: year))
    }
    self = start
    if digitCount == 2, let month = shortNumber(), !isGlued, digitCount == 2,
      let day = shortNumber(), endsDate
    {
      let date = SaidDate(day: day, month: month, year: SaidYear(number: year))
      return date.isPossible ? date : nil
    }
    self = start
    return nil
  }

  /// Reads the "3 2018" of "4 3 2018".
  fileprivate mutating func spacedMonthAndYear() -> (Int, Int)? {
    let start = self
    if !isGlued, let second = shortNumber(), !isGlued, digitCount == 4, let year = number,
      (1900..<2200).contains(year)
    {
      advance()
      if endsDate { return (second, year) }
    }
    self = start
    return nil
  }

  /// Reads a number of one or two digits.
  fileprivate mutating func shortNumber() -> Int? {
    guard lexeme == .digits, digitCount <= 2, let number else { return nil }
    advance()
    return number
  }
}
