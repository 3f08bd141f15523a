/// How tall somebody is, in metres, also from feet and inches.
public struct HeightDimension: Dimension {
  /// The metres that the question allows.
  public let range: ClosedRange<Double>

  /// Heights from a range of metres; those of people without one.
  public init(in range: ClosedRange<Double> = 0.3...2.8) {
    self.range = range
  }

  /// `height`.
  public var name: String { "height" }

  /// The words of lengths.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForLengths) }

  /// Lengths with a unit, and bare numbers: those of metres, centimetres or inches that are allowed.
  public func matches(in line: Line, context: Context) -> [Match<Height>] {
    line.explicitFirst(
      Self.rules.matches(in: line, context: context).map { $0.saying(allowed($0.values)) })
  }

  private func allowed(_ lengths: [Length]) -> [Height] {
    let all = lengths.map { Height(metres: $0.metres) }
    let allowed = all.filter { range.contains($0.metres) }
    return allowed.isEmpty ? Array(all.prefix(1)) : allowed
  }

  /// A height outside the range of the question.
  public func violation(of value: Height, in context: Context) -> Violation? {
    if value.metres < range.lowerBound { return .belowMinimum(metres(range.lowerBound)) }
    if value.metres > range.upperBound { return .aboveMaximum(metres(range.upperBound)) }
    return nil
  }

  private func metres(_ count: Double) -> JSONValue { NumberDimension().json(for: count) }

  /// The centimetres with their unit, such as "178 cm".
  public func phrase(for value: Height, in context: Context) -> String { Self.words(value) }

  private static func words(_ value: Height) -> String {
    "\(DecimalText.text(of: (value.metres * 1000).rounded() / 10)) cm"
  }

  /// The metres, a number.
  public func json(for value: Height) -> JSONValue { metres(value.metres) }

  /// A number of metres.
  public func value(from json: JSONValue) -> Height? {
    NumberDimension().value(from: json).map(Height.init(metres:))
  }

  /// Metres within the bounds.
  public func schema(in context: Context) -> JSONValue {
    NumberDimension(in: range).schema(in: context)
  }

  /// `{"metres": 1.78}`.
  public func understandJSON(for value: Height) -> JSONValue {
    .object(["metres": json(for: value)])
  }

  /// Heights as people write and say them, of those the question allows.
  public var examples: [String] {
    let usual = [("178 cm", 1.78), ("1.78 m", 1.78), ("5'10\"", 1.778), ("six foot two", 1.88)]
      .filter { range.contains($0.1) }.map(\.0)
    return usual.isEmpty ? [Self.words(Height(metres: range.lowerBound))] : usual
  }

  /// The least and the most.
  public func bounds(in context: Context) -> Bounds? {
    Bounds(
      least: phrase(for: Height(metres: range.lowerBound), in: context),
      most: phrase(for: Height(metres: range.upperBound), in: context))
  }
}
