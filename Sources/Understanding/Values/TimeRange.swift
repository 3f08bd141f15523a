/// A start and an end on the clock; an end before the start lies on the next day.
public struct TimeRange: Hashable, Sendable, Codable {
  /// When it begins.
  public var start: TimeOfDay
  /// When it ends, on the same day or the next.
  public var end: TimeOfDay

  /// A range from a start to an end.
  public init(start: TimeOfDay, end: TimeOfDay) {
    self.start = start
    self.end = end
  }

  /// The length in seconds, from 0 (start and end are the same) to 86,399.
  public var seconds: Int {
    let difference = end.secondsSinceMidnight - start.secondsSinceMidnight
    return difference < 0 ? difference + 86_400 : difference
  }

  /// Whether a time lies in the range; the start does, the end does not.
  public func contains(_ time: TimeOfDay) -> Bool {
    TimeRange(start: start, end: time).seconds < seconds
  }
}
