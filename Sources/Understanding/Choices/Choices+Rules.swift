/// Options that are named by their numbers, which begin at 1.
enum OptionNumbers: Hashable, Sendable {
  /// The options of some numbers.
  case numbers(ClosedRange<Int>)
  /// So many options at the end.
  case last(Int)
}

extension ChoicesDimension {
  static let numberRules = RuleSet<OptionNumbers>([
    span, firstFew, lastFew, suffixed, ordinal, last, number,
  ])

  /// 1-3 · 2 to 5.
  static let span = Rule<OptionNumbers>("choices.span", startingWith: [.digits, .small]) { cursor in
    guard let first = cursor.optionNumber(), cursor.take([.dash, .to, .through, .until]),
      let last = cursor.optionNumber(), first < last
    else { return nil }
    return .init(.numbers(first...last))
  }

  /// The first three.
  static let firstFew = Rule<OptionNumbers>("choices.first-few", startingWith: [.ordinal]) {
    cursor in
    guard cursor.number == 1 else { return nil }
    cursor.advance()
    guard let count = cursor.optionNumber(), count > 1 else { return nil }
    return .init(.numbers(1...count))
  }

  /// The last two.
  static let lastFew = Rule<OptionNumbers>("choices.last-few", startingWith: [.last]) { cursor in
    cursor.advance()
    guard let count = cursor.optionNumber(), count > 1 else { return nil }
    return .init(.last(count))
  }

  /// 3rd.
  static let suffixed = Rule<OptionNumbers>("choices.ordinal", startingWith: [.digits]) { cursor in
    guard let number = cursor.optionNumber(), cursor.take(.ordinalSuffix) else { return nil }
    return .init(.numbers(number...number))
  }

  /// The third.
  static let ordinal = Rule<OptionNumbers>(
    "choices.ordinal", startingWith: [.ordinal, .second]
  ) { cursor in
    guard let number = cursor.number else { return nil }
    cursor.advance()
    return .init(.numbers(number...number))
  }

  /// The last.
  static let last = Rule<OptionNumbers>("choices.ordinal", startingWith: [.last]) { cursor in
    cursor.advance()
    return .init(.last(1))
  }

  /// 3 · three; not three of something.
  static let number = Rule<OptionNumbers>("choices.number", startingWith: [.digits, .small]) {
    cursor in
    let start = cursor
    guard !cursor.isOptionPronoun, let number = cursor.optionNumber(),
      !LexemeSet.unit.contains(cursor.lexeme) || cursor.lexeme == .second,
      start.lexeme == .digits || cursor.lexeme != .other
    else { return nil }
    return .init(.numbers(number...number))
  }
}

extension Cursor {
  /// Reads the number of an option.
  fileprivate mutating func optionNumber() -> Int? { count(in: 0...999) }

  /// Whether the number that comes next names no option: the "one" of "the tech one", the "three"
  /// of "any three".
  fileprivate var isOptionPronoun: Bool {
    guard index > 0 else { return false }
    let before = tokens[index - 1]
    if before.lexeme == .any || before.lexeme == .all { return true }
    guard number == 1, lexeme == .small else { return false }
    switch before.lexeme {
    case .and, .or, .with, .also, .filler, .i, .do: return false
    default: return before.kind == .word && before.word != "number" && before.word != "option"
    }
  }
}
