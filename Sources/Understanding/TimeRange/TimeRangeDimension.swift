/// A start and an end on the clock, such as the hours in which somebody eats.
public struct TimeRangeDimension: Dimension {
  /// What the question favours when neither end of a range says its half of the day.
  public enum Preference: Hashable, Sendable {
    /// A range that begins from 9:00 to 16:59, when it is the only such reading: few people begin
    /// to eat at night, so "12 to 8" is noon to 8 PM and "9 to 5" begins in the morning, while
    /// "8 to 4" and "6 to 10" are asked about.
    case eatingWindow
  }

  /// What the question favours, or nil when nothing.
  public let preference: Preference?
  /// The hours that the question allows, such as those of a shop; nil for all.
  public let hours: TimeRange?

  /// Ranges of time, perhaps with a preference where the words leave readings open, or within some
  /// hours of the day.
  public init(_ preference: Preference? = nil, within hours: TimeRange? = nil) {
    self.preference = preference
    self.hours = hours
  }

  /// The hours in which somebody eats.
  public static let eatingWindow = TimeRangeDimension(.eatingWindow)

  /// `time_range`.
  public var name: String { "time_range" }

  /// The words of times.
  public var vocabulary: Vocabulary {
    preference == .eatingWindow ? Self.wordsForEating : Vocabulary(of: .wordsForTimes)
  }

  private static let wordsForEating = Vocabulary(of: .wordsForTimes).union(
    Vocabulary(lazily: {
      [EatingWords.morning, EatingWords.noon, EatingWords.evening, EatingWords.ending]
        .flatMap { $0.sorted() }
    }))

  /// Ranges that say so, pairs of numbers that may be meant as one, and parts of ranges.
  public func matches(in line: Line, context: Context) -> [Match<TimeRange>] {
    matches(in: line, context: context, isAsked: false)
  }

  /// The ranges of a line; in the answer to a question for one, a clause of nothing else is one too:
  /// "1 to 9, my family dines late".
  func matches(in line: Line, context: Context, isAsked: Bool) -> [Match<TimeRange>] {
    var matches = Self.rules.matches(in: line, context: context)
    if let end = onlyEnd(of: matches, in: line, context) { return [end] }
    if !isAsked, preference == .eatingWindow,
      line.tokens.count(where: { EatingWords.isMeal($0.word) }) > 1,
      !matches.contains(where: \.isExplicit),
      let (ranges, tokens) = EatingTimes(line, in: context).windowOfMeals, ranges.count == 1
    {
      return [
        Match(
          values: ranges, tokens: tokens, rule: "time-range.meals-and-ends", isExplicit: true)
      ]
    }
    guard !matches.isEmpty else { return matches }
    let gate = BareClockGate(line)
    let clauses =
      isAsked && preference == .eatingWindow ? line.clauses(keeping: matches.map(\.tokens)) : []
    matches.removeAll { match in
      guard !isMeant(match, in: line, gate) else { return false }
      let isCounted =
        match.tokens.upperBound < line.tokens.count
        && BareClockGate.isCounted(line.tokens[match.tokens.upperBound])
        && !NameWords.chat.contains(line.tokens[match.tokens.upperBound].word)
      guard match.missing == nil, !isCounted,
        let clause = clauses.first(where: { $0.tokens.contains(match.tokens.lowerBound) })
      else { return true }
      return !line.saysOnly(match.tokens, in: clause)
    }
    for place in matches.indices where matches[place].isExplicit {
      matches[place].isExplicit = !isOfAmounts(matches[place], in: line)
    }
    if preference == .eatingWindow {
      for place in matches.indices where matches[place].values.count > 1 {
        let likely = matches[place].values.filter { (9..<17).contains($0.start.hour) }
        guard likely.count == 1 else { continue }
        matches[place].values = likely
        matches[place].rule = "time-range.eating-hours"
      }
    }
    for place in matches.indices where matches[place].missing == nil {
      let isFree =
        place == 0 || matches[place - 1].tokens.upperBound < matches[place].tokens.lowerBound - 1
      if isFree { addAlternative(to: &matches[place], in: line) }
    }
    return matches
  }

  /// Adds the reading of another start before "or": "7 or 8am until 5pm".
  private func addAlternative(to match: inout Match<TimeRange>, in line: Line) {
    let place = match.tokens.lowerBound
    guard place > 1, line.tokens[place - 1].lexeme == .or, match.values.count == 1,
      [.digits, .small].contains(line.tokens[place - 2].lexeme),
      let hour = line.tokens[place - 2].number, (1...12).contains(hour)
    else { return }
    let range = match.values[0]
    let afternoon = range.start.secondsSinceMidnight >= ClockTime.half
    let start = TimeOfDay(secondsSinceMidnight: (hour % 12 + (afternoon ? 12 : 0)) * 3600)
    match.values = [TimeRange(start: start, end: range.end), range]
    match.tokens = place - 2..<match.tokens.upperBound
  }

