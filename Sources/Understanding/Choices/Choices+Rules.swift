/// Options that are named by their numbers, which begin at 1.
enum OptionNumbers: Hashable, Sendable {
  /// The options of some numbers.
  case numbers(ClosedRange<Int>)
  /// So many options at the end.
  case last(Int)
  /// The option that is so many from the end, which is 1.
  case fromEnd(Int)
  /// The option of a number and all behind it.
  case onward(Int)
  /// Every other option, of the odd numbers (1) or the even ones (0).
  case every(Int)
  /// The one in the middle.
  case middle
}

extension ChoicesDimension {
  static let numberRules = RuleSet<OptionNumbers>([
    span, onward, firstFew, lastFew, beforeLast, others, middle, suffixed, ordinal, last, number,
    letter,
  ])

  /// 6 onwards · from 6 to the end · 4 and up.
  static let onward = Rule<OptionNumbers>(
    "choices.onward", startingWith: [.digits, .small]
  ) { cursor in
    guard let first = cursor.optionNumber() else { return nil }
    if cursor.take(.on) || cursor.take(.and, .up) { return .init(.onward(first)) }
    guard cursor.take([.to, .through, .until]) else { return nil }
    cursor.take(.the)
    guard cursor.take(.finish) || cursor.take(.last) else { return nil }
    return .init(.onward(first))
  }

  /// Second to last · second last · next to last · last but one · third from the bottom.
  static let beforeLast = Rule<OptionNumbers>(
    "choices.before-last", startingWith: [.ordinal, .second, .next, .last]
  ) { cursor in
    if cursor.take(.last) {
      guard cursor.take(.but), cursor.number == 1 else { return nil }
      cursor.advance()
      return .init(.fromEnd(2))
    }
    let number = cursor.lexeme == .next ? 2 : cursor.number ?? 0
    cursor.advance()
    let isLinked = cursor.take(.to) || cursor.take(.from)
    if isLinked { cursor.take(.the) }
    let isBottom = isLinked && cursor.word == "bottom"
    if isBottom { cursor.advance() }
    guard number > 1, isBottom || cursor.take(.last) || isLinked && cursor.take(.finish) else {
      return nil
    }
    return .init(.fromEnd(number))
  }

  /// The even ones · odd numbers.
  static let others = Rule<OptionNumbers>("choices.every-other", startingWith: [.other]) { cursor in
    let rest = ["even": 0, "odd": 1][cursor.word]
    guard let rest else { return nil }
    cursor.advance()
    guard numberedNouns.contains(cursor.word) else { return nil }
    cursor.advance()
    return .init(.every(rest))
  }

  /// The middle one.
  static let middle = Rule<OptionNumbers>("choices.middle", startingWith: [.other]) { cursor in
    guard cursor.word == "middle" else { return nil }
    cursor.advance()
    guard cursor.isAtEnd || cursor.isSign || cursor.word == "one" || cursor.word == "option" else {
      return nil
    }
    return .init(.middle)
  }

  /// 1-3 · 2 to 5.
  static let span = Rule<OptionNumbers>("choices.span", startingWith: [.digits, .small]) { cursor in
    // "2-4-11" is a list.
    let isDashed = cursor.peek(-1) == .dash && cursor.peek(-2) == .digits
    guard let first = cursor.optionNumber(), cursor.take([.dash, .to, .through, .until]),
      let last = cursor.optionNumber(), first < last, !isDashed,
      cursor.lexeme != .dash || cursor.peek(1) != .digits
    else { return nil }
    return .init(.numbers(first...last))
  }

  /// The first three · the top two.
  static let firstFew = Rule<OptionNumbers>(
    "choices.first-few", startingWith: [.ordinal, .other]
  ) { cursor in
    guard cursor.number == 1 || cursor.word == "top" else { return nil }
    cursor.advance()
    guard let count = cursor.optionNumber(), count > 1 else { return nil }
    return .init(.numbers(1...count))
  }

  /// The last two · the bottom two.
  static let lastFew = Rule<OptionNumbers>(
    "choices.last-few", startingWith: [.last, .other]
  ) { cursor in
    guard cursor.lexeme == .last || cursor.word == "bottom" else { return nil }
    cursor.advance()
    guard let count = cursor.optionNumber(), count > 1 else { return nil }
    return .init(.last(count))
  }

  /// 3rd.
  static let suffixed = Rule<OptionNumbers>("choices.ordinal", startingWith: [.digits]) { cursor in
    guard let number = cursor.optionNumber(), cursor.take(.ordinalSuffix) else { return nil }
    return .init(.numbers(number...number))
  }

  /// The third · the top one; not "first of all".
  static let ordinal = Rule<OptionNumbers>(
    "choices.ordinal", startingWith: [.ordinal, .second, .other]
  ) { cursor in
    let isTop = cursor.word == "top"
    if cursor.lexeme == .second, cursor.peek(-1) == .a, cursor.peek(1) == .end { return nil }
    guard let number = isTop ? 1 : cursor.number else { return nil }
    cursor.advance()
    if isTop, !["one", "option"].contains(cursor.word) { return nil }
    let isAside =
      cursor.lexeme == .of && cursor.peek(1) == .all
      || cursor.lexeme == .and && cursor.peek(1) == .other
      || cursor.lexeme == .other && cursor.word == "time"
      // "First I thought 3"
      || cursor.lexeme == .i || cursor.lexeme == .we
    if isAside { return nil }
    return .init(.numbers(number...number))
  }

  /// The last · the bottom one; not "last year".
  static let last = Rule<OptionNumbers>("choices.ordinal", startingWith: [.last, .other]) {
    cursor in
    let isBottom = cursor.word == "bottom"
    guard isBottom || cursor.lexeme == .last else { return nil }
    cursor.advance()
    if isBottom, !["one", "option"].contains(cursor.word) { return nil }
    guard !LexemeSet.times.contains(cursor.lexeme) else { return nil }
    return .init(.last(1))
  }

  /// 3 · three; not three of something.
  static let number = Rule<OptionNumbers>(
    RuleName("choices.number", .option(.number)), startingWith: [.digits, .small]
  ) { cursor in
    let start = cursor
    guard !cursor.isOptionPronoun, let number = cursor.optionNumber(),
      !LexemeSet.unit.contains(cursor.lexeme) || cursor.lexeme == .second,
      start.lexeme == .digits || cursor.lexeme != .other,
      // "Two more: health and school" counts what follows.
      cursor.lexeme != .more, !start.counts(number, before: cursor),
      !start.isBound(before: cursor)
    else { return nil }
    return .init(.numbers(number...number))
  }

  /// Nouns for options that are told by their numbers.
  private static let numberedNouns = WordClasses.english.words("ChoicesDimension.numberedNouns")
}

extension LexemeSet {
  /// Behind these, "last" says when and not which.
  fileprivate static let times: LexemeSet = [
    .year, .week, .monthUnit, .night, .month, .weekday, .day, .weekend,
  ]
}
