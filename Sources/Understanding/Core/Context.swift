/// What the surroundings of an answer decide: the day and time it is given, and how dates and times
/// are written there.
public struct Context: Hashable, Sendable, Codable {
  /// The day on which the answer is given, in the zone of the person who gives it.
  public var today: CalendarDate
  /// The time of day at which the answer is given, in the same zone.
  public var now: TimeOfDay
  /// The order of day and month in numeric dates, where it is known.
  public var dateOrder: DateOrder?
  /// How times of day are written when they are said back.
  public var clock: ClockStyle

  /// The surroundings of an answer.
  public init(
    today: CalendarDate, now: TimeOfDay = .midnight, dateOrder: DateOrder? = nil,
    clock: ClockStyle = .twelveHour
  ) {
    self.today = today
    self.now = now
    self.dateOrder = dateOrder
    self.clock = clock
  }
}

/// The order in which a numeric date names its day and month.
public enum DateOrder: String, Hashable, Sendable, Codable {
  case dayFirst, monthFirst
}

/// How a time of day is written.
public enum ClockStyle: String, Hashable, Sendable, Codable {
  /// "8 PM".
  case twelveHour
  /// "20:00".
  case twentyFourHour
}
