/// The start and the end of a range as they are said on the clock.
struct ClockRange: Hashable, Sendable {
  var start: ClockTime
  var end: ClockTime

  /// The honest readings, the usual order of a day first.
  ///
  /// An end whose half of the day is open is the first such time after the start, and a start whose
  /// half is open the last such time before the end: "11 to 3pm" is 11:00 to 15:00, and "11 to 3am"
  /// 23:00 to 3:00. An end on a clock of 24 hours puts the start on it, too, so that "6-21" begins in
  /// the morning; hours at which nobody is up are of the afternoon: "2-21" is 14:00 to 21:00.
  var readings: [TimeRange] {
    switch (start.isHalfKnown, end.isHalfKnown) {
    case (true, true): start.ranges(to: end.seconds)
    case (true, false): start.ranges(to: ClockRange.next(end.seconds, after: start.seconds))
    case (false, true) where end.isOf24Hours && start.seconds >= ClockRange.firstMeal:
      start.ranges(to: end.seconds)
    case (false, true):
      ClockTime(
        seconds: ClockRange.next(-start.seconds, after: -end.seconds) * -1, isHalfKnown: true,
        form: .marked
      ).ranges(to: end.seconds)
    case (false, false):
      start.readings.map { start in
        let end = ClockRange.next(end.seconds, after: start.secondsSinceMidnight)
        return TimeRange(start: start, end: TimeOfDay(secondsSinceMidnight: end))
      }
    }
  }

  /// The readings of two times that are said apart, each with words of its own: the half of the day that is said of
  /// one is not that of the other where that would leave no day between them ("I start at 7 and stop at 8pm", "first
  /// meal at 5am, last meal at 7").
  var readingsApart: [TimeRange] {
    guard let near = readings.only, near.seconds < Self.leastDay else { return readings }
    return inOtherHalf.map { [$0] } ?? readings
  }

  /// The range with the end whose half of the day is open in the other half, where one is said and that makes no more
  /// than a day.
  var inOtherHalf: TimeRange? {
    guard start.isHalfKnown != end.isHalfKnown, let near = readings.only,
      near.seconds + ClockTime.half <= Self.longestDay
    else { return nil }
    if start.isHalfKnown {
      let last = near.end.secondsSinceMidnight + ClockTime.half
      return TimeRange(start: near.start, end: TimeOfDay(secondsSinceMidnight: last))
    }
    let first = near.start.secondsSinceMidnight - ClockTime.half
    guard first >= Self.firstMeal else { return nil }
    return TimeRange(start: TimeOfDay(secondsSinceMidnight: first), end: near.end)
  }

  /// The shortest and the longest time between the first meal and the last that people eat in, in seconds.
  private static let leastDay = 3 * 3600
  private static let longestDay = 16 * 3600

  /// The readings when the range says when nothing is eaten: from its end to its start.
  ///
  /// Read as the window that it leaves, because a fast is longer than half a day: "I fast from 8 to
  /// 12" leaves "12 to 8".
  var fastReadings: [TimeRange] { ClockRange(start: end, end: start).readings }

  /// The first hour that begins a day.
  private static let firstMeal = 4 * 3600

  /// The first time after another that shows the same on a 12-hour clock.
  private static func next(_ open: Int, after time: Int) -> Int {
    let difference = (open - time) % ClockTime.half
    return time + (difference > 0 ? difference : difference + ClockTime.half)
  }
}

extension ClockTime {
  fileprivate func ranges(to end: Int) -> [TimeRange] {
    [
      TimeRange(
        start: TimeOfDay(secondsSinceMidnight: seconds), end: TimeOfDay(secondsSinceMidnight: end))
    ]
  }

  /// The ranges of some length that begin at this time.
  func ranges(lasting length: Int) -> [TimeRange] {
    readings.map {
      TimeRange(
        start: $0, end: TimeOfDay(secondsSinceMidnight: $0.secondsSinceMidnight + length))
    }
  }

  /// The ranges of some length that end at this time.
  func ranges(lastingBefore length: Int) -> [TimeRange] {
    readings.map {
      TimeRange(
        start: TimeOfDay(secondsSinceMidnight: $0.secondsSinceMidnight - length), end: $0)
    }
  }
}
