import Testing
import Understanding

/// All birthdays are said on Monday, 2 March 2026.
@Suite struct BirthdayTests {
  let dimension = BirthdayDimension()

  @Test(
    "A birthday is read",
    arguments: [
      ("4 March 2018", "2018-03-04"), ("born on the 4th of March 2018", "2018-03-04"),
      ("03/18/40", "1940-03-18"), ("25/12/26", "1926-12-25"), ("4 March 18", "2018-03-04"),
      ("her birthday is July 4, 2016", "2016-07-04"), ("2018-03-04", "2018-03-04"),
      ("yesterday", "2026-03-01"), ("10/10 2019", "2019-10-10"), ("25/12, 2018", "2018-12-25"),
    ])
  func understood(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date)
  }

  @Test("The figures of a date are no age", arguments: ["10/10", "3/3", "12/12"])
  func figures(text: String) {
    guard case .incomplete(.year, _) = dimension.read(text).unclear else {
      Issue.record("\(text) was read as \(dimension.read(text))")
      return
    }
  }

  @Test(
    "A year that agrees with an age in another clause is that of birth",
    arguments: [
      ("born 21 May 2013, she turned 12", "2013-05-21"),
      ("21 May 2013, I mean, he turned 12", "2013-05-21"),
      ("she turned 7 on 2 March 2025", "2018-03-02"), ("9 March 2014, almost 12", "2014-03-09"),
      ("9 May 2014, she's turning 12 in spring", "2014-05-09"),
    ])
  func turned(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "An age gives a birthday its year",
    arguments: [
      ("she's 7, born March 4th", "2018-03-04"), ("March 1st, she is 7", "2019-03-01"),
      ("he's seven, 2 March", "2019-03-02"), ("18 months old, born August 20", "2024-08-20"),
      ("she turned 7 on March 1st", "2019-03-01"), ("she turns 8 on March 4th", "2018-03-04"),
      ("he turned 9 on 5 May", "2016-05-05"), ("turned 7 on 2 March 2025", "2018-03-02"),
      ("the 4th, she turned 7 in March", "2018-03-04"),
      ("eleven last Wednesday", "2015-02-25"), ("8 today", "2018-03-02"),
      ("6 yesterday", "2020-03-01"),
    ])
  func aged(text: String, date: String) {
    let reading = dimension.read(text)
    #expect(reading.understood?.description == date, "\(reading)")
    #expect(reading.rule == "birthday.from-age")
  }

  @Test("An age that the question knows gives the year too")
  func knownAge() {
    let dimension = BirthdayDimension(age: 7)
    #expect(dimension.read("March 4th").understood?.description == "2018-03-04")
    #expect(dimension.read("4 March 2017").understood?.description == "2017-03-04")
  }

  @Test("An age decides the order of a numeric date")
  func orderByAge() {
    #expect(dimension.read("2/9/2018").ambiguous?.count == 2)
    #expect(dimension.read("2/9/2018, he's 8").understood?.description == "2018-02-09")
  }

  @Test(
    "What is left out is asked for",
    arguments: [
      ("March 4th", Missing.year), ("she turned 7 in March", .day), ("she's 7", .day),
      ("seven years old", .day), ("March 2018", .day), ("the 4th", .month), ("born in 2018", .day),
      ("2018", .day),
    ])
  func incomplete(text: String, missing: Missing) {
    guard case .incomplete(missing, _) = dimension.read(text).unclear else {
      Issue.record("\(text): \(dimension.read(text))")
      return
    }
  }

  @Test("A day ahead or more than 120 years back is refused")
  func violations() {
    func violation(_ text: String) -> Violation? {
      guard case .refused(_, let violation, _) = dimension.read(text).unclear else { return nil }
      return violation
    }
    #expect(violation("tomorrow") == .inTheFuture)
    #expect(violation("4 March 2030") == .inTheFuture)
    #expect(violation("4 March 1899") == .belowMinimum("1906-03-02"))
  }

  @Test(
    "What is no birthday gives nothing",
    arguments: ["", "hello", "five years ago", "on Sunday", "31 June 2018", "not sure", "Mia"])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test(
    "A correction changes only the part that it names",
    arguments: [
      ("the 5th, not the 4th", "2018-03-05"), ("2019 not 2018", "2019-03-04"),
      ("April", "2018-04-04"), ("May 5th", "2018-05-05"),
    ])
  func revised(text: String, date: String) throws {
    let old = try #require(CalendarDate("2018-03-04"))
    let reading = dimension.revise(old, by: Line(text), in: .monday)
    #expect(reading.understood?.description == date, "\(reading)")
  }

  @Test("Only ages that a question does not allow are a bound")
  func ages() {
    #expect(BirthdayDimension(ages: 0...17).bounds(in: .monday)?.least == nil)
    #expect(BirthdayDimension(ages: 18...120).bounds(in: .monday)?.least == "18 years")
  }

  @Test("The phrase of any birthday reads back as that day")
  func roundTrip() {
    var generator = Generator(seed: 13)
    for days in (0..<2000).map({ _ in generator.next(in: 0...43_000) }) {
      guard let date = Context.monday.today.adding(days: -days) else { continue }
      #expect(dimension.read(dimension.phrase(for: date, in: .monday)).understood == date)
    }
  }

  @Test("Every example is understood")
  func examples() {
    for example in dimension.examples { #expect(dimension.read(example).understood != nil) }
  }
}
