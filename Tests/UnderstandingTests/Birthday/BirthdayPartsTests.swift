import Testing
import Understanding

/// Birthdays whose parts are said apart; all are said on Monday, 2 March 2026.
@Suite struct BirthdayPartsTests {
  private let dimension = BirthdayDimension()

  @Test(
    "An age with the day on which it is reached says the year",
    arguments: [
      ("she's 8 today", "2018-03-02"), ("it's today, he's 8", "2018-03-02"),
      ("turned 3 on Saturday", "2023-02-28"), ("3 years old since last Tuesday", "2023-02-24"),
      ("five days ago he turned 10", "2016-02-25"), ("she turns 10 this friday", "2016-03-06"),
      ("he'll be 10 on 6 May", "2016-05-06"), ("almost 10, it's on 6 May", "2016-05-06"),
      ("10 (april 6)", "2015-04-06"), ("ten. born on the sixth of april", "2015-04-06"),
      ("aged 10, Apr 6", "2015-04-06"), ("she was 10 on the 6th of January", "2016-01-06"),
      ("nearly 5. april 12", "2021-04-12"),
    ])
  func aged(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test("A day behind an and is not that of somebody whose age stands before it")
  func another() {
    let reading = dimension.read("Ada is four and a half, and little Ben came three weeks ago")
    #expect(reading.understood == nil)
  }

  @Test(
    "A year of its own belongs to the date beside it",
    arguments: [
      ("2015, 6 April", "2015-04-06"), ("'15, 6 April", "2015-04-06"),
      ("not 2014, it was 2015, April 6th", "2015-04-06"),
      ("I always say 2014 but it was 2015, April 6th", "2015-04-06"),
      ("6 April, born in 2015", "2015-04-06"),
      ("6 April and he was born in 2015", "2015-04-06"), ("6 April, only 2015", "2015-04-06"),
      ("6 April 2014, I mean 2015", "2015-04-06"),
      ("this february, the 6th", "2026-02-06"),
    ])
  func year(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test("A year in which something else happened is no year of a birthday")
  func otherYear() {
    #expect(dimension.read("6 April, we moved to town in 2019").understood == nil)
  }

  @Test(
    "A day that replaces another keeps its month and year",
    arguments: [
      ("6 April 2015, hang on, 7th", "2015-04-07"),
      ("due on 6 April 2015 but arrived on the 29th of March", "2015-03-29"),
      ("we went in on 6 April 2015 and he was born on the 7th", "2015-04-07"),
    ])
  func replaced(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "The order of a numeric date may be said with it",
    arguments: [
      ("4/6/2015 american format", "2015-04-06"), ("4/6/2015, british style", "2015-06-04"),
      ("4/6/2015 (month first)", "2015-04-06"), ("4/6/2015, so april", "2015-04-06"),
      ("4/6/15 as in the sixth of april", "2015-04-06"),
    ])
  func order(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }

  @Test(
    "Days with a name are days of the year",
    arguments: [
      ("Guy Fawkes night 2015", "2015-11-05"), ("St. Andrew's Day 2015", "2015-11-30"),
      ("on Hogmanay 2015", "2015-12-31"), ("April Fools' Day 2015", "2015-04-01"),
      ("she turned 10 on Burns Night", "2016-01-25"),
    ])
  func named(text: String, date: String) {
    #expect(dimension.read(text).understood?.description == date, "\(dimension.read(text))")
  }
}
