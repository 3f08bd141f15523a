/// A length of time: months, whose days differ, and seconds.
public struct TimeSpan: Hashable, Sendable {
  /// The whole months; a year is twelve.
  public let months: Int
  /// The seconds besides the months, in whole milliseconds.
  public let seconds: Double

  /// A length of some months and seconds, which are rounded to the millisecond: nobody means more,
  /// and the dust of binary fractions would make two of equal lengths.
  public init(months: Int = 0, seconds: Double = 0) {
    self.months = months
    self.seconds = (seconds * 1000).rounded() / 1000
  }

  /// The length in whole seconds, or nil when it has months or a fraction of a second.
  public var wholeSeconds: Int? { months == 0 ? Int(exactly: seconds) : nil }

  /// The sum of two lengths.
  static func + (a: TimeSpan, b: TimeSpan) -> TimeSpan {
    TimeSpan(months: a.months + b.months, seconds: a.seconds + b.seconds)
  }
}
