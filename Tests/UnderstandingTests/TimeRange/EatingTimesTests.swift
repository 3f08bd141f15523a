import Testing
import Understanding

@Suite struct EatingTimesTests {
  let dimension = TimeRangeDimension.eatingWindow

  private func window(_ text: String) -> String? {
    dimension.read(text).understood.map { "\($0.start)-\($0.end)" }
  }

  @Test(
    "Meals with their hours say the window, from the first to the last",
    arguments: [
      ("lunch at half twelve, dinner at 7", "12:30-19:00"),
      ("breakfast at 7, dinner at 6, a snack at 9", "07:00-21:00"),
      ("lunch at 1, dinner at 8, bed at 10", "13:00-20:00"),
      ("I skip breakfast, first meal at 1 and done by 9", "13:00-21:00"),
      ("no breakfast, first meal at 1, last at 9", "13:00-21:00"),
      ("first meal is lunch at half twelve, last one is dinner at half eight", "12:30-20:30"),
      ("from 6 in the morning till 2 in the afternoon cos I'm in bed by 7", "06:00-14:00"),
      ("brekkie 7, lunch 12, tea 5", "07:00-17:00"),
      ("dinner at 8 and breakfast at 9", "09:00-20:00"),
      ("from breakfast at seven to supper at six", "07:00-18:00"),
      ("brunch 10ish then dinner 6ish", "10:00-18:00"),
      ("oats at 8am, the kids' leftovers at 7pm", "08:00-19:00"),
      ("Soup at noon, pasta at 4, my supper at 9 with the film.", "12:00-21:00"),
      ("8 to 8, breakfast through dinner", "08:00-20:00"),
      ("breakfast at 7, lunch at noon, supper at six", "07:00-18:00"),
      ("first meal at 5 in the morning, last around 7", "05:00-19:00"),
      ("porridge by seven, and supper is done by half past six", "07:00-18:30"),
      ("dinner at ten in the evening and the last snack at four in the morning", "22:00-04:00"),
    ])
  func meals(text: String, range: String) { #expect(window(text) == range) }

  @Test(
    "What somebody else keeps to is not one's own, and what is mine is",
    arguments: [
      ("his is 2 to 10, mine is 1 to 9", "13:00-21:00"),
      ("his is 2 to 10, mine's 1 to 9", "13:00-21:00"),
      ("mine's 1 to 9, his is 2 to 10", "13:00-21:00"),
      ("my husband's is 2 to 10, mine's 1 to 9", "13:00-21:00"),
      ("theirs was 9 to 5, mine is 10 to 6", "10:00-18:00"),
      ("hers are 8 to 4 but I do 11 to 7", "11:00-19:00"),
    ])
  func whose(text: String, range: String) { #expect(window(text) == range) }

  @Test(
    "When eating begins and ends is heard in any order and from what is denied",
    arguments: [
      ("not before 10am, never after 7pm", "10:00-19:00"),
      ("nothing after 8pm or before noon", "12:00-20:00"),
      ("no food before 11am and none after 6pm", "11:00-18:00"),
      ("done by 6pm, starting 9am", "09:00-18:00"),
      ("Last bite 8pm. First bite 1pm.", "13:00-20:00"),
      ("don't eat till 2pm and stop by 10", "14:00-22:00"),
      ("until 8 at night, from 2 in the afternoon", "14:00-20:00"),
      ("kitchen's closed at 8 in the evening and opens again at 10 in the morning", "10:00-20:00"),
      ("I stop at 7 pm and have nothing until 11 the next morning", "11:00-19:00"),
      ("any time except before 8am or after 5pm", "08:00-17:00"),
      ("I break my fast at ten in the morning and stop at half past five", "10:00-17:30"),
      ("my fast ends at 9am and starts again at 5pm", "09:00-17:00"),
      ("nurses come at 4pm so that's when I first eat, nothing after 11pm", "16:00-23:00"),
      (
        "the bakery starts at 3.30 but I don't eat till 7am, and I'm finished by 3pm", "07:00-15:00"
      ),
      ("choir's done at 1pm so I eat from then till 9pm", "13:00-21:00"),
      ("my first shake at noon is my breakfast, dinner's done by 8", "12:00-20:00"),
      ("8pm is my last meal, noon is when I first eat", "12:00-20:00"),
      ("7pm, that is the last bite, 11am, that is the first", "11:00-19:00"),
      ("7 in the morning, 4 in the afternoon, that's it", "07:00-16:00"),
      ("twenty to ten in the morning, that's when I get home, to quarter past six", "09:40-18:15"),
    ])
  func ends(text: String, range: String) {
    #expect(window(text) == range)
    #expect(dimension.read(text).rule?.hasPrefix("time-range.") == true)
  }

  @Test(
    "A start and a length, or a fast and its end, say the window",
    arguments: [
      ("I start at 1pm and stop seven hours later", "13:00-20:00"),
      ("9 hour window, first food at 10am", "10:00-19:00"),
      ("six hours a day is what I get, from 2pm", "14:00-20:00"),
      ("I start eating at noon and keep going for about eight hours", "12:00-20:00"),
      ("I fast 15 hours, last bite is 6pm", "09:00-18:00"),
      ("overnight fast of 14 hours, last meal 7pm", "09:00-19:00"),
      ("12:12, breakfast at 8am", "08:00-20:00"),
      ("been on 16:8 for 3 years, 1pm to 9pm", "13:00-21:00"),
    ])
  func lengths(text: String, range: String) { #expect(window(text) == range) }

  @Test(
    "A few hours are asked about where the end leaves its half of the day open",
    arguments: [
      ("7am til 10", ["07:00-10:00", "07:00-22:00"]),
      ("6 to 9 in the evening", ["18:00-21:00"]), ("7 to 10pm", ["19:00-22:00"]),
      ("11am to 2", ["11:00-14:00"]), ("8am to noon", ["08:00-12:00"]),
    ])
  func openHalf(text: String, ranges: [String]) {
    let reading = dimension.read(text)
    let read = reading.understood.map { [$0] } ?? reading.ambiguous ?? []
    #expect(read.map { "\($0.start)-\($0.end)" } == ranges)
  }

  @Test("Meals and ends name their rule, where no plainer rule reads the line")
  func rule() {
    #expect(dimension.read("dinner at 7 and lunch at noon").rule == "time-range.meals-and-ends")
    #expect(dimension.read("noon to 8pm").rule == "time-range.two-ends")
  }

  @Test(
    "Of several ranges the one about eating, or the conclusion, is the window",
    arguments: [
      ("I teach 8 to 4 so noon to 8", "12:00-20:00"),
      ("the shift is 8pm to 8am and I eat from 9pm to 5am", "21:00-05:00"),
      ("11 to 6 is when I work. I'd eat 1 to 9", "13:00-21:00"),
      ("noon to 8 I'm in bed, food is 9pm to 5am", "21:00-05:00"),
      ("I eat at work, 9 to 5", "09:00-17:00"), ("10 to 6 works for me", "10:00-18:00"),
      ("9am to 4pm, no I lie, it's nearer 5", "09:00-17:00"),
    ])
  func meant(text: String, range: String) { #expect(window(text) == range) }

  @Test(
    "A bare range in a clause of its own is the answer, whatever is said besides",
    arguments: [
      ("12 to 8, big family you know", "12:00-20:00"), ("ten to six, more or less", "10:00-18:00"),
      ("9-5 haha", "09:00-17:00"), ("11;30 to 7;30", "11:30-19:30"),
    ])
  func bare(text: String, range: String) { #expect(window(text) == range) }

  @Test(
    "What names only one end, or something else, is no window",
    arguments: [
      "lunch at 1", "nothing after 8pm", "I wake at 6 and go to the gym at 7", "dinner mostly",
      "nine and eight hours",
      "breakfast and dinner", "noon, no wait, 1, dinner at 8",
      "start at noon, er, half past, until 8",
      "he finished 3 of 8 meals", "I sleep from 10 to 6", "my shift is 9 to 5",
      "in bed from 11 to 7", "11pm to 7am is when I'm asleep", "I work 10 to 6",
    ])
  func refused(text: String) { #expect(window(text) == nil) }

  @Test("Two starts before one end are asked about")
  func alternatives() {
    #expect(dimension.read("7 or 8am until 5pm").ambiguous?.count == 2)
    #expect(window("not 8, 9am until 6pm") == "09:00-18:00")
  }

  @Test("Meals are read only where people are asked when they eat")
  func asked() {
    #expect(TimeRangeDimension().read("dinner at 7 and lunch at noon").understood == nil)
  }
}
