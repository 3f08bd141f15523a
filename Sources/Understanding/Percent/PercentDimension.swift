/// A share in percent.
public struct PercentDimension: Dimension {
  /// The percentages that the question allows.
  public let range: ClosedRange<Double>

  /// Percentages from a range.
  public init(in range: ClosedRange<Double> = 0...100) {
    self.range = range
  }

  /// `percent`.
  public var name: String { "percent" }

  /// The words of numbers.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForNumbers) }

  /// Numbers that say so, bare ones, and halves and quarters.
  public func matches(in line: Line, context: Context) -> [Match<Double>] {
    Self.rules.matches(in: line, context: context)
  }

  /// A percentage outside the range of the question.
  public func violation(of value: Double, in context: Context) -> Violation? {
    if value < range.lowerBound { return .belowMinimum(json(for: range.lowerBound)) }
    if value > range.upperBound { return .aboveMaximum(json(for: range.upperBound)) }
    return nil
  }

  /// The number with its sign, such as "12.5 %".
  public func phrase(for value: Double, in context: Context) -> String {
    "\(DecimalText.text(of: value)) %"
  }

  /// A JSON number: 12.5 is 12.5 %.
  public func json(for value: Double) -> JSONValue { NumberDimension().json(for: value) }

  /// A JSON number that is finite.
  public func value(from json: JSONValue) -> Double? { NumberDimension().value(from: json) }

  /// Numbers within the bounds.
  public func schema(in context: Context) -> JSONValue {
    NumberDimension(in: range).schema(in: context)
  }

  /// Percentages as people write and say them, of those the question allows.
  public var examples: [String] {
    let usual = [("12.5 %", 12.5), ("ten percent", 10), ("half", 50)]
      .filter { range.contains($0.1) }.map(\.0)
    return usual.isEmpty ? ["\(DecimalText.text(of: range.lowerBound)) %"] : usual
  }

  /// The least and the most.
  public func bounds(in context: Context) -> Bounds? {
    Bounds(
      least: phrase(for: range.lowerBound, in: context),
      most: phrase(for: range.upperBound, in: context))
  }
}
