public import Understanding

/// The bounds of a running plan, the same in the conversation and in the service it submits to.
///
/// A bound of ``distance``, ``trainingDays``, ``sessionMinutes`` and the lengths is a rule: nothing
/// outside it is ever stored or sent. Whether a goal time is plausible is a question
/// (``doubt(about:over:)``): people may confirm it, so the service takes every time in ``goalTime``.
public enum RaceRules {
  /// The distance of the race, in metres: 1 to 250 km.
  public static let distance = 1_000...250_000

  /// How far ahead the race may be, in months.
  public static let monthsAhead = 24

  /// The goal time, in seconds: 1 minute to 7 days, wide enough for every distance at any pace.
  public static let goalTime = 60...604_800

  /// The pace beyond which a goal time is questioned as slow, in seconds per kilometre: 30 minutes,
  /// half the pace of a stroll.
  public static let slowestPace = 1_800

  /// How many days a week there are for training.
  public static let trainingDays = 1...7

  /// The length of a training session, in minutes.
  public static let sessionMinutes = 15...300

  /// The length of the race's name, in Unicode scalars.
  public static let raceNameLength = 1...200

  /// The length of the text about injuries, in Unicode scalars; empty when there are none.
  public static let injuriesLength = 0...2_000

  /// The days on which the race may be: from tomorrow to two years ahead.
  ///
  /// - Parameter today: The day it is, where the person is.
  /// - Returns: The days, or nil at the very end of the calendar (the year 9999).
  public static func raceDates(from today: CalendarDate) -> ClosedRange<CalendarDate>? {
    guard let first = today.adding(days: 1), let last = today.adding(months: monthsAhead),
      first <= last
    else { return nil }
    return first...last
  }

  /// Why a goal time is worth a question, or nil when it is plausible.
  ///
  /// - Parameters:
  ///   - goalTime: The goal time, in seconds.
  ///   - distance: The distance of the race, in metres.
  /// - Returns: The doubt, to be asked about; people may confirm the time all the same.
  public static func doubt(about goalTime: Int, over distance: Int) -> GoalTimeDoubt? {
    if let record = WorldRecords.time(over: distance), Double(goalTime) < record {
      return .fasterThanWorldRecord(seconds: Int(record.rounded(.up)))
    }
    let slowest = distance * slowestPace / 1_000
    return goalTime > slowest ? .slowerThanAStroll(seconds: slowest) : nil
  }

  /// The times nobody would ask about: from the record over a distance to ``slowestPace``.
  ///
  /// - Parameter distance: The distance, in metres; nil for whatever a race may have.
  /// - Returns: The times, in seconds.
  static func plausibleTimes(over distance: Int?) -> ClosedRange<Int> {
    let shortest = distance ?? self.distance.lowerBound
    let longest = distance ?? self.distance.upperBound
    let fastest = WorldRecords.time(over: shortest).map { Int($0.rounded(.up)) } ?? 1
    return fastest...max(fastest, longest * slowestPace / 1_000)
  }
}
