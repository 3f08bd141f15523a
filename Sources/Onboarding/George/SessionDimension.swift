import Understanding

/// The length of a training session, in minutes.
struct SessionDimension: Dimension {
  private let lengths = DurationDimension.minutes(in: RaceRules.sessionMinutes)

  var name: String { lengths.name }
  var examples: [String] { ["45 minutes", "an hour", "90"] }

  var vocabulary: Vocabulary { lengths.vocabulary }

  /// Lengths of time; those that sound like a goal for the race are heard only where one is asked.
  func matches(in line: Line, context: Context) -> [Match<Int>] {
    lengths.matches(in: line, context: context).compactMap { match in
      let minutes = match.values.compactMap { span in
        span.wholeSeconds.flatMap { $0 < Self.day ? ($0 + 30) / 60 : nil }
      }
      guard minutes.count == match.values.count else { return nil }
      return Match(
        values: minutes, tokens: match.tokens, rule: match.rule,
        isExplicit: match.isExplicit && match.rule.manner != .clock
          && !line.speaksOfFinish(around: match.tokens)
          && minutes.allSatisfy(Self.likely.contains),
        missing: match.missing)
    }
  }

  /// What a line makes of an earlier length.
  func revise(_ old: Int, by line: Line, in context: Context) -> Reading<Int> {
    relative(to: old, by: line, in: context) ?? revised(old, by: line, in: context)
  }

  /// The minutes that are heard as a session without being asked for; "3 hours 59 minutes" may be
  /// the time for a race.
  private static let likely = RaceRules.sessionMinutes.lowerBound...150

  /// "3 days" are days of training, not the length of one.
  private static let day = 86_400

  func violation(of value: Int, in context: Context) -> Violation? {
    if value < RaceRules.sessionMinutes.lowerBound {
      return .belowMinimum(.int(RaceRules.sessionMinutes.lowerBound))
    }
    if value > RaceRules.sessionMinutes.upperBound {
      return .aboveMaximum(.int(RaceRules.sessionMinutes.upperBound))
    }
    return nil
  }

  func phrase(for value: Int, in context: Context) -> String {
    "\(value) \(value == 1 ? "minute" : "minutes")"
  }

  func json(for value: Int) -> JSONValue { .int(value) }
  func value(from json: JSONValue) -> Int? { json.int }
  func schema(in context: Context) -> JSONValue { .wholeNumbers(in: RaceRules.sessionMinutes) }
  func understandJSON(for value: Int) -> JSONValue { ["seconds": .int(value * 60)] }
}
