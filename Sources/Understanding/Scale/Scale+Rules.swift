extension ScaleDimension {
  /// What is said of a scale, before its ends are known.
  enum Said: Hashable, Sendable {
    /// A whole number.
    case number(Int)
    /// Half way between a number and the next.
    case between(Int)
    /// A number of an upper end.
    case outOf(Int, Int)
    /// A word for how much.
    case degree(Degree)
  }

  /// The degrees that have words.
  enum Degree: Hashable, Sendable {
    case none, little, middle, quite, very, full

    /// The share of a scale's length, so that 1 to 10 gives 1, 3, 5, 7, 9 and 10.
    var share: Double {
      switch self {
      case .none: 0
      case .little: 2.0 / 9
      case .middle: 0.5
      case .quite: 6.0 / 9
      case .very: 8.0 / 9
      case .full: 1
      }
    }
  }

  static let rules = RuleSet<Said>([outOf, quiteABit, notVery, notAtAll, middle, degree, number])

  /// 7/10 · seven out of ten · 8.5 out of 10.
  static let outOf = Rule<Said>("scale.out-of", startingWith: .numeral) { cursor in
    guard !cursor.isInsideWord else { return nil }
    let value: Double
    if let digits = cursor.number, cursor.peek(1) == .slash, cursor.peek(2) == .digits {
      value = Double(digits)
      cursor.advance(2)
    } else {
      guard let number = cursor.numeral([]) else { return nil }
      value = number.value
      guard
        cursor.take(.slash) || cursor.take(.of) || cursor.word == "out" && cursor.peek(1) == .of
      else { return nil }
      if cursor.word == "out" { cursor.advance(2) }
    }
    guard let end = cursor.count(in: 2...100), cursor.endsNumber else { return nil }
    if let whole = Int(exactly: value) { return .init(.outOf(whole, end), isExplicit: false) }
    guard let between = half(value) else { return nil }
    return .init(between, isExplicit: false)
  }

  /// Quite a bit · quite a lot · a lot.
  static let quiteABit = Rule<Said>("scale.quite-a-bit", startingWith: [.quite, .a]) { cursor in
    cursor.take(.quite)
    guard cursor.take(.a) else { return nil }
    let isLot = cursor.word == "lot"
    guard isLot || cursor.lexeme == .bit && cursor.peek(-2) == .quite else { return nil }
    cursor.advance()
    return .init(.degree(.quite), isExplicit: false)
  }

  /// Not very · not really · not too, of which nobody knows how little it is: nothing is found.
  static let notVery = Rule<Said>("scale.not-very", startingWith: [.not]) { cursor in
    cursor.advance()
    cursor.skip([.all, .that, .so])
    guard cursor.take([.very, .quite, .too, .bit]) else { return nil }
    return .init(missing: .which)
  }

  /// Not at all · not talkative at all.
  static let notAtAll = Rule<Said>("scale.not-at-all", startingWith: [.not]) { cursor in
    cursor.advance()
    if cursor.lexeme == .other { cursor.advance() }
    guard cursor.take(.at, .all) || cursor.lexeme == .bit && cursor.peek(-1) == .a else {
      return nil
    }
    return .init(.degree(.none), isExplicit: false)
  }

  /// In the middle · medium · average · so-so.
  static let middle = Rule<Said>(
    "scale.middle", startingWith: [.other, .in, .so, .half]
  ) { cursor in
    cursor.take(.in)
    cursor.take(.the)
    if cursor.take(.so, .dash, .so) || cursor.take(.so, .so) {
      return .init(.degree(.middle), isExplicit: false)
    }
    guard
      ["middle", "medium", "average", "halfway", "moderate", "moderately"].contains(cursor.word)
    else { return nil }
    cursor.advance()
    return .init(.degree(.middle), isExplicit: false)
  }

  /// Very · extremely · quite · a bit · maximum.
  static let degree = Rule<Said>(
    "scale.degree", startingWith: [.very, .quite, .a, .bit, .maximum, .minimum, .other]
  ) { cursor in
    // "Thank you very much" and "I like it very much" are about something else.
    guard cursor.peek(-1) != .you, cursor.peek(-1) != .it else { return nil }
    cursor.take(.a)
    let degree: Degree
    switch cursor.lexeme {
    case .very: degree = .very
    case .quite: degree = .quite
    case .bit: degree = .little
    case .maximum: degree = .full
    case .minimum: degree = .none
    case .other where cursor.word == "tad": degree = .little
    default: return nil
    }
    cursor.advance()
    cursor.skip([.very])
    return .init(.degree(degree), isExplicit: false)
  }

  /// 7 · seven · 8.5, which lies between two values.
  static let number = Rule<Said>("scale.number", startingWith: .numeral) { cursor in
    let start = cursor
    guard !cursor.isInsideWord, let number = cursor.numeral([.signed]), cursor.endsAmount,
      number.value != 1 || !start.isPronoun, !start.isDayOfMonth,
      number.hasDigits || number.value >= 1
    else { return nil }
    if let whole = number.whole { return .init(.number(whole), isExplicit: false) }
    return half(number.value).map { .init($0, isExplicit: false) }
  }

  /// Any fraction lies between two values of the scale.
  private static func half(_ value: Double) -> Said? {
    abs(value) < 1000 ? .between(Int(value.rounded(.down))) : nil
  }
}
