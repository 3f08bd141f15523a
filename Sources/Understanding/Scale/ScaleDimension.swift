/// How much of something, on a scale such as 1 to 10.
///
/// A question may name what it asks about, so that "very talkative" counts and "very shy" counts
/// the other way round.
public struct ScaleDimension: Dimension {
  /// The ends of the scale.
  public let range: ClosedRange<Int>
  /// Words for much of what is asked about, in small letters, such as "talkative".
  public let words: [String]
  /// Words for little of it, in small letters, such as "shy".
  public let opposites: [String]

  /// A scale, and the words for its two ends.
  public init(
    in range: ClosedRange<Int> = 1...10, words: [String] = [], opposites: [String] = []
  ) {
    self.range = range
    self.words = words
    self.opposites = opposites
  }

  /// `scale`.
  public var name: String { "scale" }

  /// The words of numbers and degrees.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForDegrees) }

  /// Numbers, "7 out of 10", and words such as "very" and "not at all".
  public func matches(in line: Line, context: Context) -> [Match<Int>] {
    var matches: [Match<Int>] = []
    for match in Self.rules.matches(in: line, context: context) {
      let values = match.values.flatMap {
        meaning(of: $0, after: match.tokens.upperBound, in: line)
      }
      guard !values.isEmpty || match.missing != nil else { continue }
      matches.append(
        Match(
          values: values, tokens: match.tokens, rule: match.rule, isExplicit: match.isExplicit,
          missing: match.missing))
    }
    return matches
  }

  /// The values on the scale of what was said, given the word behind it.
  private func meaning(of said: Said, after end: Int, in line: Line) -> [Int] {
    switch said {
    case .number(let value): return [value]
    case .between(let value): return [value, value + 1]
    case .outOf(let value, let end): return end == range.upperBound ? [value] : []
    case .degree(let degree):
      let rest = line.tokens[end...].prefix { $0.kind == .word }.map(\.word)
      let about = rest.first { words.contains($0) || opposites.contains($0) }
      if let about, opposites.contains(about) { return [at(1 - degree.share)] }
      // "very shy" says nothing of a scale that knows no "shy".
      let isAlone = rest.allSatisfy {
        $0 == "so" || $0 == "much" || $0 == "really" || $0 == "indeed"
      }
      return about != nil || isAlone ? [at(degree.share)] : []
    }
  }

  /// The value at a share of the scale, from 0 for its lower end to 1 for its upper.
  private func at(_ share: Double) -> Int {
    let length = Double(range.upperBound - range.lowerBound)
    // A middle between two values is the lower one: 5 of 1 to 10.
    return range.lowerBound + Int((share * length).rounded(.down))
  }

  /// A value off the scale.
  public func violation(of value: Int, in context: Context) -> Violation? {
    if value < range.lowerBound { return .belowMinimum(.int(range.lowerBound)) }
    if value > range.upperBound { return .aboveMaximum(.int(range.upperBound)) }
    return nil
  }

  /// The value out of the upper end, such as "7 out of 10".
  public func phrase(for value: Int, in context: Context) -> String {
    "\(value) out of \(range.upperBound)"
  }

  /// The value, a whole number.
  public func json(for value: Int) -> JSONValue { .int(value) }

  /// A whole number.
  public func value(from json: JSONValue) -> Int? { json.int }

  /// Values as people write and say them.
  public var examples: [String] { ["7", "seven out of ten", "very", "in the middle"] }
}
