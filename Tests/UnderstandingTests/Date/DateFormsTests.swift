import Testing
import Understanding

@Suite("Every day, in the forms that people write")
struct DateFormsTests {
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  private static let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
  /// Days from which all that is relative is counted: as months, years and leap days turn.
  private static let todays = [
    "2026-03-02", "2027-12-31", "2028-01-01", "2028-02-28", "2028-02-29", "2028-03-01",
    "2027-02-28", "2026-06-18",
  ].compactMap { CalendarDate($0) }.map { Context(today: $0, now: .noon) }

  private let dimension = DateDimension()

  private func name(_ date: CalendarDate) -> String { Self.months[date.month - 1] }

  private func following(_ date: CalendarDate, _ days: ClosedRange<Int>) -> [CalendarDate] {
    days.compactMap { date.adding(days: $0) }
  }

  @Test("With its year")
  func whole() throws {
    let first = try #require(CalendarDate("2027-01-01"))
    expectForms(
      dimension,
      following(first, 0...730).flatMap { date in
        let (day, month, year) = (date.day, name(date), date.year)
        let weekday = Self.days[date.weekday.isoNumber - 1]
        let texts = [
          "\(day) \(month) \(year)", "\(month) \(ranked(day)), \(year)",
          "the \(ranked(day)) of \(month) \(year)", "\(day) \(month.prefix(3)) '\(year % 100)",
          "\(year)-\(padded(date.month))-\(padded(day))", "\(year)/\(date.month)/\(day)",
          "\(weekday), \(month) \(day), \(year)",
          "\(weekday.prefix(3)) \(day) \(month.prefix(3)) \(year)",
        ]
        let figures = [
          "\(padded(day)).\(padded(date.month)).\(year)", "\(day)/\(date.month)/\(year)",
          "\(date.month)/\(day)/\(year)",
        ]
        return (day > 12 ? texts + figures : texts).map { ($0, date) }
      })
  }

  @Test("Without its year, which is the coming one")
  func yearless() {
    for context in Self.todays {
      expectForms(
        dimension,
        following(context.today, 0...364).flatMap { date in
          [
            "\(date.day) \(name(date))", "\(name(date)) \(ranked(date.day))",
            "on the \(ranked(date.day)) of \(name(date).prefix(3))",
          ].map { ($0, date) }
        }, in: context)
    }
  }

  @Test("Counted from today")
  func counted() {
    for context in Self.todays {
      func forms(
        _ unit: String, _ days: (Int) -> CalendarDate?
      ) -> [(String, CalendarDate)] {
        (2...40).flatMap { count -> [(String, CalendarDate)] in
          guard let later = days(count), let earlier = days(-count) else { return [] }
          return [
            ("in \(count) \(unit)", later), ("\(spelled(count)) \(unit) from now", later),
            ("\(count) \(unit) from today", later), ("\(count) \(unit) ago", earlier),
          ]
        }
      }
      let today = context.today
      expectForms(dimension, forms("days") { today.adding(days: $0) }, in: context)
      expectForms(dimension, forms("weeks") { today.adding(days: $0 * 7) }, in: context)
      expectForms(dimension, forms("months") { today.adding(months: $0) }, in: context)
      expectForms(
        dimension,
        [("tomorrow", 1), ("yesterday", -1), ("the day after tomorrow", 2), ("a week ago", -7)]
          .compactMap { text, days in today.adding(days: days).map { (text, $0) } }, in: context)
    }
  }

  @Test("By its weekday, or its place in the month")
  func coming() {
    for context in Self.todays {
      let today = context.today
      expectForms(
        dimension,
        following(today, 1...6).flatMap { date in
          let day = Self.days[date.weekday.isoNumber - 1]
          return ["\(day)", "on \(day)", "this \(day)", "the coming \(day)"].map { ($0, date) }
        }, in: context)
      expectForms(
        dimension,
        following(today, -6 ... -1).filter { $0.weekday > today.weekday }.map {
          ("last \(Self.days[$0.weekday.isoNumber - 1])", $0)
        },
        in: context)
      let week = 8 - today.weekday.isoNumber
      expectForms(
        dimension,
        following(today, week...week + 6).filter { $0.weekday != today.weekday }.flatMap { date in
          let day = Self.days[date.weekday.isoNumber - 1]
          return ["next \(day)", "\(day) next week"].map { ($0, date) }
        }, in: context)
      expectForms(
        dimension,
        following(today, 1...28).filter { $0.day != today.day }.map { date in
          ("on the \(ranked(date.day))", date)
        }, in: context)
    }
  }
}
