import Testing
import Understanding

/// All birthdays are said on Monday, 2 March 2026.
@Suite("Every birthday, in the forms that people write")
struct BirthdayFormsTests {
  private let dimension = BirthdayDimension()
  private let today = Context.monday.today
  private let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private func born(_ count: Int, ago: Int) -> [CalendarDate] {
    (1...count).compactMap { today.adding(days: -$0 * ago) }
  }

  @Test("With its year")
  func whole() {
    expectForms(
      dimension,
      born(1200, ago: 11).flatMap { date in
        let (day, month, year) = (date.day, months[date.month - 1], date.year)
        return [
          "\(day) \(month) \(year)", "born on the \(ranked(day)) of \(month) \(year)",
          "\(month) \(ranked(day)), \(year)",
          "\(date)", "her birthday is \(month) \(day), \(year)",
        ].map { ($0, date) }
      })
  }

  @Test("With the age, which is that of today or of the day that comes")
  func aged() {
    expectForms(
      dimension,
      born(700, ago: 9).flatMap { date -> [(String, CalendarDate)] in
        let (said, age) = ("\(date.day) \(months[date.month - 1])", date.age(on: today))
        guard age > 0, date.month != 2 || date.day != 29 else { return [] }
        return [
          "she's \(age), born \(said)", "\(age), \(said)", "\(spelled(age)), born on \(said)",
          "he turned \(age) on \(said)", "he turns \(age + 1) on \(said)",
        ].map { ($0, date) }
      })
  }
}
