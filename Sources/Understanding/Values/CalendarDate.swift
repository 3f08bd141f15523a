/// A day of the Gregorian calendar, without a time or a zone.
public struct CalendarDate: Hashable, Sendable {
  /// The year, such as 2026.
  public let year: Int
  /// The month, from 1 for January to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// The day of that year, month and day of the month, or nil when there is no such day.
  ///
  /// Years from 1 to 9999 are taken.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CalendarDate.length(ofMonth: month, year: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The number of days from 1 January 1970 to this day; negative before it.
  public var daysSince1970: Int {
    // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil; no year is below 0.
    let y = month <= 2 ? year - 1 : year
    let era = y / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day that many days after 1 January 1970, or nil outside the years 1 to 9999.
  public init?(daysSince1970 days: Int) {
    // The inverse of the above, civil_from_days.
    guard (-719_162...2_932_896).contains(days) else { return nil }
    let z = days + 719_468
    let era = z / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// The number of days in a month of a year; 0 for a month that does not exist.
  public static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: isLeap(year) ? 29 : 28
    default: 0
    }
  }

  /// Whether a year has a 29 February.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1 January 1970 was a Thursday.
    let index = (daysSince1970 + 3) % 7
    return Weekday.allCases[index < 0 ? index + 7 : index]
  }

  /// The day that many days later, or earlier when negative; nil outside the years 1 to 9999.
  public func adding(days: Int) -> CalendarDate? {
    CalendarDate(daysSince1970: daysSince1970 + days)
  }

  /// The same day that many months later, or the last of the month when it is shorter.
  public func adding(months: Int) -> CalendarDate? {
    let index = year * 12 + month - 1 + months
    guard index >= 12 else { return nil }
    let (year, month) = (index / 12, index % 12 + 1)
    return CalendarDate(
      year: year, month: month,
      day: min(day, CalendarDate.length(ofMonth: month, year: year)))
  }

  /// The whole years from this day, as a birthday, to another.
  public func age(on other: CalendarDate) -> Int {
    other.year - year - ((other.month, other.day) < (month, day) ? 1 : 0)
  }
}

extension CalendarDate: Comparable {
  /// Whether a day lies before another.
  public static func < (a: CalendarDate, b: CalendarDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }
}

extension CalendarDate: TextCoded {
  /// `YYYY-MM-DD`.
  public static var textForm: String { "YYYY-MM-DD" }

  /// The day of an ISO 8601 date, `YYYY-MM-DD`.
  public init?(_ text: String) {
    guard let parts = text.numbers(ofDigits: [4, 2, 2], partedBy: "-") else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }

  /// The ISO 8601 date, `YYYY-MM-DD`.
  public var description: String {
    String(unsafeUninitializedCapacity: 10) { text in
      write(to: text, at: 0)
      return 10
    }
  }

  /// Writes the ten characters of the ISO 8601 date from an index on.
  package func write(to text: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
    text.write(year, digits: 4, at: start)
    text[start + 4] = UInt8(ascii: "-")
    text.write(month, digits: 2, at: start + 5)
    text[start + 7] = UInt8(ascii: "-")
    text.write(day, digits: 2, at: start + 8)
  }
}
