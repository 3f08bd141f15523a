extension EnergyDimension {
  static let rules = RuleSet<Energy>([range, sharedMultiplier, amount, named, bare])

  /// How numbers of calories are written: 1,800 · 1 800 · 1.8k · eighteen fifty.
  private static let style: Numeral.Style = [.letters, .pairs, .spaced, .commaDecimals]

  /// 1800 to 2000 kcal · 7500-8000 kJ.
  static let range = Rule<Energy>("energy.range", startingWith: .numeral) { cursor in
    let start = cursor.index
    guard !cursor.isInsideWord, let low = cursor.numeral(style),
      cursor.takeRangeLink(since: start)
    else { return nil }
    let second = cursor.index
    guard let high = cursor.numeral(style) else { return nil }
    let factor = cursor.multiplier(of: high, since: second, shared: low)
    guard let unit = cursor.energyUnit() else { return nil }
    cursor.skipPerDay()
    guard let low = unit.energy(low.value * (factor ?? 1)), let high = unit.energy(high.value)
    else { return nil }
    return .init(anyOf: low == high ? [low] : [low, high])
  }

  /// Two to three thousand · 1.8 to 2k · fifteen or sixteen hundred: what multiplies the second number
  /// multiplies the first.
  static let sharedMultiplier = Rule<Energy>(
    "energy.shared-multiplier", startingWith: .numeral
  ) { cursor in
    let start = cursor.index
    guard !cursor.isInsideWord, let low = cursor.numeral(style),
      cursor.takeRangeLink(since: start)
    else { return nil }
    let second = cursor.index
    guard let high = cursor.numeral(style), cursor.endsAmount,
      let factor = cursor.multiplier(of: high, since: second, shared: low),
      let low = Unit.kilocalorie.energy(low.value * factor),
      let high = Unit.kilocalorie.energy(high.value)
    else { return nil }
    cursor.skipPerDay()
    return .init(anyOf: [low, high], isExplicit: false)
  }

  /// 1800 kcal · two thousand calories a day · 7500 kJ · 2k a day.
  static let amount = Rule<Energy>("energy.amount", startingWith: .numeral) { cursor in
    let start = cursor
    guard !cursor.isInsideWord, let number = cursor.numeral(style) else { return nil }
    let unit = cursor.energyUnit()
    let isDaily = cursor.skipPerDay()
    let value = unit?.isLarge == true ? number.value : start.groupedByPoint ?? number.value
    guard unit != nil || isDaily, let energy = (unit ?? .kilocalorie).energy(value) else {
      return nil
    }
    // "3 a day" may be meals or walks.
    return .init(energy, isExplicit: unit != nil || energy.kcal >= 500)
  }

  /// Calories: 1800 · calorie target of 1800.
  static let named = Rule<Energy>("energy.named", startingWith: [.calorie]) { cursor in
    cursor.advance()
    if cursor.lexeme == .other { cursor.advance() }
    cursor.skip([.is, .to, .at, .of, .colon, .equals, .hedge, .make, .it])
    guard let number = cursor.numeral(style), cursor.endsAmount,
      let energy = Unit.kilocalorie.energy(number.value)
    else { return nil }
    cursor.skipPerDay()
    return .init(energy)
  }

  /// 1800 · 2k · eighteen hundred.
  static let bare = Rule<Energy>("energy.bare", startingWith: .numeral) { cursor in
    let start = cursor
    guard !cursor.isInsideWord, let number = cursor.numeral(style), cursor.endsAmount,
      number.value != 1 || !start.isPronoun, number.hasDigits || number.value >= 1,
      !start.isDayOfMonth, start.peek(-1) != .currency,
      number.value.rounded() == number.value
        || start.groupedByPoint != nil || number.value >= 100,
      let energy = Unit.kilocalorie.energy(start.groupedByPoint ?? number.value)
    else { return nil }
    return .init(energy, isExplicit: false)
  }

  /// A unit in which people count the energy of food.
  enum Unit {
    case kilocalorie
    /// So many kilojoules: a megajoule is a thousand.
    case kilojoules(Double)

    /// Whether people count thousandths of it.
    var isLarge: Bool { if case .kilojoules(let factor) = self { factor > 1 } else { false } }

    /// The energy of an amount in this unit, or nil when it is too large to count.
    func energy(_ amount: Double) -> Energy? {
      guard abs(amount) < 1e12 else { return nil }
      switch self {
      case .kilocalorie: return Int(exactly: amount.rounded()).map(Energy.init(kcal:))
      case .kilojoules(let factor): return Energy(kilojoules: amount * factor)
      }
    }
  }
}

extension Cursor {
  /// Reads "kcal" or "kJ", also after a hyphen.
  fileprivate mutating func energyUnit() -> EnergyDimension.Unit? {
    let offset = lexeme == .dash && isGlued && isGlued(1) ? 1 : 0
    switch peek(offset) {
    case .calorie:
      advance(offset + 1)
      return .kilocalorie
    case .kilojoule:
      let factor = Double(tokens[index + offset].number ?? 1)
      advance(offset + 1)
      return .kilojoules(factor)
    default: return nil
    }
  }

  /// What multiplies a number that began at a token and has just been read, where it multiplies the
  /// lower one before it, too: 1000 for "two to three thousand" and "2-3k".
  fileprivate func multiplier(
    of high: Numeral, since start: Int, shared low: Numeral
  ) -> Double? {
    let last = tokens[start..<index].last { [.hundred, .scale, .k].contains($0.lexeme) }
    let factor = last.map { $0.lexeme == .k ? 1000 : Double($0.number ?? 1) }
    return factor.flatMap { low.value < 100 && low.value * $0 < high.value ? $0 : nil }
  }

  /// Reads "a day", "per day", "/day" or "daily".
  @discardableResult
  fileprivate mutating func skipPerDay() -> Bool {
    switch lexeme {
    case .daily:
      advance()
      return true
    case .a, .per, .each, .every, .slash:
      guard peek(1) == .day || peek(1) == .d else { return false }
      advance(2)
      return true
    default: return false
    }
  }

  /// The thousands of "1.800", as much of Europe writes them: nobody counts a thousandth of a
  /// kilocalorie.
  fileprivate var groupedByPoint: Double? {
    guard digitCount <= 2, let thousands = number, thousands > 0, peek(1) == .period, isGlued(1),
      peek(2) == .digits, isGlued(2), tokens[index + 2].word.utf8.count == 3,
      let rest = tokens[index + 2].number, peek(3) != .k
    else { return nil }
    return Double(thousands * 1000 + rest)
  }

  /// Whether the number that comes next is the day of the month before it: "September 26".
  var isDayOfMonth: Bool { peek(-1) == .month || peek(-1) == .may }

  /// Whether the number that has just been read has no unit of something else and counts nothing.
  var endsAmount: Bool { endsNumber && !LexemeSet.unit.contains(lexeme) && !countsThings }
}
