/// How heavy somebody or something is, in kilograms, also from pounds and stone.
public struct WeightDimension: Dimension {
  /// The kilograms that the question allows.
  public let range: ClosedRange<Double>
  /// The unit that a bare number means; nil where it is asked about.
  public let unit: WeightUnit?

  /// Weights from a range of kilograms.
  ///
  /// - Parameters:
  ///   - range: The kilograms that are allowed.
  ///   - unit: The unit that a bare number means; without it, "180" is asked about where both so many
  ///     kilograms and so many pounds are allowed.
  public init(in range: ClosedRange<Double> = 0...1000, unit: WeightUnit? = nil) {
    self.range = range
    self.unit = unit
  }

  /// `weight`.
  public var name: String { "weight" }

  /// The words of weights.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForWeights) }

  /// Amounts with a unit, and bare numbers.
  public func matches(in line: Line, context: Context) -> [Match<Weight>] {
    line.explicitFirst(
      Self.rules.matches(in: line, context: context).map { $0.saying(weights($0.values)) })
  }

  private func weights(_ said: [SaidWeight]) -> [Weight] {
    said.flatMap { said -> [Weight] in
      let units = said.unit.map { [$0] } ?? unit.map { [$0] } ?? [.kilogram, .pound]
      let all = units.map { Weight(kilograms: said.amount * $0.kilograms) }
      let allowed = all.filter { range.contains($0.kilograms) }
      return allowed.isEmpty ? Array(all.prefix(1)) : allowed
    }
  }

  /// A weight outside the range of the question.
  public func violation(of value: Weight, in context: Context) -> Violation? {
    if value.kilograms < range.lowerBound { return .belowMinimum(kilograms(range.lowerBound)) }
    if value.kilograms > range.upperBound { return .aboveMaximum(kilograms(range.upperBound)) }
    return nil
  }

  private func kilograms(_ count: Double) -> JSONValue { NumberDimension().json(for: count) }

  /// The kilograms with their unit, such as "82.5 kg".
  public func phrase(for value: Weight, in context: Context) -> String {
    "\(DecimalText.text(of: value.kilograms)) kg"
  }

  /// The kilograms, a number.
  public func json(for value: Weight) -> JSONValue { kilograms(value.kilograms) }

  /// A number of kilograms.
  public func value(from json: JSONValue) -> Weight? {
    NumberDimension().value(from: json).map(Weight.init(kilograms:))
  }

  /// Kilograms within the bounds.
  public func schema(in context: Context) -> JSONValue {
    NumberDimension(in: range).schema(in: context)
  }

  /// `{"kilograms": 82.5}`.
  public func understandJSON(for value: Weight) -> JSONValue {
    .object(["kilograms": json(for: value)])
  }

  /// Weights as people write and say them, of those the question allows.
  public var examples: [String] {
    let usual = [("82 kg", 82), ("180 lb", 81.65), ("12 stone 5", 78.47), ("3.4 kilos", 3.4)]
      .filter { range.contains($0.1) }.map(\.0)
    return usual.isEmpty ? ["\(DecimalText.text(of: range.lowerBound)) kg"] : usual
  }

  /// The least and the most.
  public func bounds(in context: Context) -> Bounds? {
    Bounds(
      least: phrase(for: Weight(kilograms: range.lowerBound), in: context),
      most: phrase(for: Weight(kilograms: range.upperBound), in: context))
  }
}
