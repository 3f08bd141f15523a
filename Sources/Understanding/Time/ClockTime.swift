/// A time as it is said on the clock, which may leave the half of the day open.
struct ClockTime: Hashable, Sendable {
  /// How a time was written, from clear to what could be any number.
  enum Form: Hashable, Sendable {
    /// With a colon, a meridiem, "o'clock", a part of the day, "noon", "half past".
    case marked
    /// An hour and minutes in words or parted by a space: "eight forty", "3 15".
    case spoken
    /// Hours and minutes parted by a full stop: "6.45".
    case dotted
    /// Three or four digits: "1030".
    case packed
    /// The hour alone.
    case bare
  }

  /// The seconds since midnight, below twelve hours where the half of the day is open.
  var seconds: Int
  /// Whether the words decide between morning and evening.
  var isHalfKnown: Bool
  /// How it was written.
  var form: Form
  /// Whether the hour itself is one of a clock of 24 hours: 13 and more.
  private(set) var isOf24Hours = false
  /// Whether the words decide only as a 24-hour clock would write them ("08:00"), so that "pm"
  /// decides otherwise.
  private var isMorningByClock = false

  /// Noon, as a word.
  static let noon = ClockTime(seconds: 43_200, isHalfKnown: true, form: .marked)
  /// Midnight, as a word.
  static let midnight = ClockTime(seconds: 0, isHalfKnown: true, form: .marked)

  /// The half of the day that a number leaves open.
  static let half = 43_200

  init(seconds: Int, isHalfKnown: Bool, form: Form) {
    self.seconds = seconds
    self.isHalfKnown = isHalfKnown
    self.form = form
  }

  /// The time of an hour from 0 to 24; from 1 to 12 the half of the day is open unless the hour has
  /// a leading zero, as on a 24-hour clock.
  init(hour: Int, minute: Int = 0, second: Int = 0, leadsWithZero: Bool = false, form: Form) {
    isHalfKnown = hour == 0 || hour > 12 || leadsWithZero
    isOf24Hours = hour > 12
    isMorningByClock = hour == 0 || leadsWithZero && hour <= 12
    let hours = isHalfKnown ? hour % 24 : hour % 12
    seconds = hours * 3600 + minute * 60 + second
    self.form = form
  }

  /// The honest readings; where both halves are open, the usual order of a day.
  var readings: [TimeOfDay] {
    let time = TimeOfDay(secondsSinceMidnight: seconds)
    if isHalfKnown { return [time] }
    let later = TimeOfDay(secondsSinceMidnight: seconds + ClockTime.half)
    // Twelve is noon before it is midnight.
    return seconds < 3600 ? [later, time] : [time, later]
  }

  /// Decides the half of the day where it is open.
  mutating func settle(isAfternoon: Bool) {
    form = .marked
    guard !isHalfKnown || isMorningByClock else { return }
    seconds %= ClockTime.half
    if isAfternoon { seconds += ClockTime.half }
    isHalfKnown = true
    isMorningByClock = false
  }

  /// Decides the half of the day by its part, where it is open.
  mutating func settle(_ part: DayPart) {
    settle(isAfternoon: part.isAfternoon(hour: seconds % ClockTime.half / 3600))
  }

  /// The time some seconds later, or earlier when negative.
  func moved(by offset: Int) -> ClockTime {
    let cycle = isHalfKnown ? 86_400 : ClockTime.half
    let rest = (seconds + offset) % cycle
    return ClockTime(
      seconds: rest < 0 ? rest + cycle : rest, isHalfKnown: isHalfKnown, form: .marked)
  }
}
