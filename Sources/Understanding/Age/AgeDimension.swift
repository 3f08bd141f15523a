/// How old somebody is, in years, or in months, weeks or days.
public struct AgeDimension: Dimension {
  /// The whole years that the question allows.
  public let range: ClosedRange<Int>

  /// Ages from a range of whole years.
  public init(in range: ClosedRange<Int> = AgeDimension.all) {
    self.range = range
  }

  /// The ages in whole years that a question allows which has no bounds.
  public static let all = 0...1000

  /// `age`.
  public var name: String { "age" }

  /// The words of numbers and of lengths of time.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForSpans) }

  /// Ages that say so ("7 years old", "she's 7", "aged 7"), and bare numbers as years.
  public func matches(in line: Line, context: Context) -> [Match<Age>] {
    Self.rules.matches(in: line, context: context)
  }

  /// What the line says of an age today: who turns 8 one day is 7, or 8 already, which is asked.
  public func read(_ line: Line, in context: Context) -> Reading<Age> {
    let matches = matches(in: line, context: context).map { match in
      guard match.rule.manner == .comingAge else { return match }
      var match = match
      match.values = match.values.flatMap(\.nowOrSoon)
      return match
    }
    return Settlement(of: matches, in: line) { violation(of: $0, in: context) }.reading()
  }

  /// An age outside the range of the question.
  public func violation(of value: Age, in context: Context) -> Violation? {
    if value.count < 0 || value.years < range.lowerBound {
      return .belowMinimum(.int(range.lowerBound))
    }
    if value.years > range.upperBound { return .aboveMaximum(.int(range.upperBound)) }
    return nil
  }

  /// The age with its unit, such as "7 years old".
  public func phrase(for value: Age, in context: Context) -> String {
    "\(value.count) \(value.unit.rawValue)\(value.count == 1 ? "" : "s") old"
  }

  /// The years, a whole number; an object with the unit for other units.
  public func json(for value: Age) -> JSONValue {
    value.unit == .year ? .int(value.count) : understandJSON(for: value)
  }

  /// A whole number of years, or an object with a value and a unit.
  public func value(from json: JSONValue) -> Age? {
    if let years = json.int { return Age(years) }
    guard let count = json["value"]?.int,
      let unit = json["unit"]?.string.flatMap(Age.Unit.init(rawValue:))
    else { return nil }
    return Age(count, unit)
  }

  /// `{"value": 7, "unit": "year"}`.
  public func understandJSON(for value: Age) -> JSONValue {
    .object(["value": .int(value.count), "unit": .string(value.unit.rawValue)])
  }

  /// Whole years within the bounds, or an object with another unit.
  public func schema(in context: Context) -> JSONValue {
    [
      "anyOf": [
        .wholeNumbers(in: range),
        [
          "type": "object",
          "properties": [
            "value": .wholeNumbers(in: 0...),
            "unit": .enumeration(Age.Unit.allCases.map(\.rawValue)),
          ],
          "required": ["value", "unit"], "additionalProperties": false,
        ],
      ]
    ]
  }

  /// Ages as people write and say them; where there are bounds, those the question allows.
  public var examples: [String] {
    let usual = [("7", 7), ("seven years old", 7), ("she's 7", 7), ("18 months", 1)]
      .filter { range.contains($0.1) }.map(\.0)
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    return usual.isEmpty ? ["\(range.lowerBound)", "\(middle) years old"] : usual
  }

  /// The youngest and the oldest.
  public func bounds(in context: Context) -> Bounds? {
    Bounds(range, within: Self.all, unit: " years")
  }
}
