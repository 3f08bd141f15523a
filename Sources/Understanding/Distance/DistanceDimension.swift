/// A distance to run, in whole metres.
public struct DistanceDimension: Dimension {
  /// The metres that the question allows.
  public let range: ClosedRange<Int>

  /// Distances from a range of metres.
  public init(in range: ClosedRange<Int> = DistanceDimension.all) {
    self.range = range
  }

  /// The metres that a question allows which has no bounds.
  public static let all = 1...1_000_000

  /// `distance`.
  public var name: String { "distance" }

  /// The words of lengths.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForLengths) }

  /// Lengths with a unit, races by name, and bare numbers as kilometres, miles or metres.
  ///
  /// A length that only rounds the race beside it ("marathon, 42 km") is left out.
  public func matches(in line: Line, context: Context) -> [Match<Distance>] {
    let matches = Self.rules.matches(in: line, context: context)
    guard matches.count > 1, let race = matches.first(where: \.isRace)?.values.first else {
      return matches
    }
    return matches.filter { match in
      match.isRace || !match.values.contains { abs($0.metres - race.metres) * 100 < race.metres }
    }
  }

  /// A distance outside the range of the question.
  public func violation(of value: Distance, in context: Context) -> Violation? {
    if value.metres < range.lowerBound { return .belowMinimum(.int(range.lowerBound)) }
    if value.metres > range.upperBound { return .aboveMaximum(.int(range.upperBound)) }
    return nil
  }

  /// The name of the race, the miles where it is as many as people say, or else the kilometres, or below
  /// one kilometre the metres.
  public func phrase(for value: Distance, in context: Context) -> String {
    switch value {
    case .marathon: "a marathon"
    case .halfMarathon: "a half marathon"
    case _ where abs(value.metres) < 1000: "\(value.metres) metres"
    default:
      Self.miles(in: value.metres)
        ?? "\(DecimalText.text(of: Double(value.metres) / 1000)) km"
    }
  }

  /// A distance that is no round number of metres but one of miles, down to a twentieth, which so gives
  /// the very same metres when it is read again.
  private static func miles(in metres: Int) -> String? {
    let twentieths = (Double(metres) / LengthUnit.mile.metres * 20).rounded()
    guard !metres.isMultiple(of: 100),
      Int((twentieths / 20 * LengthUnit.mile.metres).rounded()) == metres
    else { return nil }
    return "\(DecimalText.text(of: twentieths / 20)) \(twentieths == 20 ? "mile" : "miles")"
  }

  /// The metres, a whole number.
  public func json(for value: Distance) -> JSONValue { .int(value.metres) }

  /// A whole number of metres.
  public func value(from json: JSONValue) -> Distance? { json.int.map(Distance.init(metres:)) }

  /// `{"metres": 10000}`.
  public func understandJSON(for value: Distance) -> JSONValue {
    .object(["metres": json(for: value)])
  }

  /// Whole numbers of metres within the bounds.
  public func schema(in context: Context) -> JSONValue { .wholeNumbers(in: range) }

  /// Distances as people write and say them; where there are bounds, those the question allows.
  public var examples: [String] {
    let usual = [
      ("10k", 10_000), ("a half marathon", 21_098), ("26.2 miles", 42_165), ("5 km", 5000),
    ]
    .filter { range.contains($0.1) }.map(\.0)
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    return usual.isEmpty ? ["\(range.lowerBound) metres", "\(middle) metres"] : usual
  }

  /// The shortest and the longest.
  public func bounds(in context: Context) -> Bounds? {
    func words(_ metres: Int) -> String { phrase(for: Distance(metres: metres), in: context) }
    if range == Self.all { return nil }
    return Bounds(
      least: range.lowerBound > Self.all.lowerBound ? words(range.lowerBound) : nil,
      most: range.upperBound < Self.all.upperBound ? words(range.upperBound) : nil)
  }
}

extension Match<Distance> {
  /// Whether the words name a marathon or a half.
  fileprivate var isRace: Bool { values == [.marathon] || values == [.halfMarathon] }
}
