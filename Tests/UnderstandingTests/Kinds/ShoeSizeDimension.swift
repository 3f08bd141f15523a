import Understanding

/// A shoe size, as it is counted in Europe.
struct ShoeSizeDimension: Dimension {
  let name = "shoe_size"
  let examples = ["42", "EU 42", "size 38.5"]
  let vocabulary = Vocabulary(["size", "shoe"])
  private let sizes = NumberDimension(in: 15...52)

  /// The numbers of the line; one behind "EU" or "size" says by itself what it is about.
  func matches(in line: Line, context: Context) -> [Match<Double>] {
    sizes.matches(in: line, context: context).map { match in
      var match = match
      match.rule = "shoe-size.number"
      let before = line.tokens[..<match.tokens.lowerBound].last?.word
      if before == "eu" || before == "size" {
        match.tokens = match.tokens.lowerBound - 1..<match.tokens.upperBound
        match.isExplicit = true
      }
      return match
    }
  }

  func violation(of value: Double, in context: Context) -> Violation? {
    sizes.violation(of: value, in: context)
  }
  func phrase(for value: Double, in context: Context) -> String {
    "EU \(sizes.phrase(for: value, in: context))"
  }
  func json(for value: Double) -> JSONValue { sizes.json(for: value) }
  func value(from json: JSONValue) -> Double? { sizes.value(from: json) }
  func schema(in context: Context) -> JSONValue { sizes.schema(in: context) }
}
