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
  /// What the upper end means, in small letters, such as "never stops".
  public let heights: [String]

  private let ends: PhraseTable<Bool>

  /// A scale, and the words for its two ends.
  public init(
    in range: ClosedRange<Int> = 1...10, words: [String] = [], opposites: [String] = [],
    heights: [String] = []
  ) {
    self.range = range
    self.words = words
    self.opposites = opposites
    self.heights = heights
    ends = PhraseTable([(true, heights.joined(separator: "|"))])
  }

  /// `scale`.
  public var name: String { "scale" }

  /// The words of numbers and degrees, and of the two ends.
  public var vocabulary: Vocabulary {
    Vocabulary(of: .wordsForDegrees).union(Self.degreeWords)
      .union(Vocabulary(words + opposites + heights))
  }

  private static let degreeWords = Vocabulary(degrees.words.map(\.string))

  /// Numbers, "7 out of 10", and words such as "very" and "not at all".
  public func matches(in line: Line, context: Context) -> [Match<Int>] {
    var matches: [Match<Int>] = []
    for match in Self.rules.matches(in: line, context: context)
    where !line.isThanked(match.tokens) {
      let values = match.values.flatMap {
        meaning(of: $0, at: match.tokens, in: line)
      }
      guard !values.isEmpty || match.missing != nil else { continue }
      matches.append(match.saying(values))
    }
    // A figure says how much, and words for degrees beside it what it means.
    if matches.contains(where: Self.isFigure) {
      let hasDigits = matches.contains { match in
        Self.isFigure(match) && match.values.count == 1
          && line.tokens[match.tokens].contains { $0.kind == .digits }
      }
      return hasDigits ? matches.filter { !Self.isDegree($0) } : matches
    }
    return (matches + described(in: line, beside: matches)).sorted {
      $0.tokens.lowerBound < $1.tokens.lowerBound
    }
  }

  /// The places that say what the upper end means: "never stops talking".
  private func described(in line: Line, beside matches: [Match<Int>]) -> [Match<Int>] {
    line.tokens.indices.compactMap { place in
      guard !line.isNegated(place), let count = ends.phrase(in: line.tokens, at: place)?.count,
        !matches.contains(where: { $0.tokens.overlaps(place..<place + count) })
      else { return nil }
      return Match(
        values: [range.upperBound], tokens: place..<place + count, rule: "scale.end",
        isExplicit: false)
    }
  }

  /// The values on the scale of what was said, given the words beside it.
  private func meaning(of said: Said, at tokens: Range<Int>, in line: Line) -> [Int] {
    switch said {
    case .number(let value): return [value]
    case .between(let value): return [value, value + 1]
    case .outOf(let value, let end): return end == range.upperBound ? [value] : []
    case .percent(let share): return part(share)
    case .ends: return []
    case .degree(let degree):
      let clause = line.clauses().first { $0.tokens.overlaps(tokens) }?.tokens ?? tokens
      let beside = clause.filter { $0 >= tokens.upperBound || $0 < tokens.lowerBound }
      let said = line.tokens[tokens].map(\.word) + beside.map { line.tokens[$0].word }
      let about = said.first { words.contains($0) || opposites.contains($0) }
      if let about, opposites.contains(about) { return [at(1 - degree.share)] }
      // "very shy" says nothing of a scale that knows no "shy".
      let isAlone = beside.allSatisfy {
        line.tokens[$0].kind == .sign || Self.besideDegree.contains(line.tokens[$0].word)
      }
      return about != nil || isAlone ? [at(degree.share)] : []
    }
  }

  /// The values nearest to a part of the upper end, in percent: 7 of 70, 6 and 7 of 65.
  private func part(_ percent: Int) -> [Int] {
    let value = Double(range.upperBound) * Double(percent) / 100
    let below = Int(value.rounded(.down))
    return Double(below) == value ? [below] : [below, below + 1]
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

  /// Whole numbers of the scale.
  public func schema(in context: Context) -> JSONValue { .wholeNumbers(in: range) }

  /// Values as people write and say them.
  public var examples: [String] {
    if range == 1...10 { return ["7", "seven out of ten", "very", "in the middle"] }
    let length = range.upperBound - range.lowerBound
    return ["\(range.lowerBound + length * 2 / 3)", "very", "in the middle"]
  }

  /// The two ends.
  public func bounds(in context: Context) -> Bounds? {
    Bounds(least: "\(range.lowerBound)", most: "\(range.upperBound)")
  }
}