  /// Whether words that could be a range are one here.
  private func isMeant(_ match: Match<TimeRange>, in line: Line, _ gate: BareClockGate) -> Bool {
    if match.missing != nil { return gate.allowsPart(match.tokens) }
    if line.goesOnAsAmount(at: match.tokens.upperBound) { return false }
    if match.tokens.upperBound < line.tokens.count,
      !TimeRangeDimension.hasClockWord(line.tokens[match.tokens]),
      BareClockGate.isCounted(line.tokens[match.tokens.upperBound])
    {
      return false
    }
    // A range that a word opens or times make clear stands for itself in any sentence.
    switch line.tokens[match.tokens.lowerBound].lexeme {
    case .from, .between, .start, .later, .fast, .not, .no: return true
    default: break
    }
    return TimeRangeDimension.hasClockWord(line.tokens[match.tokens])
      || gate.allows(match.tokens, isRange: true)
  }

  /// Whether a range may as well be one of amounts: "between 1800 and 2000", unless the line speaks
  /// of eating.
  private func isOfAmounts(_ match: Match<TimeRange>, in line: Line) -> Bool {
    let digits = line.tokens[match.tokens].filter { $0.kind == .digits }
    return digits.count == 2 && digits.allSatisfy { $0.word.utf8.count > 2 }
      && !TimeRangeDimension.hasClockWord(line.tokens[match.tokens])
      && !line.tokens.contains { [.eat, .fast].contains($0.lexeme) || $0.word == "window" }
  }

  /// Whether some tokens say by a word, a colon or a unit that they are about time.
  private static func hasClockWord(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.contains { clockWords.contains($0.lexeme) }
  }

  private static let clockWords: LexemeSet = [
    .am, .pm, .p, .noon, .midnight, .oclock, .colon, .hour, .minute, .h, .morning, .afternoon,
    .evening, .night, .tonight, .half, .quarter, .fast,
  ]

  /// A range that ends where it begins, or that is not within the hours of the question.
  public func violation(of value: TimeRange, in context: Context) -> Violation? {
    if value.start == value.end { return .emptyRange }
    guard let hours else { return nil }
    let day = 86_400
    let offset = value.start.secondsSinceMidnight - hours.start.secondsSinceMidnight
    let opening = (offset % day + day) % day
    return opening + value.seconds <= hours.seconds ? nil : .outside(json(for: hours))
  }

  /// "noon to 8 PM", or "12:00 to 20:00" where the clock has 24 hours.
  public func phrase(for value: TimeRange, in context: Context) -> String {
    "\(value.start.phrase(context.clock)) to \(value.end.phrase(context.clock))"
  }

  /// An object with `start` and `end` of the form "HH:mm".
  public func json(for value: TimeRange) -> JSONValue {
    ["start": .string(value.start.description), "end": .string(value.end.description)]
  }

  /// An object with `start` and `end` of the form "HH:mm".
  public func value(from json: JSONValue) -> TimeRange? {
    guard let start = json["start"]?.string.flatMap(TimeOfDay.init),
      let end = json["end"]?.string.flatMap(TimeOfDay.init)
    else { return nil }
    return TimeRange(start: start, end: end)
  }

  /// `{"start": "12:00", "end": "20:00"}`.
  public func understandJSON(for value: TimeRange) -> JSONValue { json(for: value) }

  /// Two times of day.
  public func schema(in context: Context) -> JSONValue {
    [
      "type": "object", "properties": ["start": .timeOfDay, "end": .timeOfDay],
      "required": ["start", "end"], "additionalProperties": false,
    ]
  }

  /// Ranges as people write and say them; where there are hours to keep within, these.
  public var examples: [String] {
    if let hours { return ["\(hours.start) to \(hours.end)"] }
    return ["noon to 8pm", "11am-7pm", "8 hours from noon", "16:8 starting at noon"]
  }
}

extension Line {
  /// Whether a number that ends at a place goes on: the second of "between one and two and a half".
  fileprivate func goesOnAsAmount(at place: Int) -> Bool {
    guard place + 1 < tokens.count, tokens[place].lexeme == .and else { return false }
    return [.half, .quarter].contains(tokens[place + 1].lexeme)
      || tokens[place + 1].lexeme == .a && place + 2 < tokens.count
        && [.half, .quarter].contains(tokens[place + 2].lexeme)
  }

  /// Whether a clause says nothing but some tokens, small words and words with which people choose.
  fileprivate func saysOnly(_ words: Range<Int>, in clause: Clause) -> Bool {
    clause.link != .reason && clause.link != .condition
      && clause.tokens.allSatisfy { place in
        words.contains(place) || OptionMatcher.isSmall(tokens[place])
          || NameWords.chat.contains(tokens[place].word)
          || ["leave", "haha"].contains(tokens[place].word)
      }
  }
}
