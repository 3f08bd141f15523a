extension PercentDimension {
  static let rules = RuleSet<Double>([range, amount, share, bare])

  /// How percentages are written: 12.5 · 12,5 · twelve and a half.
  fileprivate static let style: Numeral.Style = [.commaDecimals, .signed]

  /// 10 to 15 % · ten or twenty percent.
  static let range = Rule<Double>("percent.range", startingWith: .numeral) { cursor in
    let start = cursor.index
    guard !cursor.isInsideWord, let low = cursor.numeral(style) else { return nil }
    cursor.takePercent()
    guard cursor.takeRangeLink(since: start), let high = cursor.numeral(style),
      cursor.takePercent()
    else { return nil }
    return .init(anyOf: low == high ? [low.value] : [low.value, high.value])
  }

  /// 12.5 % · ten percent · 3 per cent.
  static let amount = Rule<Double>("percent.amount", startingWith: .numeral) { cursor in
    guard !cursor.isInsideWord, let number = cursor.numeral(style), cursor.takePercent() else {
      return nil
    }
    return .init(number.value)
  }

  /// Half · a quarter · three quarters · two thirds: shares in words, a hundred times as many percent.
  static let share = Rule<Double>("percent.share", startingWith: .numeral) { cursor in
    guard !cursor.isInsideWord, let value = cursor.share() else { return nil }
    if cursor.lexeme == .of, [.it, .that, .this].contains(cursor.peek(1)) { cursor.advance(2) }
    // A share with a noun behind it is one of something else.
    guard cursor.isAtEnd || cursor.isSign || LexemeSet.filler.contains(cursor.lexeme) else {
      return nil
    }
    return .init((value * 10_000).rounded() / 100, isExplicit: false)
  }

  /// 12 · twelve.
  static let bare = Rule<Double>("percent.bare", startingWith: .numeral) { cursor in
    let start = cursor
    guard !cursor.isInsideWord, let number = cursor.numeral(style), cursor.endsAmount,
      number.hasDigits || number.value >= 1 || start.lexeme == .zero,
      number.value != 1 || !start.isPronoun,
      !start.isDayOfMonth, start.peek(-1) != .currency
    else { return nil }
    return .init(number.value, isExplicit: false)
  }
}

extension Cursor {
  /// Reads a part of one in words: "half", "two thirds", "a tenth".
  fileprivate mutating func share() -> Double? {
    if lexeme == .a, peek(1) == .ordinal, let parts = tokens[index + 1].number, parts > 2 {
      advance(2)
      return 1 / Double(parts)
    }
    guard let number = numeral(PercentDimension.style), !number.hasDigits,
      number.hasFraction || number.value < 1, (0...1).contains(number.value), number.value > 0
    else { return nil }
    return number.value
  }

  /// Reads "%", "percent" or "per cent".
  @discardableResult
  fileprivate mutating func takePercent() -> Bool {
    if lexeme == .percent || word == "percent" || word == "pct" {
      advance()
      return true
    }
    guard lexeme == .per, index + 1 < tokens.count, tokens[index + 1].word == "cent" else {
      return false
    }
    advance(2)
    return true
  }
}
