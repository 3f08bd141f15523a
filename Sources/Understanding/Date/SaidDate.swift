/// A date as it is said, with the parts that are left to the question and to today.
struct SaidDate: Hashable, Sendable {
  /// The day that the words name by counting from today: "tomorrow", "in 6 weeks".
  var fixed: CalendarDate?
  /// The day of the week, from 1 for Monday.
  var weekday: Int?
  /// The day of the month.
  var day: Int?
  /// The month.
  var month: Int?
  /// The year; below 100 when it was said in two digits.
  var year: Int?
  /// Whether the year was said in two digits.
  var isShortYear = false

  init(fixed: CalendarDate) { self.fixed = fixed }

  init(weekday: Int) { self.weekday = weekday }

  init(day: Int, month: Int? = nil, year: SaidYear? = nil) {
    self.day = day
    self.month = month
    self.year = year?.number
    isShortYear = year?.isShort ?? false
  }

  /// A month or a year without a day.
  init(month: Int? = nil, year: SaidYear?) {
    self.month = month
    self.year = year?.number
    isShortYear = year?.isShort ?? false
  }

  /// A date that does not exist, such as 31 June; reading it keeps its parts from being read.
  static let impossible = SaidDate(day: 0)

  /// Whether there may be such a day in some year.
  var isPossible: Bool {
    if fixed != nil { return true }
    guard let day else { return weekday != nil }
    guard (1...31).contains(day) else { return false }
    guard let month else { return true }
    guard (1...12).contains(month) else { return false }
    let year = year.flatMap { isShortYear ? nil : $0 } ?? 2000
    return day <= CalendarDate.length(ofMonth: month, year: year)
  }
}

/// A year as it is said.
struct SaidYear: Hashable, Sendable {
  var number: Int
  /// Whether it was said in two digits, without its century.
  var isShort = false
}

extension SaidDate {
  /// The days that are meant, the likeliest first; none when there is no such day.
  func days(in frame: DateFrame, today: CalendarDate) -> [CalendarDate] {
    if let fixed { return [fixed] }
    guard let day else {
      return weekday.map { SaidDate.days(onWeekday: $0, frame, today) } ?? []
    }
    guard let month else { return daysOfMonth(day, frame, today) }
    guard let year else { return daysWithoutYear(day, month, frame, today) }
    let years = isShortYear ? SaidDate.years(ofShort: year, frame, today) : [year]
    let days = years.compactMap { CalendarDate(year: $0, month: month, day: day) }
    let allowed = days.first { SaidDate.isIn(frame, $0, today) } ?? days.first
    return allowed.map { agreeing($0) } ?? []
  }

  /// The centuries that two digits may stand for, the likelier first: without a frame, the years
  /// up to twenty ahead, and before that the last hundred.
  private static func years(
    ofShort year: Int, _ frame: DateFrame, _ today: CalendarDate
  ) -> [Int] {
    let century = today.year / 100 * 100
    let candidates = [century + year, century - 100 + year, century + 100 + year]
    switch frame {
    case .any:
      return candidates.filter { (today.year - 80...today.year + 20).contains($0) } + candidates
    case .past: return candidates.filter { $0 <= today.year }
    case .future: return candidates.filter { $0 >= today.year }.sorted()
    }
  }

  static func isIn(_ frame: DateFrame, _ date: CalendarDate, _ today: CalendarDate) -> Bool {
    switch frame {
    case .any: true
    case .past: date <= today
    case .future: date > today
    }
  }

  /// A day and, where the weekday that was said is another, the nearest day of that weekday.
  private func agreeing(_ date: CalendarDate) -> [CalendarDate] {
    guard let weekday, date.weekday.isoNumber != weekday else { return [date] }
    var offset = (weekday - date.weekday.isoNumber + 7) % 7
    if offset > 3 { offset -= 7 }
    return [date] + [date.adding(days: offset)].compactMap(\.self)
  }

  private func daysWithoutYear(
    _ day: Int, _ month: Int, _ frame: DateFrame, _ today: CalendarDate
  ) -> [CalendarDate] {
    // 29 February may be eight years away.
    let days = (today.year - 8...today.year + 8).compactMap {
      CalendarDate(year: $0, month: month, day: day)
    }
    let last = days.last { $0 <= today }
    let coming = days.first { frame == .any ? $0 >= today : $0 > today }
    if frame == .past { return last.map(agreeing) ?? [] }
    guard let coming else { return [] }
    guard let weekday, coming.weekday.isoNumber != weekday, frame == .any, let last,
      last.weekday.isoNumber == weekday
    else { return agreeing(coming) }
    // A day of the week that only the last such date had: just gone by, it is meant.
    return last.daysSince1970 + 31 >= today.daysSince1970 ? [last] : [coming, last]
  }

  /// The day of a month that is not said: this month's or the next one's that has such a day, of
  /// the weekday that is said with it.
  private func daysOfMonth(
    _ day: Int, _ frame: DateFrame, _ today: CalendarDate
  ) -> [CalendarDate] {
    guard let first = CalendarDate(year: today.year, month: today.month, day: 1) else { return [] }
    let fits = { (date: CalendarDate) in
      weekday == nil || date.weekday.isoNumber == weekday
    }
    func inMonth(_ offset: Int) -> CalendarDate? {
      first.adding(months: offset).flatMap {
        CalendarDate(year: $0.year, month: $0.month, day: day)
      }
    }
    if frame == .any, weekday != nil, let date = inMonth(0), fits(date) { return [date] }
    // Within 28 years every day of a month falls on every weekday.
    for months in 0...(weekday == nil ? 2 : 48) {
      guard let date = inMonth(frame == .past ? -months : months), fits(date) else { continue }
      if frame == .past ? date <= today : frame == .any ? date >= today : date > today {
        return [date]
      }
    }
    return []
  }

  private static func days(
    onWeekday weekday: Int, _ frame: DateFrame, _ today: CalendarDate
  ) -> [CalendarDate] {
    let ahead = (weekday - today.weekday.isoNumber + 7) % 7
    let offsets: [Int] =
      switch frame {
      case .any: ahead == 0 ? [0, 7] : [ahead]
      case .past: ahead == 0 ? [-7, 0] : [ahead - 7]
      case .future: [ahead == 0 ? 7 : ahead]
      }
    return offsets.compactMap { today.adding(days: $0) }
  }
}
