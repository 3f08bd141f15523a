/// A time of day.
///
/// An hour from 1 to 12 is ambiguous unless the words, or the hours that are likely as an answer,
/// decide the half of the day.
public struct TimeDimension: Dimension {
  /// The hours, from 0 to 23, in which an answer is likely to lie, or nil when the question favours
  /// none; they decide the half of the day where only one half lies in them.
  public let likelyHours: ClosedRange<Int>?

  /// Times of day, perhaps usually at some hours, such as `5...11` for getting up.
  public init(likely hours: ClosedRange<Int>? = nil) {
    likelyHours = hours
  }

  /// `time`.
  public var name: String { "time" }

  /// The words of times.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForTimes) }

  /// Times that say so, and numbers that may be meant as a time.
  public func matches(in line: Line, context: Context) -> [Match<TimeOfDay>] {
    var matches = Self.rules.matches(in: line, context: context)
    if matches.contains(where: { !$0.isExplicit }) {
      let gate = BareClockGate(line)
      matches.removeAll { !$0.isExplicit && !gate.allows($0.tokens) }
    }
    if let likelyHours {
      for place in matches.indices where matches[place].values.count > 1 {
        let likely = matches[place].values.filter { likelyHours.contains($0.hour) }
        guard likely.count == 1 else { continue }
        matches[place].values = likely
        matches[place].rule = "time.likely-half"
      }
    }
    return matches
  }

  /// "noon", "midnight" or "8:30 PM"; "20:30" where the clock has 24 hours.
  public func phrase(for value: TimeOfDay, in context: Context) -> String {
    value.phrase(context.clock)
  }

  /// "HH:mm", with seconds where there are some.
  public func json(for value: TimeOfDay) -> JSONValue { .string(value.description) }

  /// A time of the form "HH:mm" or "HH:mm:ss".
  public func value(from json: JSONValue) -> TimeOfDay? { json.string.flatMap(TimeOfDay.init) }

  /// `{"time": "20:00"}`.
  public func understandJSON(for value: TimeOfDay) -> JSONValue { ["time": json(for: value)] }

  /// A time of day.
  public func schema(in context: Context) -> JSONValue { .timeOfDay }

  /// Times as people write and say them.
  public var examples: [String] { ["8pm", "20:00", "half past seven in the morning", "noon"] }

  /// The candidate that the line picks, also by the part of the day ("am", "the evening one").
  public func pick(
    from candidates: [TimeOfDay], by line: Line, in context: Context
  ) -> Int? {
    let matches = matches(in: line, context: context)
    if let place = repeated(candidates, by: matches) { return place }
    if says(another: candidates, matches, line, context) { return nil }
    if let half = line.halfOfDay {
      let places = candidates.indices.filter {
        half == (candidates[$0].secondsSinceMidnight >= ClockTime.half)
      }
      return places.only
    }
    return line.place(among: candidates.count)
      ?? line.distinguished(among: candidates.map { phrase(for: $0, in: context) })
  }
}

extension Line {
  /// Whether the line names the second half of the day; nil when it names neither or both.
  var halfOfDay: Bool? {
    var half: Bool?
    for (place, token) in tokens.enumerated() {
      let isLater: Bool
      switch token.lexeme {
      case .am, .morning, .midnight: isLater = false
      case .pm, .afternoon, .evening, .night, .tonight, .noon, .lunchtime: isLater = true
      default: continue
      }
      let said = isNegated(place) ? !isLater : isLater
      if let half, half != said { return nil }
      half = said
    }
    return half
  }
}

extension TimeOfDay {
  /// The time as it is written on a clock, or as a word for noon and midnight.
  func phrase(_ style: ClockStyle) -> String {
    if style == .twentyFourHour { return description }
    if self == .noon { return "noon" }
    if self == .midnight { return "midnight" }
    let hour = hour % 12 == 0 ? 12 : hour % 12
    var text = String(hour)
    if minute > 0 || second > 0 { text += minute < 10 ? ":0\(minute)" : ":\(minute)" }
    if second > 0 { text += second < 10 ? ":0\(second)" : ":\(second)" }
    return text + (self < .noon ? " AM" : " PM")
  }
}
