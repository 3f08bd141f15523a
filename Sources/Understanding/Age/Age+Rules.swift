extension AgeDimension {
  static let rules = RuleSet<Age>([old, one, turning, named, sentence, bare])

  /// 7 years old · eighteen months of age · 90-day-old · 7yo · 18 months.
  static let old = Rule<Age>("age.years-old", startingWith: .numeral) { cursor in
    guard !cursor.isInsideWord, let number = cursor.numeral([]) else { return nil }
    let isShort = cursor.lexeme == .year && cursor.word == "yo"
    if cursor.lexeme == .y, cursor.peek(1) == .slash {  // 7 y/o
      cursor.advance(2)
      return number.whole.map { .init(Age($0)) }
    }
    guard let unit = cursor.ageUnit() else { return nil }
    cursor.skip([.dash])
    let isOld = cursor.take(.old) || cursor.take(.of, .age) || isShort
    if unit == .year, let age = cursor.addedMonths(to: number) { return .init(age) }
    guard let age = number.age(in: unit) else { return nil }
    return .init(age, isExplicit: isOld)
  }

  /// A year old · a month old.
  static let one = Rule<Age>("age.one", startingWith: [.a]) { cursor in
    cursor.advance()
    guard let unit = cursor.ageUnit() else { return nil }
    cursor.skip([.dash])
    return cursor.take(.old) || cursor.take(.of, .age) ? .init(Age(1, unit)) : nil
  }

  /// Turns 8 · turning 8, on a birthday to come.
  static let turning = Rule<Age>(
    RuleName("age.turning", .comingAge), startingWith: [.turn]
  ) { cursor in
    guard cursor.word != "turned" else { return nil }
    return cursor.namedAge()
  }

  /// Aged 7 · age: 7 · turned seven.
  static let named = Rule<Age>("age.named", startingWith: [.age, .turn]) { $0.namedAge() }

  /// She's 7 · I am forty-two: a clause that ends with the number.
  static let sentence = Rule<Age>("age.sentence", startingWith: [.they, .i, .is]) { cursor in
    guard cursor.word != "be" else { return nil }
    cursor.advance()
    cursor.skip([.is, .just, .only])
    if cursor.word == "am" || cursor.word == "are" { cursor.advance() }
    guard let number = cursor.numeral([]), let age = number.age(in: .year), cursor.endsAmount else {
      return nil
    }
    switch cursor.lexeme {
    case .end, .comma, .period, .and, .exclamation, .semicolon, .but, .now: return .init(age)
    default: return nil
    }
  }

  /// 7 · seven.
  static let bare = Rule<Age>("age.bare", startingWith: .numeral) { cursor in
    let start = cursor
    guard !cursor.isInsideWord, let number = cursor.numeral([]), cursor.endsAmount,
      number.value != 1 || !start.isPronoun, !start.isDayOfMonth, let age = number.age(in: .year)
    else { return nil }
    let isComing = start.isComingAge || cursor.isBeforeBirthday
    return .init(anyOf: isComing ? age.nowOrSoon : [age], isExplicit: false)
  }
}

extension Age {
  /// The age before a birthday to come, and the one after it.
  var nowOrSoon: [Age] { count > 0 ? [Age(count - 1, unit), self] : [self] }
}

extension Cursor {
  /// Reads the age behind the word that comes next.
  fileprivate mutating func namedAge() -> Rule<Age>.Finding? {
    advance()
    skip([.of, .is, .colon, .hedge, .equals, .at])
    guard let number = numeral([]), endsAmount, let age = number.age(in: .year) else { return nil }
    return .init(age)
  }

  /// Whether the number that comes next is an age that somebody has not reached: "almost 8".
  fileprivate var isComingAge: Bool {
    index > 0 && ["almost", "nearly", "be"].contains(tokens[index - 1].word)
  }

  /// Whether the number that has just been read is reached on a day to come: "four in June".
  fileprivate var isBeforeBirthday: Bool {
    lexeme == .in && (peek(1) == .month || peek(1) == .may)
      || lexeme == .next
        && (peek(1) == .month || peek(1) == .may || LexemeSet.unit.contains(peek(1)))
      || word == "soon"
  }

  /// Reads the months of "7 years and 3 months", and gives the whole in months.
  fileprivate mutating func addedMonths(to years: Numeral) -> Age? {
    let start = self
    take([.comma, .and])
    if let whole = years.whole, let months = count(in: 1...11), ageUnit() == .month {
      take(.old)
      return Age(whole * 12 + months, .month)
    }
    self = start
    return nil
  }

  fileprivate mutating func ageUnit() -> Age.Unit? {
    // "mo" is a Monday elsewhere.
    if word == "mo" || word == "mos" {
      advance()
      return .month
    }
    switch timeUnit() {
    case .day: return .day
    case .week: return .week
    case .month: return .month
    case .year: return .year
    default: return nil
    }
  }
}

extension Numeral {
  /// The age of this number; half years are counted in months.
  fileprivate func age(in unit: Age.Unit) -> Age? {
    if let whole { return Age(whole, unit) }
    guard unit == .year, let months = Int(exactly: value * 12) else { return nil }
    return Age(months, .month)
  }
}
