import Testing
import Understanding

/// All dates are said on Monday, 2 March 2026.
@Suite struct DateTests {
  let dimension = DateDimension()

  @Test(
    "A date with its year is read in digits and in words",
    arguments: [
      ("4 March but 2028", "2028-03-04"), ("11 October, but not this year, 2027", "2027-10-11"),
      ("4 March 2018", "2018-03-04"), ("March 4th, 2018", "2018-03-04"),
      ("the 4th of March, 2018", "2018-03-04"), ("4th of march of 2018", "2018-03-04"),
      ("2026-09-26", "2026-09-26"), ("2026/9/6", "2026-09-06"), ("20260926", "2026-09-26"),
      ("26.09.2026", "2026-09-26"), ("09/26/2026", "2026-09-26"), ("26-9-26", "2026-09-26"),
      ("5/5/2027", "2027-05-05"), ("9/26 2026", "2026-09-26"), ("9/26, 2026", "2026-09-26"),
      ("26-Sep-2026", "2026-09-26"), ("26/Sep/26", "2026-09-26"),
      ("Sep-26-2026", "2026-09-26"), ("2026/Sep/26", "2026-09-26"), ("26Sep2026", "2026-09-26"),
      ("26 Sep '26", "2026-09-26"), ("Sept. 26, 2026", "2026-09-26"),
      ("Sunday, September 27, 2026", "2026-09-27"), ("Saturday 9/26/2026", "2026-09-26"),
      ("June twenty first nineteen ninety four", "1994-06-21"),
      ("the eleventh of July two thousand and six", "2006-07-11"),
      ("twelve May nineteen hundred and forty", "1940-05-12"),
      ("August 3, twenty twenty-seven", "2027-08-03"), ("9 June nineteen oh four", "1904-06-09"),
      ("31/12/99", "1999-12-31"), ("26 septmber 2026", "2026-09-26"),
      ("２６ September ２０２６", "2026-09-26"), ("Christmas 2027", "2027-12-25"),
      ("Easter 2027", "2027-03-28"), ("Good Friday 2027", "2027-03-26"),
      ("first Sunday in May 2027", "2027-05-02"), ("2026 Sep 26", "2026-09-26"),
      ("26 9 2026", "2026-09-26"), ("2026 09 26", "2026-09-26"), ("June 10, 96", "1996-06-10"),
      ("the 26th of the 9th, 2026", "2026-09-26"), ("April next year, the 11th", "2027-04-11"),
      ("in June 2027, on the 5th", "2027-06-05"), ("the 3rd, in May 2027", "2027-05-03"),
    ])
  func whole(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "A day of the week that only the last such date had is meant when that has just gone by",
    arguments: [
      ("Sunday 1 March", "2026-03-01"), ("Saturday 28 February", "2026-02-28"),
    ])
  func justGone(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date)
  }

  @Test(
    "A day whose month is said apart from it is no day of this month",
    arguments: [
      ("in May, on the 3rd", "2026-05-03"), ("the 11th, in January I think", "2027-01-11"),
      ("it's in June, the 31st", nil), ("March or April, on the 5th", nil),
    ] as [(String, String?)])
  func apart(text: String, date: String?) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "A date without its year is the coming one",
    arguments: [
      ("26 September", "2026-09-26"), ("26 September:Berlin", "2026-09-26"),
      ("5 May Berlin", "2026-05-05"),
      ("September 26", "2026-09-26"), ("Feb 10", "2027-02-10"),
      ("the 2nd of March", "2026-03-02"), ("first of March", "2027-03-01"), ("Oct2", "2026-10-02"),
      ("29 February", "2028-02-29"), ("26/9", "2026-09-26"), ("on 26.9", "2026-09-26"),
      ("May the fifth", "2026-05-05"), ("Boxing Day", "2026-12-26"), ("halloween", "2026-10-31"),
      ("New Year's Eve", "2026-12-31"), ("Thanksgiving", "2026-11-26"),
      ("Easter Monday", "2026-04-06"), ("the last Saturday of September", "2026-09-26"),
      ("Saturday the 26th of September", "2026-09-26"), ("Christmas Eve", "2026-12-24"),
      ("Berlin on September 26, hoping for sub 3:45", "2026-09-26"),
      ("12 March for 10 people", "2026-03-12"), ("september 26 at 9am", "2026-09-26"),
      ("next year, April 12", "2027-04-12"), ("this year on 12 April", "2026-04-12"),
      ("by Christmas", "2026-12-25"), ("the day after Christmas", "2026-12-26"),
    ])
  func yearless(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "A day before a verb is one with its article, and a rank without it",
    arguments: [("the 5th works for me", "2026-03-05"), ("5th works for me", nil)]
      as [(String, String?)])
  func working(text: String, date: String?) {
    #expect(dimension.read(text).understood?.description == date)
  }

  @Test(
    "A day that its month does not have is none",
    arguments: [
      "30 February 2028", "30/02/2028", "29 February 2027", "31 April 2027", "31/9/2027",
      "32 May 2027", "0 May 2027",
    ])
  func impossible(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test(
    "A date is counted from today",
    arguments: [
      ("today", "2026-03-02"), ("tomorrow", "2026-03-03"), ("tommorow", "2026-03-03"),
      ("yesterday", "2026-03-01"), ("the day after tomorrow", "2026-03-04"),
      ("the day before yesterday", "2026-02-28"), ("in 6 weeks", "2026-04-13"),
      ("in a fortnight", "2026-03-16"), ("in 3 months", "2026-06-02"),
      ("10 days ago", "2026-02-20"), ("7 years ago today", "2019-03-02"),
      ("a month ago", "2026-02-02"), ("two weeks from today", "2026-03-16"),
      ("3 days after tomorrow", "2026-03-06"), ("in six months' time", "2026-09-02"),
      ("this Friday", "2026-03-06"), ("Friday", "2026-03-06"), ("next Sunday", "2026-03-15"),
      ("next Wednesday", "2026-03-11"), ("last Tuesday", "2026-02-24"),
      ("past Saturday", "2026-02-28"), ("the coming Thursday", "2026-03-05"),
      ("Wednesday next week", "2026-03-11"), ("next week on Friday", "2026-03-13"),
      ("last week's Sunday", "2026-03-01"), ("a week from Wednesday", "2026-03-11"),
      ("Thursday week", "2026-03-12"), ("two Sundays from now", "2026-03-15"),
      ("the 26th", "2026-03-26"), ("on the 1st", "2026-04-01"), ("on 15", "2026-03-15"),
      ("the 11th of this month", "2026-03-11"), ("20th of next month", "2026-04-20"),
      ("Friday 13th", "2026-03-13"), ("Saturday the 26th", "2026-09-26"),
      ("the twenty-sixth", "2026-03-26"), ("a week tomorrow", "2026-03-10"),
      ("two weeks today", "2026-03-16"),
      ("tomorrow week", "2026-03-10"), ("next month on the 5th", "2026-04-05"),
      ("the second Monday of next month", "2026-04-13"), ("the next day", "2026-03-03"),
      ("the last day of April", "2026-04-30"), ("next friday, no wait, this friday", "2026-03-06"),
      ("not the 4th, the 5th of May", "2026-05-05"), ("on the 9th please", "2026-03-09"),
      ("October 11 next year", "2027-10-11"), ("4 March last year", "2025-03-04"),
      ("Friday fortnight", "2026-03-20"), ("Tuesday in two weeks", "2026-03-17"),
      ("Friday in a week", "2026-03-13"), ("Friday just gone", "2026-02-27"),
      ("six weeks Sunday", "2026-04-19"), ("16 weeks out from today", "2026-06-22"),
      ("it's 16 weeks away", "2026-06-22"), ("the day before Christmas", "2026-12-24"),
      ("two weeks after the 5th of May", "2026-05-19"), ("a week before Halloween", "2026-10-24"),
      ("the Friday before Christmas", "2026-12-18"), ("4 weeks after Easter", "2026-05-03"),
      ("six weeks from this Saturday", "2026-04-18"),
      ("the Sunday after the 20th", "2026-03-22"), ("Saturday before 5 May", "2026-05-02"),
      ("6 June, no wait, the 13th", "2026-06-13"), ("Saturday – 26 September", "2026-09-26"),
      ("race day is 6/6", "2026-06-06"), ("May 20ish", "2026-05-20"),
      ("Tuesday's fine", "2026-03-03"),
    ] as [(String, String)])
  func relative(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "A holiday is heard without a question when its year or its day is named",
    arguments: [
      ("Easter 2027", true), ("Thanksgiving 2027", true), ("Christmas 2027", true),
      ("Thanksgiving Day", true), ("Easter Monday", true), ("Good Friday 2027", true),
      ("Thanksgiving", false), ("Easter", false), ("Christmas", false),
    ])
  func explicitHolidays(text: String, isExplicit: Bool) {
    let matches = dimension.matches(in: Line(text), context: .monday)
    #expect(matches.map(\.isExplicit) == [isExplicit])
  }

  @Test(
    "What may be several days is asked about",
    arguments: [
      ("3/4/18", ["2018-04-03", "2018-03-04"]), ("3/4", ["2026-04-03", "2026-03-04"]),
      ("03-04-2018", ["2018-04-03", "2018-03-04"]), ("next Monday", ["2026-03-09", "2026-03-16"]),
      ("Monday", ["2026-03-02", "2026-03-09"]), ("this weekend", ["2026-03-07", "2026-03-08"]),
      ("4 3 2018", ["2018-03-04", "2018-04-03"]),
      ("Friday after next", ["2026-03-13", "2026-03-20"]),
      ("on 11/20 or 11/22", ["2026-11-20", "2026-11-22"]),
      ("26 or 27 September", ["2026-09-26", "2026-09-27"]),
      ("3 to 5 May", ["2026-05-03", "2026-05-05"]), ("May 3-5", ["2026-05-03", "2026-05-05"]),
      ("Sunday 26 September 2026", ["2026-09-26", "2026-09-27"]),
      ("May 20 or 21", ["2026-05-20", "2026-05-21"]),
      ("June 6 or the 13th", ["2026-06-06", "2026-06-13"]),
      ("12 April, or the 11th", ["2026-04-12", "2026-04-11"]),
      ("June 6th & 7th", ["2026-06-06", "2026-06-07"]), ("no, 6/4", ["2026-04-06", "2026-06-04"]),
    ])
  func ambiguous(text: String, dates: [String]) {
    #expect(dimension.read(text).ambiguous?.map(\.description) == dates)
  }

  @Test("The order of day and month, the weekday or the time that is asked for decides")
  func decided() {
    var context = Context.monday
    context.dateOrder = .dayFirst
    #expect(
      dimension.read(Line("3/4/18"), in: context).understood?.description == "2018-04-03")
    context.dateOrder = .monthFirst
    #expect(
      dimension.read(Line("3/4/18"), in: context).understood?.description == "2018-03-04")
    #expect(dimension.read("Tuesday 3/4/18").understood?.description == "2018-04-03")
    #expect(DateDimension(.past).read("1/4/2026").understood?.description == "2026-01-04")
    #expect(DateDimension(.future()).read("1/4/2026").understood?.description == "2026-04-01")
    #expect(DateDimension(.past).read("26 September").understood?.description == "2025-09-26")
    #expect(DateDimension(.past).read("4/10/25").ambiguous?.count == 2)
    #expect(DateDimension(.future()).read("2 March").understood?.description == "2027-03-02")
    #expect(DateDimension(.future()).read("25/12/30").understood?.description == "2030-12-25")
    #expect(DateDimension(.past).read("25/12/30").understood?.description == "1930-12-25")
    #expect(DateDimension(.future()).read("Monday").understood?.description == "2026-03-09")
  }

  @Test("A date outside the time that is asked for is refused")
  func violations() {
    func violation(_ frame: DateFrame, _ text: String) -> Violation? {
      guard case .refused(_, let violation, _) = DateDimension(frame).read(text).unclear else {
        return nil
      }
      return violation
    }
    #expect(violation(.past, "tomorrow") == .inTheFuture)
    #expect(violation(.future(), "4 March 2018") == .inThePast)
    #expect(violation(.future(), "today") == .inThePast)
    #expect(violation(.future(within: 2), "5 May 2030") == .aboveMaximum("2028-03-02"))
    #expect(violation(.past, "today") == nil)
  }

  @Test(
    "A month or a year alone is asked for the day",
    arguments: ["March", "in May", "September 2026", "next month", "in 2027", "sometime in June"])
  func incomplete(text: String) {
    guard case .incomplete(.day, _) = dimension.read(text).unclear else {
      Issue.record("\(dimension.read(text))")
      return
    }
  }

  @Test(
    "A day before or after which something is to be is asked about, with the next on that side",
    arguments: [
      ("before Christmas", ["2026-12-25", "2026-12-24"]),
      ("any time after Easter", ["2026-04-05", "2026-04-06"]),
      ("after the 26th of September", ["2026-09-26", "2026-09-27"]),
    ])
  func bounds(text: String, days: [String]) {
    #expect(dimension.read(text).ambiguous?.map(\.description) == days)
  }

  @Test(
    "What is no date, or none that exists, gives nothing",
    arguments: [
      "", "hello", "31 June", "February 29, 2027", "13/13/2026", "2026-13-01", "32/1/2026",
      "the first prize", "on the 3rd floor", "the 2nd option", "5 weeks", "two weeks", "24/7",
      "4 out of 5", "1/2 cup", "10.5", "version 1.10.30", "555-12-1234", "may I ask", "it may rain",
      "one may wonder",
      "the first may be best", "the 12,500 people", "one of the second", "the one",
      "I sat down", "the sun is up", "have a good week", "in 3d", "every Monday", "mondays",
      "the second half", "first", "3-4", "march on", "$ 12", "a score of 10-12",
      "between Christmas and New Year", "between Easter and whenever", "between then and 5 May",
    ])
  func refused(text: String) {
    switch dimension.read(text) {
    case .understood, .ambiguous: Issue.record("\(dimension.read(text))")
    case .unclear: break
    }
  }

  @Test(
    "A correction changes only the part that it names",
    arguments: [
      ("the 5th, not the 4th", "2018-03-05"), ("2019 not 2018", "2019-03-04"),
      ("April", "2018-04-04"), ("I meant the 14th", "2018-03-14"), ("May 5th", "2018-05-05"),
      ("it was 2017", "2017-03-04"), ("March 2017", "2017-03-04"), ("5 April 2019", "2019-04-05"),
      ("in May", "2018-05-04"),
      ("make it the 21st then, the 4th is my own", "2018-03-21"),
      ("the month is wrong, it's May", "2018-05-04"), ("May, not June", "2018-05-04"),
      ("the 21st, always mixed up. 21 June", "2018-06-21"),
      ("in May, the 16th of May", "2018-05-16"),
    ])
  func revised(text: String, date: String) throws {
    let old = try #require(CalendarDate("2018-03-04"))
    let reading = DateDimension(.past).revise(old, by: Line(text), in: .monday)
    #expect(reading.understood?.description == date, "\(reading)")
  }

  @Test(
    "A reading is picked by its order, its month, its day or its place",
    arguments: [
      ("day first", 0), ("month first", 1), ("March", 1), ("april", 0), ("the first", 0),
      ("the 4th", 1), ("3 April", 0), ("4 March", 1), ("3 April 2018", 0), ("the second one", 1),
      ("not March", 0),
    ])
  func pick(text: String, place: Int) throws {
    let candidates = try #require(dimension.read("3/4/18").ambiguous)
    #expect(dimension.pick(from: candidates, by: Line(text), in: .monday) == place)
  }

  @Test(
    "Another whole date picks none, whatever it shares with a reading",
    arguments: ["5 April 2018", "4 May 2018", "neither, 10 March 2018", "2 June 2018"])
  func another(text: String) throws {
    let candidates = try #require(dimension.read("3/4/18").ambiguous)
    #expect(dimension.pick(from: candidates, by: Line(text), in: .monday) == nil)
  }

  @Test(
    "What a day is for names no other day",
    arguments: [
      "30 May so I can work the Sunday shift", "30 May, a Saturday, so we can go on Sunday",
    ])
  func purpose(text: String) {
    #expect(DateDimension(.future()).read(text).understood?.description == "2026-05-30")
  }

  @Test("A reading is picked by its weekday")
  func pickWeekday() throws {
    let candidates = try #require(dimension.read("this weekend").ambiguous)
    #expect(dimension.pick(from: candidates, by: Line("Sunday"), in: .monday) == 1)
    #expect(dimension.pick(from: candidates, by: Line("either"), in: .monday) == nil)
  }

  @Test("The phrase and the JSON of any day read back as that day")
  func roundTrip() {
    var generator = Generator(seed: 5)
    for _ in 0..<4000 {
      guard let date = CalendarDate(daysSince1970: generator.next(in: -719_162...2_932_896)) else {
        Issue.record("there is such a day")
        return
      }
      #expect(dimension.read(dimension.phrase(for: date, in: .monday)).understood == date)
      #expect(dimension.value(from: dimension.json(for: date)) == date)
      #expect(dimension.read(date.description).understood == date)
    }
  }

  @Test("The evidence names the rule and the words")
  func evidence() {
    guard case .understood(_, let evidence) = dimension.read("let's do next Sunday then") else {
      Issue.record("not understood")
      return
    }
    #expect(evidence.words == "next Sunday")
    #expect(evidence.rule == "date.weekday")
  }

  @Test("Every example is understood")
  func examples() {
    for frame in [DateFrame.any, .past, .future(within: 2)] {
      let dimension = DateDimension(frame)
      for example in dimension.examples { #expect(dimension.read(example).understood != nil) }
    }
  }
}
