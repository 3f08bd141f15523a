/// A distance to run, in whole metres.
public struct DistanceDimension: Dimension {
  /// The metres that the question allows.
  public let range: ClosedRange<Int>

  /// Distances from a range of metres.
  public init(in range: ClosedRange<Int> = 1...1_000_000) {
    self.range = range
  }

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

  /// The name of the race, or the kilometres, or below one kilometre the metres.
  public func phrase(for value: Distance, in context: Context) -> String {
    switch value {
    case .marathon: "a marathon"
    case .halfMarathon: "a half marathon"
    case _ where abs(value.metres) < 1000: "\(value.metres) metres"
    default: "\(DecimalText.text(of: Double(value.metres) / 1000)) km"
    }
  }

  /// The metres, a whole number.
  public func json(for value: Distance) -> JSONValue { .int(value.metres) }

  /// A whole number of metres.
  public func value(from json: JSONValue) -> Distance? { json.int.map(Distance.init(metres:)) }

  /// `{"metres": 10000}`.
  public func understandJSON(for value: Distance) -> JSONValue {
    .object(["metres": json(for: value)])
  }

  /// Distances as people write and say them.
  public var examples: [String] { ["10k", "a half marathon", "26.2 miles", "5 km"] }
}

extension Match<Distance> {
  /// Whether the words name a marathon or a half.
  fileprivate var isRace: Bool { values == [.marathon] || values == [.halfMarathon] }
}
