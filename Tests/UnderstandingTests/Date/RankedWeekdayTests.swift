import Testing
import Understanding

@Suite("Weekdays by their place in a month, and years of something else")
struct RankedWeekdayTests {
  @Test(
    "The month may stand before the weekday or behind it",
    arguments: [
      ("October, third Friday", "2026-10-16"), ("third Friday October", "2026-10-16"),
      ("third Friday in October", "2026-10-16"), ("June first Saturday", "2026-06-06"),
      ("May last Monday", "2026-05-25"), ("August 2nd Saturday", "2026-08-08"),
      ("March 3rd Tuesday", "2026-03-03"), ("October 3", "2026-10-03"),
      ("June first", "2026-06-01"),
    ])
  func ranked(text: String, date: String) {
    #expect(
      DateDimension().read(text).understood?.description == date, "\(DateDimension().read(text))")
  }

  @Test("A weekday and a day leave the month that is there, where it has such a day")
  func inMonth() throws {
    let old = try #require(CalendarDate("2027-01-18"))
    for (text, date) in [("Sunday the 17th", "2027-01-17"), ("Sunday the 18th", "2026-10-18")] {
      let new = DateDimension().revise(old, by: Line(text), in: .monday).understood
      #expect(new?.description == date, "\(text)")
    }
  }

  @Test("Either of two is asked about")
  func either() {
    let reading = DateDimension().read("the first or second Sunday of April 2027")
    #expect(reading.ambiguous?.map(\.description) == ["2027-04-04", "2027-04-11"])
  }

  @Test(
    "Last year is another one's where something is told of it",
    arguments: [
      ("9 April, last year was wet", "2026-04-09"),
      ("9 April, last year we had rain", "2026-04-09"),
      ("9 April, next year", "2027-04-09"), ("9 April last year", "2025-04-09"),
    ])
  func years(text: String, date: String) {
    #expect(
      DateDimension().read(text).understood?.description == date, "\(DateDimension().read(text))")
  }
}
