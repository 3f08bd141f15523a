/// An amount of a unit of weight, as it was said; of no unit where none was.
struct SaidWeight: Hashable, Sendable {
  var amount: Double
  var unit: WeightUnit?
}

extension WeightDimension {
  static let rules = RuleSet<SaidWeight>([range, amount, bare])

  /// How weights are written: 82.5 · 82,5 · eighty two.
  private static let style: Numeral.Style = [.commaDecimals]

  /// 80 to 85 kg.
  static let range = Rule<SaidWeight>("weight.range", startingWith: .numeral) { cursor in
    let start = cursor.index
    guard !cursor.isInsideWord, let low = cursor.numeral(style),
      cursor.takeRangeLink(since: start), let high = cursor.numeral(style),
      let unit = cursor.weightUnit()
    else { return nil }
    return .init(
      anyOf: [
        SaidWeight(amount: low.value, unit: unit), SaidWeight(amount: high.value, unit: unit),
      ])
  }

  /// 82 kg · 180 pounds · 12 stone 5 · 12st 5lb · 7 lb 3 oz · half a kilo.
  static let amount = Rule<SaidWeight>("weight.amount", startingWith: .numeral) { cursor in
    guard !cursor.isInsideWord, let number = cursor.numeral(style) else { return nil }
    if number.hasFraction || number.value < 1, cursor.lexeme == .a || cursor.lexeme == .of {
      cursor.skip([.a, .of])
    }
    guard var unit = cursor.weightUnit() else { return nil }
    // What a time follows is how fast a weight changes.
    guard ![.a, .per, .each, .every, .slash].contains(cursor.lexeme) else { return nil }
    var amount = number.value
    while let smaller = unit.smaller, let part = cursor.smallerWeight(smaller, of: unit) {
      amount = amount * (unit.kilograms / smaller.kilograms) + part
      unit = smaller
    }
    return .init(SaidWeight(amount: amount, unit: unit))
  }

  /// 82 · eighty two.
  static let bare = Rule<SaidWeight>("weight.bare", startingWith: .numeral) { cursor in
    let start = cursor
    guard !cursor.isInsideWord, let number = cursor.numeral(style), cursor.endsAmount,
      number.hasDigits || number.value >= 1, number.value != 1 || !start.isPronoun,
      !start.isDayOfMonth, start.peek(-1) != .currency
    else { return nil }
    return .init(SaidWeight(amount: number.value), isExplicit: false)
  }
}

extension Cursor {
  /// Reads a unit of weight, also after a hyphen.
  fileprivate mutating func weightUnit() -> WeightUnit? {
    let offset = lexeme == .dash && isGlued && isGlued(1) ? 1 : 0
    let place = index + offset
    guard place < tokens.count, let unit = WeightUnit(peek(offset), tokens[place].word) else {
      return nil
    }
    advance(offset + 1)
    return unit
  }

  /// Reads the "5" of "12 stone 5" and the "3 oz" of "7 lb and 3 oz".
  fileprivate mutating func smallerWeight(_ unit: WeightUnit, of larger: WeightUnit) -> Double? {
    let start = self
    skip([.and, .comma])
    if let number = numeral([]), number.value * unit.kilograms < larger.kilograms {
      if weightUnit() == unit { return number.value }
      self = start
      // Only pounds are left out behind a stone.
      if larger == .stone, let bare = numeral([]), bare.value < 14, endsAmount { return bare.value }
    }
    self = start
    return nil
  }
}
