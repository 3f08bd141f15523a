import Understanding

/// The name of a race.
///
/// Nearly any words could be a name, and few of those that people say here are one: only what is
/// written like a name or ends in a kind of race is taken for sure. Words that may be a name and may
/// be something else are asked about (``isDoubtful(_:)``), sentences are none.
struct RaceNameDimension: Dimension {
  private let quoted = NameDimension(of: .thing, maximum: RaceRules.raceNameLength.upperBound)

  var name: String { quoted.name }
  var form: AnswerForm { quoted.form }
  var examples: [String] { ["Berlin Marathon", "the Great North Run"] }

  /// A name behind "I'm running", "it's" and the like, when it is surely one.
  func matches(in line: Line, context: Context) -> [Match<String>] {
    guard case .one(let found) = RaceNameReader(line).outcome, found.isIntroduced, found.isCertain
    else { return [] }
    return [
      Match(
        values: [line.words(found.tokens)], tokens: found.tokens, rule: "race-name",
        isExplicit: found.isTitle)
    ]
  }

  /// The name in quotes, or the one that the line says.
  func read(_ line: Line, in context: Context) -> Reading<String> {
    if line.tokens.contains(where: { $0.word == "\"" }),
      case let reading = quoted.read(line, in: context), reading.isInQuotes
    {
      return reading
    }
    switch RaceNameReader(line).outcome {
    case .none:
      return .unclear(.nothingFound)
    case .several(let found):
      return .unclear(.severalValues(found.map { line.words($0.tokens) }))
    case .one(let found):
      let name = line.words(found.tokens)
      let evidence = line.evidence(found.tokens, rule: "race-name")
      if let violation = violation(of: name, in: context) {
        return .unclear(.refused(name, violation, evidence))
      }
      return .understood(name, evidence)
    }
  }

  func violation(of value: String, in context: Context) -> Violation? {
    quoted.violation(of: value, in: context)
  }

  /// The name as it stands, in quotes where it would be read otherwise without them.
  func phrase(for value: String, in context: Context) -> String {
    if case .understood(value, _) = read(Line(value), in: context) { return value }
    return "\"\(value)\""
  }

  func json(for value: String) -> JSONValue { .string(value) }
  func value(from json: JSONValue) -> String? { json.string }

  /// Whether a text that is to be the name of a race may be something else, worth a question.
  static func isDoubtful(_ name: String) -> Bool {
    let line = Line(name)
    switch RaceNameReader(line).outcome {
    case .one(let found): return !found.isCertain
    case .several: return true
    case .none:
      // A word that would be something else, such as "Back", was put in quotes or meant as a name.
      return line.tokens.count > 1 || RaceNameWords.times.contains(line.tokens.first?.word ?? "")
    }
  }
}

extension Reading {
  /// Whether the value, or what is wrong with it, stands in quotes.
  fileprivate var isInQuotes: Bool {
    switch self {
    case .understood(_, let evidence), .unclear(.refused(_, _, let evidence)):
      evidence.rule.manner == .quotation
    default: false
    }
  }
}
