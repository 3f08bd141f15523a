extension TimeRangeDimension {
  /// Ranges of time within whole hours of a day, from 0 to 24, such as those in which a shop is open.
  public init(hours: ClosedRange<Int>) {
    self.init(
      within: TimeRange(
        start: TimeOfDay(secondsSinceMidnight: hours.lowerBound * 3600),
        end: TimeOfDay(secondsSinceMidnight: hours.upperBound % 24 * 3600)))
  }

  /// The first and the last hour.
  public func bounds(in context: Context) -> Bounds? {
    hours.map { hours in
      let times = TimeDimension()
      return Bounds(
        least: times.phrase(for: hours.start, in: context),
        most: times.phrase(for: hours.end, in: context))
    }
  }
}
