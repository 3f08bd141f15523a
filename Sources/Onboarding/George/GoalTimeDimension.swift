import Understanding

/// The goal time of a race, or "just to finish".
///
/// "3:45" is hours and minutes in a marathon and minutes and seconds over a kilometre: of several
/// readings those count that are plausible over the distance.
struct GoalTimeDimension: Dimension {
  /// The distance of the race in metres, when it is known.
  let metres: Int?

  private let times = DurationDimension(.finishTime, in: RaceRules.goalTime)

  init(metres: Int?) {
    self.metres = metres
  }

  var name: String { "duration" }
  var examples: [String] { ["sub 4 hours", "just to finish"] }

  var vocabulary: Vocabulary { times.vocabulary.union(FinishingWish.vocabulary) }

  func matches(in line: Line, context: Context) -> [Match<GoalTime>] {
    let found = times.matches(in: line, context: context).filter {
      !line.isPace($0.tokens) && !isYear($0.tokens, of: line, context)
    }.map { match in
      Match(
        values: plausible(match.values.compactMap(\.wholeSeconds)).map(GoalTime.seconds),
        tokens: match.tokens, rule: match.rule,
        isExplicit: match.isExplicit && [.clock, .limit].contains(match.rule.manner)
          || line.speaksOfFinish(around: match.tokens)
          || line.isWished(match.tokens) && !line.speaksOfTraining(around: match.tokens),
        missing: match.missing)
    }
    return found.isEmpty ? finishing(in: line) : found
  }

  /// Whether four digits are the year of a race that is still to come, and no time.
  private func isYear(_ tokens: Range<Int>, of line: Line, _ context: Context) -> Bool {
    let words = line.words(tokens)
    guard tokens.count == 1, words.count == 4, let number = Int(words) else { return false }
    return (context.today.year...context.today.year + RaceRules.monthsAhead / 12).contains(number)
  }

  /// "Make it 90 minutes" is no goal for a marathon: a correction that does not say what it is about
  /// has to be plausible.
  func revise(_ old: GoalTime, by line: Line, in context: Context) -> Reading<GoalTime> {
    if let seconds = old.seconds {
      let span = TimeSpan(seconds: Double(seconds))
      switch times.relative(to: span, by: line, in: context, ofSpeed: true) {
      case .understood(let span, let evidence)?:
        if let new = span.wholeSeconds { return .understood(.seconds(new), evidence) }
      case .unclear(.nothingFound)?: return .unclear(.nothingFound)
      default: break
      }
    }
    let reading = read(line, in: context)
    if case .understood(.seconds(let seconds), _) = reading, strain(of: seconds) > 1,
      !matches(in: line, context: context).contains(where: \.isExplicit)
    {
      return .unclear(.nothingFound)
    }
    return reading
  }

  /// The readings that are plausible over the distance; when none is, the one that comes nearest,
  /// which is asked about.
  private func plausible(_ readings: [Int]) -> [Int] {
    guard readings.count > 1 else { return readings }
    let plausible = readings.filter { strain(of: $0) == 1 }
    if !plausible.isEmpty { return plausible }
    return readings.min { strain(of: $0) < strain(of: $1) }.map { [$0] } ?? []
  }

  /// How many times a time is too fast or too slow; 1 when it is neither.
  private func strain(of seconds: Int) -> Double {
    let range = RaceRules.plausibleTimes(over: metres)
    return max(
      1, Double(range.lowerBound) / Double(max(1, seconds)),
      Double(seconds) / Double(range.upperBound))
  }

  /// "Just to finish", "no goal time", "any time will do": the place of the words.
  private func finishing(in line: Line) -> [Match<GoalTime>] {
    guard let (tokens, isExplicit) = FinishingWish.place(in: line) else { return [] }
    return [
      Match(
        values: [.justToFinish], tokens: tokens, rule: "goal_time.finish", isExplicit: isExplicit)
    ]
  }

  // MARK: - Values

  func violation(of value: GoalTime, in context: Context) -> Violation? {
    value.seconds.flatMap {
      times.violation(of: TimeSpan(seconds: Double($0)), in: context)
    }
  }

  func phrase(for value: GoalTime, in context: Context) -> String {
    switch value {
    case .justToFinish: "just to finish"
    case .seconds(let seconds):
      times.phrase(for: TimeSpan(seconds: Double(seconds)), in: context)
    }
  }

  /// The seconds, or a word: nothing at all would mean that it has not been asked yet.
  func json(for value: GoalTime) -> JSONValue {
    value.seconds.map(JSONValue.int) ?? .string(Self.justToFinish)
  }

  /// The seconds, the word for none, or null as it is in profiles.
  func value(from json: JSONValue) -> GoalTime? {
    if json == .null || json.string == Self.justToFinish { return .justToFinish }
    return json.int.map(GoalTime.seconds)
  }

  func schema(in context: Context) -> JSONValue {
    ["anyOf": [.wholeNumbers(in: RaceRules.goalTime), ["const": .string(Self.justToFinish)]]]
  }

  func understandJSON(for value: GoalTime) -> JSONValue {
    ["seconds": value.seconds.map(JSONValue.int) ?? .null]
  }

  private static let justToFinish = "just_to_finish"
}

extension Line {
  /// Whether the words around a time speak of the end of a race: "finish in 3:45", "I'm after a PB, 3:45".
  func speaksOfFinish(around time: Range<Int>) -> Bool {
    let clause = keeping(clauseSpan(around: span(time)))
    if clause.tokens.contains(where: { Self.finishing.contains($0.word) }) { return true }
    let before = tokens[max(0, time.lowerBound - 4)..<time.lowerBound]
    return before.contains { Self.records.contains($0.word) }
      && !before.contains { ["is", "was", "stands"].contains($0.word) }
  }

  /// Whether a time is said of each kilometre or mile: "5:30 per km".
  func isPace(_ time: Range<Int>) -> Bool {
    let next = tokens[time.upperBound...].first?.word ?? ""
    return ["pace", "pacing"].contains(next) || isSaid(time, ofEach: Self.units)
  }

  /// Whether a length is said of each of some things: "5:30 per km", "45 minutes each time", "an hour at a go".
  func isSaid(_ length: Range<Int>, ofEach nouns: Set<String>) -> Bool {
    let behind = tokens[length.upperBound...].prefix(3).map(\.word)
    guard let first = behind.first, Self.distributing.contains(first) else { return false }
    return behind.dropFirst().contains(where: nouns.contains)
  }

  private static let units = WordClasses.george.words("GoalTimeDimension.units")
  private static let distributing = WordClasses.george.words("GoalTimeDimension.distributing")
  private static let finishing = WordClasses.george.words("GoalTimeDimension.finishing")
  private static let records = WordClasses.george.words("GoalTimeDimension.records")
}
