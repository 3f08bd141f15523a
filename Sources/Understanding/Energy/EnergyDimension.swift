/// An amount of energy from food, in kilocalories.
public struct EnergyDimension: Dimension {
  /// The kilocalories that the question allows.
  public let range: ClosedRange<Int>

  /// Energies from a range of kilocalories.
  public init(in range: ClosedRange<Int> = EnergyDimension.all) {
    self.range = range
  }

  /// The kilocalories that a question allows which has no bounds.
  public static let all = 1...100_000

  /// `energy`.
  public var name: String { "energy" }

  /// The words of energies.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForEnergies) }

  /// Amounts with a unit or "a day", and bare numbers; of these, small ones stand for something
  /// else when a large one stands beside them ("1800 between noon and 8"), and large ones count as
  /// much as one with a unit ("I eat 2000 calories but want 1700").
  public func matches(in line: Line, context: Context) -> [Match<Energy>] {
    var matches = Self.rules.matches(in: line, context: context)
    // No hour is an amount, and no weight.
    matches.removeAll { match in
      line.tokens[match.tokens].contains { $0.lexeme == .g }
        || !match.isExplicit && !match.reaches(Self.leastPlausible)
          && line.saysHour(at: match.tokens)
    }
    guard matches.count > 1, matches.contains(where: { $0.reaches(Self.leastMeal) }) else {
      return matches
    }
    // "One eight hundred" is no 800.
    let starts = Set(matches.map(\.tokens.lowerBound))
    matches.removeAll {
      !$0.isExplicit && !$0.reaches(Self.leastPlausible) && !starts.contains($0.tokens.upperBound)
    }
    guard matches.contains(where: \.isExplicit) else { return matches }
    for place in matches.indices where matches[place].reaches(Self.leastMeal) {
      let end = matches[place].tokens.upperBound
      // "1800 calories and 5000 steps"
      let isCounted = end < line.tokens.count && line.tokens[end].lexeme == .other
      matches[place].isExplicit = matches[place].isExplicit || !isCounted
    }
    return matches
  }

  /// The least that anybody means by a number for a whole day's energy.
  private static let leastPlausible = 100
  /// An amount beside which numbers below ``leastPlausible`` are about something else.
  private static let leastMeal = 500

  /// An energy outside the range of the question.
  public func violation(of value: Energy, in context: Context) -> Violation? {
    if value.kcal < range.lowerBound { return .belowMinimum(.int(range.lowerBound)) }
    if value.kcal > range.upperBound { return .aboveMaximum(.int(range.upperBound)) }
    return nil
  }

  /// The kilocalories with their unit, such as "1800 kcal".
  public func phrase(for value: Energy, in context: Context) -> String { "\(value.kcal) kcal" }

  /// The kilocalories, a whole number.
  public func json(for value: Energy) -> JSONValue { .int(value.kcal) }

  /// A whole number of kilocalories.
  public func value(from json: JSONValue) -> Energy? { json.int.map(Energy.init(kcal:)) }

  /// `{"kcal": 1800}`.
  public func understandJSON(for value: Energy) -> JSONValue { .object(["kcal": json(for: value)]) }

  /// Whole numbers within the bounds.
  public func schema(in context: Context) -> JSONValue { .wholeNumbers(in: range) }

  /// Energies as people write and say them; where there are bounds, those the question allows.
  public var examples: [String] {
    let usual = [("1800", 1800), ("about 1,800 calories", 1800), ("2k", 2000), ("7500 kJ", 1793)]
      .filter { range.contains($0.1) }.map(\.0)
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    return usual.isEmpty ? ["\(range.lowerBound) kcal", "\(middle) kcal"] : usual
  }

  /// The least and the most in kilocalories.
  public func bounds(in context: Context) -> Bounds? {
    Bounds(range, within: Self.all, unit: " kcal")
  }
}

extension Line {
  /// Whether a number stands where an hour does: "at eight", "until 8", "8 o'clock".
  fileprivate func saysHour(at place: Range<Int>) -> Bool {
    let before = place.lowerBound > 0 ? tokens[place.lowerBound - 1].lexeme : .comma
    let behind = place.upperBound < tokens.count ? tokens[place.upperBound].lexeme : .comma
    return [.at, .until, .by, .from, .past].contains(before)
      || [.oclock, .am, .pm].contains(behind)
  }
}

extension Match<Energy> {
  fileprivate func reaches(_ kcal: Int) -> Bool { values.contains { $0.kcal >= kcal } }
}
