/// Some days of the week.
public struct WeekdaysDimension: Dimension {
  /// How many days the question allows.
  public let count: ClosedRange<Int>

  /// Sets of so many days.
  public init(count: ClosedRange<Int> = 1...7) {
    self.count = count
  }

  /// `weekdays`.
  public var name: String { "weekdays" }

  /// The words of days.
  public var vocabulary: Vocabulary { Vocabulary(of: .wordsForDays) }

  /// Lists of days, ranges of days, weekends, and "every day but Friday", without days that are
  /// said to be taken by something else.
  public func matches(in line: Line, context: Context) -> [Match<WeekdaySet>] {
    // Days that are put in the place of others are no list of their own.
    if line.exchangesDays, !line.mayExchangeRange { return [] }
    return Self.rules.matches(in: line, context: context).compactMap { match in
      guard line.isOccupied(match.tokens) else { return match }
      guard case (var head, let tail)? = parted(match, in: line, context) else { return nil }
      // The last may be days of a group that stands before them.
      if let taken = tail.values.only, head.values.contains(where: { !taken.isSuperset(of: $0) }) {
        head.values = head.values.map { $0.subtracting(taken) }
      }
      // What is said of the last is heard with the others.
      head.tokens = match.tokens
      return head
    }
  }

  /// Too few days or too many.
  public func violation(of value: WeekdaySet, in context: Context) -> Violation? {
    if value.count < count.lowerBound { return .tooFew(minimum: count.lowerBound) }
    if value.count > count.upperBound { return .tooMany(maximum: count.upperBound) }
    return nil
  }

  /// The days in the order of the week, such as "Mon, Wed and Sat".
  public func phrase(for value: WeekdaySet, in context: Context) -> String {
    switch value {
    case .everyDay: return "every day"
    case .weekdays: return "weekdays"
    case .weekend: return "weekends"
    default:
      let names = value.days.map { $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst() }
      guard let last = names.last else { return "no day" }
      return names.count == 1
        ? last : names.dropLast().joined(separator: ", ") + " and " + last
    }
  }

  /// The days in the order of the week, such as `["mon", "wed"]`.
  public func json(for value: WeekdaySet) -> JSONValue {
    .array(value.days.map { .string($0.rawValue) })
  }

  /// A list of days, each one of `mon` to `sun`.
  public func value(from json: JSONValue) -> WeekdaySet? {
    guard let array = json.array else { return nil }
    let days = array.compactMap { $0.string.flatMap(Weekday.init(rawValue:)) }
    return days.count == array.count ? WeekdaySet(days) : nil
  }

  /// `{"days": ["mon", "wed"]}`.
  public func understandJSON(for value: WeekdaySet) -> JSONValue {
    .object(["days": json(for: value)])
  }

  /// A list of days, each once.
  public func schema(in context: Context) -> JSONValue {
    .list(of: .enumeration(Weekday.allCases.map(\.rawValue)), count: count)
  }

  /// Days as people write and say them; where there are bounds, those the question allows.
  public var examples: [String] {
    let usual = [
      ("Mon, Wed and Sat", 3), ("weekends", 2), ("Tue-Thu", 3), ("every day but Friday", 6),
    ].filter { count.contains($0.1) }.map(\.0)
    if !usual.isEmpty { return usual }
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return [days.prefix(max(1, count.lowerBound)).joined(separator: ", ")]
  }

  /// The fewest days and the most.
  public func bounds(in context: Context) -> Bounds? {
    count == 1...7 ? nil : .count(count, of: 7)
  }
}
