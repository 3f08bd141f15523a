/// An amount of money, in one of the currencies that the question takes.
///
/// An amount in another currency is refused, and never taken for one of these.
public struct MoneyDimension: Dimension {
  /// The codes of the currencies that the question takes; a bare number is of the first, where there is
  /// one alone.
  public let currencies: [String]
  /// The amounts that the question allows, in whole units of each currency.
  public let range: ClosedRange<Int>

  /// Amounts in some currencies.
  ///
  /// - Parameters:
  ///   - currencies: Their codes of ISO 4217; of several, a bare number is asked about.
  ///   - range: The amounts that are allowed, in whole units.
  public init(_ currencies: String..., in range: ClosedRange<Int> = 0...1_000_000_000) {
    self.currencies = currencies
    self.range = range
  }

  /// `money`.
  public var name: String { "money" }

  /// The words of numbers.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForNumbers) }

  /// Amounts with a currency, and bare ones.
  public func matches(in line: Line, context: Context) -> [Match<Money>] {
    line.explicitFirst(MoneyReader(line, self, context).matches)
  }

  /// What a line makes of an earlier amount; a bare number is of the currency that it had.
  public func revise(_ old: Money, by line: Line, in context: Context) -> Reading<Money> {
    let reading = revised(old, by: line, in: context)
    guard case .ambiguous(let values, let evidence) = reading, evidence.rule == "money.bare",
      let same = values.first(where: { $0.currency == old.currency })
    else { return reading }
    return .understood(same, evidence)
  }

  /// A currency that the question does not take, or an amount outside its range.
  public func violation(of value: Money, in context: Context) -> Violation? {
    guard currencies.contains(value.currency.code) else {
      return .custom("It takes \(currencies.joined(separator: " or ")) here.")
    }
    let factor = Int(value.currency.factor)
    func bound(_ whole: Int) -> JSONValue {
      json(for: Money(minorUnits: whole * factor, value.currency))
    }
    if value.minorUnits < range.lowerBound * factor {
      return .belowMinimum(bound(range.lowerBound))
    }
    if value.minorUnits > range.upperBound * factor {
      return .aboveMaximum(bound(range.upperBound))
    }
    return nil
  }

  /// The amount and the code, such as "3200.00 EUR"; whole amounts without decimals.
  public func phrase(for value: Money, in context: Context) -> String {
    let isWhole = value.minorUnits.isMultiple(of: Int(value.currency.factor))
    let amount = isWhole ? String(value.minorUnits / Int(value.currency.factor)) : value.amount
    return "\(amount) \(value.currency.code)"
  }

  /// `{"amount": "3200.00", "currency": "EUR"}`: a text, so that no cent is lost to binary fractions.
  public func json(for value: Money) -> JSONValue {
    ["amount": .string(value.amount), "currency": .string(value.currency.code)]
  }

  /// An object with an amount, a text or a number, and the code of a currency.
  public func value(from json: JSONValue) -> Money? {
    guard let currency = json["currency"]?.string.flatMap(Currency.init),
      let amount = json["amount"]?.double ?? json["amount"]?.string.flatMap(Double.init)
    else { return nil }
    return Money(amount, currency)
  }

  /// An object with the amount and one of the currencies.
  public func schema(in context: Context) -> JSONValue {
    [
      "type": "object",
      "properties": [
        "amount": [
          "type": "string",
          "pattern": .string(
            (range.lowerBound < 0 ? "^-?" : "^") + "[0-9]+([.][0-9]+)?$"),
        ],
        "currency": .enumeration(currencies),
      ],
      "required": ["amount", "currency"], "additionalProperties": false,
    ]
  }

  /// `{"amount": "3200.00", "currency": "EUR"}`.
  public func understandJSON(for value: Money) -> JSONValue { json(for: value) }

  /// Amounts as people write and say them, of those the question allows.
  public var examples: [String] {
    let amount = range.contains(250) ? 250 : range.lowerBound
    return currencies.prefix(2).map { "\(amount) \($0)" }
  }

  /// The least and the most, in the first currency.
  public func bounds(in context: Context) -> Bounds? {
    guard range.upperBound < 1_000_000_000, let code = currencies.first else { return nil }
    return Bounds(range, within: Int.min...Int.max, unit: " \(code)")
  }
}
