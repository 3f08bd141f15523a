/// A value that people change by some amount: "another 200", "half an hour longer".
public protocol RelativeValue {
  /// The value with an amount added, or taken away where `sign` is -1; nil where that makes none.
  func changed(by amount: Self, sign: Int) -> Self?
  /// The value so many times as large; nil where that makes none.
  func multiplied(by factor: Double) -> Self?
}

extension Int: RelativeValue {
  /// The sum or difference, unless it is too large.
  public func changed(by amount: Int, sign: Int) -> Int? {
    let (product, isTooMuch) = amount.multipliedReportingOverflow(by: sign)
    let (sum, overflows) = addingReportingOverflow(product)
    return isTooMuch || overflows ? nil : sum
  }

  /// The nearest whole number, unless it is too large.
  public func multiplied(by factor: Double) -> Int? {
    Int(exactly: (Double(self) * factor).rounded())
  }
}

extension Double: RelativeValue {
  /// The sum or difference.
  public func changed(by amount: Double, sign: Int) -> Double? { self + amount * Double(sign) }
  /// The product.
  public func multiplied(by factor: Double) -> Double? { self * factor }
}

extension Energy: RelativeValue {
  /// The sum or difference, unless it is too large.
  public func changed(by amount: Energy, sign: Int) -> Energy? {
    kcal.changed(by: amount.kcal, sign: sign).map(Energy.init(kcal:))
  }

  /// The product in whole kilocalories, unless it is too large.
  public func multiplied(by factor: Double) -> Energy? {
    kcal.multiplied(by: factor).map(Energy.init(kcal:))
  }
}

extension Distance: RelativeValue {
  /// The sum or difference, unless it is too large.
  public func changed(by amount: Distance, sign: Int) -> Distance? {
    metres.changed(by: amount.metres, sign: sign).map(Distance.init(metres:))
  }

  /// The product.
  public func multiplied(by factor: Double) -> Distance? {
    metres.multiplied(by: factor).map(Distance.init(metres:))
  }
}

extension TimeSpan: RelativeValue {
  /// The sum or difference, unless nothing is left of it.
  public func changed(by amount: TimeSpan, sign: Int) -> TimeSpan? {
    let span = TimeSpan(
      months: months + sign * amount.months, seconds: seconds + Double(sign) * amount.seconds)
    return span.isCountable ? span : nil
  }

  /// The product; nil for half a month and the like.
  public func multiplied(by factor: Double) -> TimeSpan? {
    guard let months = Int(exactly: Double(months) * factor) else { return nil }
    return TimeSpan(months: months, seconds: seconds * factor)
  }
}

extension Dimension where Value: RelativeValue {
  /// What the line says as a correction: the old value changed by some amount ("add another 200",
  /// "half an hour less"), or what it says as an answer of its own.
  public func revise(_ old: Value, by line: Line, in context: Context) -> Reading<Value> {
    relative(to: old, by: line, in: context) ?? revised(old, by: line, in: context)
  }

  /// The old value so many times as large as a line says, where it says no other: "double it".
  private func multiple(of old: Value, by line: Line, in context: Context) -> Reading<Value>? {
    guard let (factor, tokens) = line.factor, let new = old.multiplied(by: factor) else {
      return nil
    }
    // "Half of that. 60 minutes"
    let said = matches(in: line, context: context)
    if said.contains(where: { $0.tokens.lowerBound > tokens.lowerBound }) { return nil }
    return checked(new, line.evidence(tokens, rule: .editing(name)), context)
  }

  /// The old value changed by the one amount or the factor that a line says, or nil where it says no
  /// change; nothing is found where the amount counts something else ("two meals less" of calories).
  ///
  /// "Ten minutes faster" changes only what is a time that something takes (`ofSpeed`).
  package func relative(
    to old: Value, by line: Line, in context: Context, ofSpeed: Bool = false
  ) -> Reading<Value>? {
    if let multiple = multiple(of: old, by: line, in: context) { return multiple }
    let matches = matches(in: line, context: context)
    guard let match = matches.only, match.values.count == 1,
      let change = line.change(by: match.tokens),
      change.kind == .size || change.kind == .speed && ofSpeed
    else { return nil }
    // "Is 1800 too low?" says no amount by which it is.
    if match.values == [old], line.tokens.contains(where: { $0.lexeme == .too }) { return nil }
    // "Two more: Tim and Lou" counts who follows, and "drop one" is about one of several things.
    let isPronoun =
      Value.self != Int.self && line.words(match.tokens).lowercased() == "one"
    if isPronoun || line.countsWhatFollows(match.tokens) { return .unclear(.nothingFound) }
    guard let amount = amount(of: change, match, in: line, context) else {
      return .unclear(.nothingFound)
    }
    guard let new = old.changed(by: amount, sign: change.sign) else { return nil }
    return checked(new, line.evidence(match.tokens, rule: .editing(name)), context)
  }

  /// The amount of a change with the unit that stands apart from it ("ten more minutes"); nil where
  /// what it counts is no unit of such values.
  private func amount(
    of change: Line.Change, _ match: Match<Value>, in line: Line, _ context: Context
  ) -> Value? {
    guard let counted = change.counted, !line.tokens[counted].isStep else { return match.values[0] }
    let words = Line(asWritten: "\(line.words(match.tokens)) \(line.tokens[counted].word)")
    let whole = self.matches(in: words, context: context)
    guard whole.count == 1, whole[0].tokens == words.tokens.indices, whole[0].values.count == 1
    else { return nil }
    return whole[0].values[0]
  }
}

extension Evidence {
  /// Whether the words change an earlier answer, item by item or by some amount.
  package var isEdit: Bool { rule.manner == .edit }

  /// Whether the words put one item of a list in the place of another.
  package var exchangesItem: Bool { rule == .itemExchange }

  /// Whether the words say a part of an earlier answer, by what it is, and leave the rest.
  package var changesPart: Bool { rule.manner == .part }
}
