/// A length of time.
///
/// What a bare number or "3:45" means is decided by the ``Style``: minutes of a workout, the goal
/// time of a race, or nothing when nobody asked.
public struct DurationDimension: Dimension {
  /// What a question asks the length of.
  public enum Style: Hashable, Sendable {
    /// Any length; numbers have units.
    case plain
    /// A length that people count in minutes: "45" is 45 minutes.
    case minutes
    /// The time in which a race is run: "3:45" is hours and minutes or minutes and seconds.
    case finishTime
  }

  /// What the question asks the length of.
  public let style: Style
  /// The seconds that the question allows, or nil for all.
  public let range: ClosedRange<Int>?

  /// Lengths of a style, from a range of seconds.
  public init(_ style: Style = .plain, in range: ClosedRange<Int>? = nil) {
    self.style = style
    self.range = range
  }

  /// Lengths that people count in minutes, from a range of minutes.
  public static func minutes(in range: ClosedRange<Int>) -> DurationDimension {
    DurationDimension(.minutes, in: range.lowerBound * 60...range.upperBound * 60)
  }

  /// Times in which a distance can be run: not faster than the world record and not slower than
  /// 30 minutes a kilometre.
  ///
  /// Without a distance, any time is allowed that some distance from 1 to 250 km takes.
  public static func finishTime(metres: Int?) -> DurationDimension {
    let fastest = RunningRecord.seconds(forMetres: metres ?? 1000)
    let slowest = RunningRecord.slowestSeconds(forMetres: metres ?? 250_000)
    return DurationDimension(.finishTime, in: fastest...max(fastest, slowest))
  }

  /// `duration`.
  public var name: String { "duration" }

  /// The words of lengths of time.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForSpans) }

  /// Every length of time in the line.
  public func matches(in line: Line, context: Context) -> [Match<TimeSpan>] {
    switch style {
    case .plain: Self.plainRules.matches(in: line, context: context)
    case .minutes: Self.minuteRules.matches(in: line, context: context)
    case .finishTime:
      Self.finishRules.matches(in: line, context: context).map { match in
        var match = match
        match.values.sort { distance($0) < distance($1) }
        return match
      }
    }
  }

  /// How many times a length is too short or too long: the likelier reading comes first.
  private func distance(_ value: TimeSpan) -> Double {
    guard let range, value.months == 0, value.seconds > 0 else { return 0 }
    return max(
      1, Double(range.lowerBound) / value.seconds, value.seconds / Double(range.upperBound))
  }

  /// A length outside the range of the question; months are longer than any range.
  public func violation(of value: TimeSpan, in context: Context) -> Violation? {
    guard let range else { return nil }
    if value.months == 0, value.seconds < Double(range.lowerBound) {
      return .belowMinimum(.int(range.lowerBound))
    }
    if value.months > 0 || value.seconds > Double(range.upperBound) {
      return .aboveMaximum(.int(range.upperBound))
    }
    return nil
  }

  /// The length in units from years to seconds, such as "1 hour 30 minutes".
  public func phrase(for value: TimeSpan, in context: Context) -> String {
    let milliseconds = Int((value.seconds * 1000).rounded())
    var rest = milliseconds / 1000
    var parts: [String] = []
    func add(_ count: Int, _ unit: String) {
      if count != 0 { parts.append("\(count) \(unit)\(count == 1 ? "" : "s")") }
    }
    add(value.months / 12, "year")
    add(value.months % 12, "month")
    // A goal of 30 hours is said in hours.
    if style == .plain {
      add(rest / 86_400, "day")
      rest %= 86_400
    }
    add(rest / 3600, "hour")
    add(rest / 60 % 60, "minute")
    if milliseconds.isMultiple(of: 1000) {
      add(rest % 60, "second")
    } else {
      parts.append("\(DecimalText.text(of: Double(milliseconds % 60_000) / 1000)) seconds")
    }
    return parts.isEmpty ? "0 seconds" : parts.joined(separator: " ")
  }

  /// The whole seconds; an object of months and seconds where these do not say it all.
  public func json(for value: TimeSpan) -> JSONValue {
    value.wholeSeconds.map(JSONValue.int) ?? understandJSON(for: value)
  }

  /// A number of seconds, or an object of months and seconds; nil for less than nothing and for
  /// more than some thirty thousand years.
  public func value(from json: JSONValue) -> TimeSpan? {
    let (months, seconds) = (json["months"]?.int, json.double ?? json["seconds"]?.double)
    guard months != nil || seconds != nil else { return nil }
    let span = TimeSpan(months: months ?? 0, seconds: seconds ?? 0)
    return span.isCountable ? span : nil
  }

  /// `{"seconds": 5400}`, `{"months": 18}` or both.
  public func understandJSON(for value: TimeSpan) -> JSONValue {
    var object: [String: JSONValue] = [:]
    if value.months != 0 { object["months"] = .int(value.months) }
    if value.seconds != 0 || value.months == 0 {
      object["seconds"] = Int(exactly: value.seconds).map(JSONValue.int) ?? .double(value.seconds)
    }
    return .object(object)
  }

  /// Seconds within the bounds; without any, months and seconds, too.
  public func schema(in context: Context) -> JSONValue {
    let least = range?.lowerBound ?? 0
    var seconds: [String: JSONValue] = ["type": "number", "minimum": .int(least)]
    seconds["maximum"] = range.map { .int($0.upperBound) }
    var parts = ["seconds": JSONValue.object(seconds)]
    if range == nil { parts["months"] = .wholeNumbers(in: 0...) }
    return [
      "anyOf": [
        range.map(JSONValue.wholeNumbers) ?? .wholeNumbers(in: 0...),
        ["type": "object", "properties": .object(parts), "additionalProperties": false],
      ]
    ]
  }

  /// Lengths as people write and say them; where there are bounds, those the question allows.
  public var examples: [String] {
    let usual =
      switch style {
      case .plain:
        [("45 min", 2700), ("an hour and a half", 5400), ("1h30", 5400), ("ninety minutes", 5400)]
      case .minutes: [("45", 2700), ("45 min", 2700), ("an hour", 3600)]
      case .finishTime:
        [("3:45:00", 13_500), ("4 hours", 14_400), ("under four hours and a half", 16_200)]
      }
    guard let range else { return usual.map(\.0) }
    let allowed = usual.filter { range.contains($0.1) }.map(\.0)
    if !allowed.isEmpty { return allowed }
    let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 2
    return ["\(range.lowerBound) seconds", "\(middle) seconds"]
  }

  /// The shortest and the longest.
  public func bounds(in context: Context) -> Bounds? {
    func words(_ seconds: Int) -> String {
      phrase(for: TimeSpan(seconds: Double(seconds)), in: context)
    }
    return range.map { Bounds(least: words($0.lowerBound), most: words($0.upperBound)) }
  }
}
