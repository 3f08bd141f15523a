/// A number, whole or not.
public struct NumberDimension: Dimension {
  /// The numbers that the question allows, or nil for all.
  public let range: ClosedRange<Double>?
  /// Whether it allows whole numbers only.
  public let isWhole: Bool

  /// Numbers from a range, or any.
  public init(in range: ClosedRange<Double>? = nil) {
    self.range = range
    isWhole = false
  }

  /// Whole numbers from a range.
  public init(whole range: ClosedRange<Int>) {
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    isWhole = true
  }

  /// `number`.
  public var name: String { "number" }

  /// The words of numbers.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForNumbers) }

  /// Every number of the line that is not part of a word, a time or a date; beside another, none that
  /// counts days or hours, and no "one" that only stands for an article.
  public func matches(in line: Line, context: Context) -> [Match<Double>] {
    let matches = Self.rules.matches(in: line, context: context)
    guard matches.count > 1 else { return matches }
    let dates = line.dates(context)
    let others = matches.filter { match in
      !dates.contains { $0.overlaps(match.tokens) } && !line.isArticle(match.tokens)
        && (match.tokens.upperBound == line.tokens.count
          || !LexemeSet.lengthsOfTime.contains(line.tokens[match.tokens.upperBound].lexeme))
    }
    return others.isEmpty ? matches : others
  }

  /// A number with a fraction where none is allowed, or one outside the range of the question.
  public func violation(of value: Double, in context: Context) -> Violation? {
    if isWhole, value.rounded() != value { return .notWhole }
    guard let range else { return nil }
    if value < range.lowerBound { return .belowMinimum(json(for: range.lowerBound)) }
    if value > range.upperBound { return .aboveMaximum(json(for: range.upperBound)) }
    return nil
  }

  /// The number in digits, such as "1800" or "-3.5".
  public func phrase(for value: Double, in context: Context) -> String {
    DecimalText.text(of: value)
  }

  /// A JSON number.
  public func json(for value: Double) -> JSONValue {
    Int(exactly: value).map(JSONValue.int) ?? .double(value)
  }

  /// A JSON number that is finite.
  public func value(from json: JSONValue) -> Double? {
    json.double.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The least and the most.
  public func bounds(in context: Context) -> Bounds? {
    range.map {
      Bounds(
        least: DecimalText.text(of: $0.lowerBound), most: DecimalText.text(of: $0.upperBound))
    }
  }

  /// Numbers, or whole numbers, within the bounds.
  public func schema(in context: Context) -> JSONValue {
    var schema: [String: JSONValue] = ["type": isWhole ? "integer" : "number"]
    schema["minimum"] = range.map { json(for: $0.lowerBound) }
    schema["maximum"] = range.map { json(for: $0.upperBound) }
    return .object(schema)
  }

  /// Numbers as people write and say them; where there are bounds, those the question allows.
  public var examples: [String] {
    guard let range else { return ["12", "1,800", "eighteen hundred", "one and a half"] }
    let middle = ((range.lowerBound + range.upperBound) / 2).rounded(.down)
    return [range.lowerBound, middle, range.upperBound].filter(range.contains)
      .reduce(into: []) { examples, number in
        let text = DecimalText.text(of: number)
        if !examples.contains(text) { examples.append(text) }
      }
  }
}

extension Line {
  /// The places of dates that a month says to be some: "May 17, 2019".
  fileprivate func dates(_ context: Context) -> [Range<Int>] {
    guard tokens.count <= 200, tokens.contains(where: { [.month, .may].contains($0.lexeme) })
    else { return [] }
    return DateDimension().matches(in: self, context: context).filter(\.isExplicit).map(\.tokens)
  }

  /// Whether a number is the "one" of "one room for seven", which counts nothing.
  fileprivate func isArticle(_ number: Range<Int>) -> Bool {
    guard number.count == 1, tokens[number.lowerBound].word == "one",
      number.upperBound + 1 < tokens.count
    else { return false }
    return tokens[number.upperBound].lexeme == .other
      && tokens[number.upperBound + 1].lexeme == .for
  }
}

extension LexemeSet {
  /// Units of time behind a number.
  fileprivate static let lengthsOfTime: LexemeSet = [
    .minute, .hour, .day, .night, .week, .fortnight, .monthUnit, .year, .secondUnit,
  ]
}
