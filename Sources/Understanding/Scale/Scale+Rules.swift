extension ScaleDimension {
  /// What is said of a scale, before its ends are known.
  enum Said: Hashable, Sendable {
    /// A whole number.
    case number(Int)
    /// Half way between a number and the next.
    case between(Int)
    /// A number of an upper end.
    case outOf(Int, Int)
    /// A share of the upper end, in percent.
    case percent(Int)
    /// A word for how much.
    case degree(Degree)
    /// The ends of the scale themselves, which say no value.
    case ends
  }

  static let rules = RuleSet<Said>([ends, outOf, percent, notVery, notAtAll, soSo, degree, number])

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
        cursor.take(.slash) || cursor.take(.of) || cursor.take(.from)
          || cursor.takeOutOf()
      else { return nil }
    }
    guard let end = cursor.count(in: 2...100), cursor.endsNumber else { return nil }
    if let whole = Int(exactly: value) { return .init(.outOf(whole, end), isExplicit: false) }
    guard let between = half(value) else { return nil }
    return .init(between, isExplicit: false)
  }

  /// 70% · sixty percent.
  static let percent = Rule<Said>("scale.percent", startingWith: .numeral) { cursor in
    guard !cursor.isInsideWord, let share = cursor.count(in: 0...100) else { return nil }
    guard cursor.lexeme == .percent || ["percent", "pct"].contains(cursor.word) else { return nil }
    cursor.advance()
    return .init(.percent(share), isExplicit: false)
  }

  /// On a scale of 1 to 10.
  static let ends = Rule<Said>("scale.ends", startingWith: [.on, .from, .a, .other]) { cursor in
    cursor.take([.on, .from])
    cursor.take(.a)
    guard cursor.word == "scale" else { return nil }
    cursor.advance()
    cursor.take([.of, .from])
    guard cursor.count(in: 0...10) != nil, cursor.take([.to, .dash]),
      cursor.count(in: 2...100) != nil
    else { return nil }
    return .init(.ends, isExplicit: false)
  }

  /// Not quite · not too, of which nobody knows how little it is: nothing is found.
  static let notVery = Rule<Said>("scale.not-very", startingWith: [.not]) { cursor in
    cursor.advance()
    cursor.skip([.all, .that, .so])
    guard cursor.take([.quite, .too]) else { return nil }
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

  /// So-so.
  static let soSo = Rule<Said>("scale.middle", startingWith: [.so]) { cursor in
    guard cursor.take(.so, .dash, .so) || cursor.take(.so, .so) else { return nil }
    return .init(.degree(.middle), isExplicit: false)
  }

  /// Very · hardly ever · in the middle · top of the scale.
  static let degree = Rule<Said>("scale.degree", startingWith: degreeStarts) { cursor in
    // "Thank you very much" and "I like it very much" are about something else.
    let isObject = cursor.peek(-1) == .it && !cursor.isCalledSo
    guard cursor.peek(-1) != .you, !isObject,
      let (degree, count) = degrees.phrase(in: cursor.tokens, at: cursor.index)
    else { return nil }
    // "Not hardly" and "not always" are no degree that anybody could tell.
    guard cursor.peek(-1) != .not else { return nil }
    cursor.advance(count)
    cursor.skip([.very])
    return .init(.degree(degree), isExplicit: false)
  }

  private static let degreeStarts: LexemeSet = [
    .very, .quite, .a, .bit, .maximum, .minimum, .other, .not, .in, .the, .half, .more, .on, .so,
    .hedge, .none, .over, .under, .at, .least, .all, .as, .next, .through, .tens, .now,
    .neither,
  ]

  /// 7 · seven · 8.5, which lies between two values.
  static let number = Rule<Said>("scale.number", startingWith: .numeral) { cursor in
    let start = cursor
    guard !cursor.isInsideWord, let number = cursor.numeral([.signed]), cursor.endsAmount,
      number.value != 1 || !start.isPronoun, !start.isDayOfMonth, !start.countsKnown,
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

extension Cursor {
  /// Whether the number that comes next says how many there are of what was said before: "the other two",
  /// "all three", "those 2".
  fileprivate var countsKnown: Bool {
    [.all, .these, .those, .ordinal, .last, .minus].contains(peek(-1))
      || ["other", "remaining"].contains(tokens.word(at: index - 1))
  }

  /// Whether "call it" and the like stand before the next token.
  fileprivate var isCalledSo: Bool {
    index > 1 && ["call", "make", "say"].contains(tokens[index - 2].word)
  }

  /// Goes past "out of", also written as one word.
  fileprivate mutating func takeOutOf() -> Bool {
    let isOne = word == "outof"
    guard isOne || word == "out" && peek(1) == .of else { return false }
    advance(isOne ? 1 : 2)
    return true
  }
}
