import Testing
import Understanding

/// All dates are said on Monday, 2 March 2026.
@Suite struct UnsaidDayTests {
  let dimension = DateDimension()

  @Test(
    "A day of the week of which it is not said which one is no date",
    arguments: [
      "a Sunday in May", "some Saturday in early June", "one Friday in October 2026", "on a Monday",
      "a weekend in July", "Saturday in late August",
    ])
  func whichWeekday(text: String) {
    guard case .incomplete(.day, _) = dimension.read(text).unclear else {
      Issue.record("\(dimension.read(text))")
      return
    }
  }

  @Test("The weekend of a place in a month has two days, and a weekday of a place one")
  func weekendOfMonth() {
    #expect(
      dimension.read("the second weekend in June").ambiguous?.map(\.description)
        == ["2026-06-13", "2026-06-14"])
    #expect(dimension.read("the second Sunday in June").understood?.description == "2026-06-14")
  }

  @Test(
    "A day of the week and a count of weeks are one date, in whichever order they stand",
    arguments: [
      "saturday in about 8 weeks", "in 8 weeks, on a Saturday", "in eight weeks, it's a Saturday",
      "in 8 weeks on the Saturday",
    ])
  func countedWeeks(text: String) {
    #expect(dimension.read(text).understood?.description == "2026-05-02")
  }

  @Test("A day of the week beside a month is no day, and beside a day of a month it is of that")
  func namedBesideDay() {
    for text in ["in May, a Sunday", "a Sunday, in May", "May, on a Sunday"] {
      #expect(dimension.read(text).isIncomplete, "\(text)")
    }
    for text in ["the 17th, that's a Sunday", "17 May, a Sunday", "17th, a Sunday"] {
      #expect(dimension.read(text).understood?.description == "2026-05-17", "\(text)")
    }
    #expect(
      dimension.read("17 May, a Monday").ambiguous?.map(\.description)
        == ["2026-05-17", "2026-05-18"])
  }

  @Test("A length of time alone is one until then, where only what lies ahead is asked for")
  func length() {
    let ahead = DateDimension(.future())
    for text in ["8 weeks", "about 8 weeks", "not sure, 8 weeks", "it's 8 weeks"] {
      #expect(ahead.read(text).understood?.description == "2026-04-27", "\(text)")
      #expect(dimension.read(text).understood == nil, "\(text)")
    }
    for text in ["8 weeks or 9", "8 weeks of training", "8 weeks ago", "8-9 weeks"] {
      #expect(ahead.read(text).understood == nil, "\(text)")
    }
  }

  @Test("A count of months or days leaves open which of two days is meant")
  func countedOtherwise() {
    #expect(
      dimension.read("a Sunday in about 3 months").ambiguous?.map(\.description)
        == ["2026-05-31", "2026-06-07"])
    #expect(
      dimension.read("in 3 days, on Friday").ambiguous?.map(\.description)
        == ["2026-03-05", "2026-03-06"])
    #expect(dimension.read("in 8 weeks, not on a Saturday").understood?.description == "2026-04-27")
  }

  @Test(
    "A day of the week that can only be one is a date",
    arguments: [
      ("on Sunday", "2026-03-08"), ("Sunday in two weeks", "2026-03-22"),
      ("Sunday 3 May", "2026-05-03"),
    ])
  func saidWeekday(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date)
  }
}
