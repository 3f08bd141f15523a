import Testing
import Understanding

@Suite("What was is no answer about what is")
struct PastTests {
  private let kcal = EnergyDimension()

  @Test(
    "An amount that is only told of what is over is none",
    arguments: [
      "I used to have 2800", "I once lived on 1200", "back then I had 2600",
      "when I was a student I ate 2900", "before we moved I ate 2500", "I had 2400 three years ago",
      "1900, but that was ages ago", "in the past it was 2700", "I ate 2500 last year",
      "last month I did 2100", "yesterday I ate 3000", "I had 2000 before",
      "a party, it must have been 2500", "the most I've ever had is 3500",
      "my biggest day was 4000", "I never chose 2400", "I didn't pick 2400",
    ])
  func over(text: String) { #expect(kcal.read(text).unclear == .nothingFound) }

  @Test(
    "What is now comes before what was, in whichever order",
    arguments: [
      ("I used to have 2800, now 1700", 1700), ("1700, I used to have 2800", 1700),
      ("my old plan was 2100, now 1600", 1600),
      ("it was 2400 but that was years ago, now 2000", 2000),
      ("when I was a student I ate 2900, these days 1800", 1800),
      ("before the diet I had 2600, nowadays 1900", 1900),
    ])
  func now(text: String, value: Int) {
    #expect(kcal.read(text).understood == Energy(kcal: value))
  }

  @Test(
    "The date on which something was done is none where another is said",
    arguments: [
      ("I paid 95 euros on 14 February, but the start is on 6 September 2026", "2026-09-06"),
      ("we booked on 3 January, the race is on 6 September", "2026-09-06"),
      ("the letter, posted 3 April 2026 in Pune, has 19 September 2026", "2026-09-19"),
      ("I planned 6 September", "2026-09-06"), ("I paid on 14 February 2027", "2027-02-14"),
    ])
  func deeds(text: String, date: String) {
    #expect(DateDimension(.future(within: 2)).read(text).understood?.description == date)
  }

  @Test(
    "What was the best so far is no goal",
    arguments: [
      ("3:45:00, my best till now is 3:58:20", 13_500), ("best so far 3:58, I want 3:45", 13_500),
    ])
  func best(text: String, seconds: Int) {
    let marathon = DurationDimension.finishTime(metres: 42_195)
    #expect(marathon.read(text).understood == TimeSpan(seconds: Double(seconds)))
  }

  @Test("A margin is no amount", arguments: ["2000, give or take 100", "2000 plus or minus 100"])
  func margins(text: String) {
    #expect(kcal.read(text).understood == Energy(kcal: 2000))
  }

  @Test(
    "A habit, a plan and what once worked are about now",
    arguments: [
      ("I'm used to 2100", 2100), ("I've got used to 1900", 1900), ("I was thinking of 1750", 1750),
      ("2000 once more", 2000), ("now 1800", 1800), ("1650 worked for me before", 1650),
      ("I wanted 2000", 2000),
    ])
  func present(text: String, value: Int) {
    #expect(kcal.read(text).understood == Energy(kcal: value))
  }

  @Test(
    "Days that somebody had are none of those they have",
    arguments: [
      ("before the kids I swam daily, now Mon and Thu", [.mon, .thu]),
      ("I used to train five days, now only Wed and Sun", [.wed, .sun]),
      ("Sat and Sun, I used to go every day", [.sat, .sun]),
      ("Tuesdays before work and Fridays", [.tue, .fri]),
    ] as [(String, [Weekday])])
  func days(text: String, days: [Weekday]) {
    #expect(WeekdaysDimension().read(text).understood == WeekdaySet(days))
  }

  @Test(
    "A birthday is long ago all the same",
    arguments: ["born on 3 May 2019, we lived in Rome then", "I had her on 3 May 2019"])
  func birthdays(text: String) {
    #expect(
      BirthdayDimension().read(text).understood == CalendarDate(year: 2019, month: 5, day: 3))
  }
}
