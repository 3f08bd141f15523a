import Testing
import Understanding

@Suite struct TimeRangeTests {
  let dimension = TimeRangeDimension.eatingWindow

  static func text(_ range: TimeRange) -> String { "\(range.start)-\(range.end)" }

  @Test(
    "A range is read with the eating window's preference",
    arguments: [
      ("noon to 8pm", "12:00-20:00"), ("12-8", "12:00-20:00"), ("from 9 until 5", "09:00-17:00"),
      ("between 11 and 7", "11:00-19:00"), ("11-7", "11:00-19:00"), ("1-9", "13:00-21:00"),
      ("2 to 8", "14:00-20:00"), ("10–6", "10:00-18:00"), ("10pm-6am", "22:00-06:00"),
      ("noon till 8ish", "12:00-20:00"), ("12:00 to 20:00", "12:00-20:00"),
      ("12pm - 8 pm", "12:00-20:00"), ("1200-2000", "12:00-20:00"), ("5 to 6pm", "17:00-18:00"),
      ("from 11 to 3pm", "11:00-15:00"), ("from 11 to 3am", "23:00-03:00"),
      ("11:30-1:30", "11:30-13:30"), ("from 10 am to 4", "10:00-16:00"),
      ("9pm to 4", "21:00-04:00"),
      ("my first meal is at 7 and I stop eating at 8pm", "07:00-20:00"),
      ("start at 7, finish at 8pm", "07:00-20:00"), ("7 to 8pm", "19:00-20:00"),
      ("10:30am to 23", "10:30-23:00"), ("8am-4pm", "08:00-16:00"),
      ("midday until eight in the evening", "12:00-20:00"),
      ("six to eight at night", "18:00-20:00"),
      ("quarter past 11 to half past 7", "11:15-19:30"), ("noon to midnight", "12:00-00:00"),
      ("I usually eat from 11 in the morning until 7pm", "11:00-19:00"),
      ("I eat 12 to 8", "12:00-20:00"), ("start at 11 and finish at 7", "11:00-19:00"),
      ("I start eating at 10 and stop at 6", "10:00-18:00"),
      ("first meal at noon, last meal at 9pm", "12:00-21:00"), ("14h to 22h", "14:00-22:00"),
      ("from 12 to 8, no wait, 11 to 7", "11:00-19:00"), ("not 12 to 8, 1 to 9", "13:00-21:00"),
      ("1800 calories between noon and 8", "12:00-20:00"), ("１２－８", "12:00-20:00"),
      ("from noon 8pm", "12:00-20:00"), ("10 to 10", "10:00-22:00"), ("12 to 8?", "12:00-20:00"),
      ("after 11:30 but before 6", "11:30-18:00"),
      ("11a-7p", "11:00-19:00"), ("11a to 7p", "11:00-19:00"), ("12h-20h", "12:00-20:00"),
      ("noon, 8pm", "12:00-20:00"), ("8pm noon", "12:00-20:00"), ("noon & 8", "12:00-20:00"),
      ("7am 3pm", "07:00-15:00"), ("7am and 3pm", "07:00-15:00"), ("12h to 20h", "12:00-20:00"),
      ("12noon to 8pm", "12:00-20:00"), ("I'd go with 11 to 7", "11:00-19:00"),
      ("12-8 works for me", "12:00-20:00"), ("I skip breakfast, so 12-8", "12:00-20:00"),
      ("12:00 PM until 08:00 PM", "12:00-20:00"), ("noon -> 8pm", "12:00-20:00"),
      ("noon → 8pm", "12:00-20:00"), ("8pm to noon is my fast", "12:00-20:00"),
      ("my fasting window is 8pm to noon", "12:00-20:00"),
      ("noon to 8, fasting the rest", "12:00-20:00"),
      ("between the hours of 11 and 7", "11:00-19:00"),
      ("20:04 to 23:00", "20:04-23:00"), ("8 to 12am", "20:00-00:00"),
      ("8 to 12 at night", "20:00-00:00"),
      ("I stop eating at 8pm and start at noon", "12:00-20:00"),
      ("last meal at 8pm, first meal at noon", "12:00-20:00"),
      ("start at 8, till 9pm", "08:00-21:00"), ("8 till 9pm", "20:00-21:00"),
    ] as [(String, String)])
  func understood(text: String, range: String) {
    #expect(dimension.read(text).understood.map(Self.text) == range)
  }

  @Test(
    "A start and a length, or a length and an edge, make a range",
    arguments: [
      ("8 hours from noon", "12:00-20:00"), ("noon for 8 hours", "12:00-20:00"),
      ("from 9 for 2.5 hrs", "09:00-11:30"), ("10am, 6 hours", "10:00-16:00"),
      ("from 10 am for 3 hours 30 minutes", "10:00-13:30"),
      ("8-hour window from 1pm", "13:00-21:00"),
      ("10 hours starting at 9am", "09:00-19:00"), ("8 hours until 7pm", "11:00-19:00"),
      ("an 8 hour window ending at 6pm", "10:00-18:00"), ("noon 8 hours", "12:00-20:00"),
    ])
  func lengths(text: String, range: String) {
    #expect(dimension.read(text).understood.map(Self.text) == range)
  }

  @Test(
    "A fast is turned into the window between fasts",
    arguments: [
      ("I fast from 8pm to noon", "12:00-20:00"), ("fasting 7pm-11am", "11:00-19:00"),
      ("I fast 16 hours starting at 8pm", "12:00-20:00"), ("16:8 starting at noon", "12:00-20:00"),
      ("16:8, I stop at 8", "12:00-20:00"), ("16/8 from 11am", "11:00-19:00"),
      ("18:6 noon start", "12:00-18:00"), ("starting at 1pm, 20:4", "13:00-17:00"),
      ("noon, 16:8", "12:00-20:00"), ("no food between 9pm and 1pm", "13:00-21:00"),
      ("I don't eat from 8pm until 10am", "10:00-20:00"), ("fast from 8 to 12", "12:00-20:00"),
    ])
  func fasts(text: String, range: String) {
    #expect(dimension.read(text).understood.map(Self.text) == range)
  }

  @Test(
    "A range that may begin in either half of the day is asked about",
    arguments: [
      ("8 to 4", ["08:00-16:00", "20:00-04:00"]), ("6 to 2", ["06:00-14:00", "18:00-02:00"]),
      ("6 to 10", ["06:00-10:00", "18:00-22:00"]), ("7-8", ["07:00-08:00", "19:00-20:00"]),
      ("8 to 8", ["08:00-20:00", "20:00-08:00"]),
      ("noon to 8 or 1 to 9", ["12:00-20:00", "13:00-21:00"]),
      ("between 11 and 12 until 8", ["11:00-20:00", "12:00-20:00"]),
      ("I start between 11 and 12 and stop at 8", ["11:00-20:00", "12:00-20:00"]),
      (
        "between 9 and 10 until between 5 and 6",
        ["09:00-17:00", "09:00-18:00", "10:00-17:00", "10:00-18:00"]
      ),
    ])
  func ambiguous(text: String, ranges: [String]) {
    #expect(dimension.read(text).ambiguous.map { $0.map(Self.text) } == ranges)
  }

  @Test("Without a preference two bare hours are always asked about")
  func general() {
    let ranges = TimeRangeDimension().read("12-8").ambiguous
    #expect(ranges?.map(Self.text) == ["12:00-20:00", "00:00-08:00"])
    #expect(TimeRangeDimension().read("noon to 8").understood.map(Self.text) == "12:00-20:00")
  }

  @Test("The rule of the preference is named as the evidence")
  func preference() {
    #expect(dimension.read("12-8").rule == "time-range.eating-hours")
    #expect(dimension.read("noon-8").rule == "time-range.two-ends")
  }

  @Test(
    "One end or a length alone is asked for the rest",
    arguments: [
      ("until 8", Missing.start), ("I stop eating at 7pm", .start), ("from noon", .end),
      ("starting at 11", .end), ("8 hours", .start), ("16:8", .start), ("noon", .end),
      ("8pm", .start), ("5:30pm", .start), ("4:30pm", .end), ("8:30am", .end), ("3am", .start),
      ("an 8 hour window", .start), ("16-8", .start),
    ])
  func incomplete(text: String, missing: Missing) {
    guard case .incomplete(missing, _) = dimension.read(text).unclear else {
      Issue.record("\(text): \(dimension.read(text))")
      return
    }
  }

  @Test("A range that ends where it begins is refused")
  func empty() {
    guard case .refused(_, .emptyRange, _) = dimension.read("noon to noon").unclear else {
      Issue.record("not refused")
      return
    }
  }

  @Test(
    "What is no range gives nothing",
    arguments: [
      "", "yes", "8", "12-8 hours", "30 to 45 minutes", "2000-2200 calories", "10 to 12 km",
      "two to four people", "7 to 8 out of ten", "555-1212", "2026-09-26", "16:9", "4-5-6",
      "June 10 - 12", "1.5-2.5", "$8-12", "730-930", "from two and a half miles", "12-8%",
      "from A to B", "2019 to 2020", "12-8, scratch that",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound, "\(dimension.read(text))")
  }

  @Test(
    "One end that is said anew in the same line takes the place of the old one",
    arguments: [
      ("noon to 8, sorry, 9", "12:00", "21:00"),
      ("10am to 5pm... hmm, make it 6pm", "10:00", "18:00"),
      ("noon to 6pm, no wait, 6:45", "12:00", "18:45"),
      ("11am to 7pm no 6pm", "11:00", "18:00"), ("11am til 7pm.. er no til 8pm", "11:00", "20:00"),
      ("noon to 8, no snacks", "12:00", "20:00"),
      ("noon to 8 no more than 2 meals", "12:00", "20:00"),
    ])
  func repaired(text: String, start: String, end: String) {
    let range = TimeRangeDimension.eatingWindow.hear(Line(text), in: .monday).understood
    #expect(range?.start.description == start)
    #expect(range?.end.description == end)
  }

  @Test("Only words or clear times make a range heard without having been asked for")
  func explicit() {
    func isExplicit(_ text: String) -> Bool? {
      dimension.matches(in: Line(text), context: .monday).first?.isExplicit
    }
    #expect(isExplicit("12-8") == false)
    #expect(isExplicit("12 to 8") == true)
    #expect(isExplicit("12-8pm") == true)
    #expect(isExplicit("between 12 and 8") == true)
  }

  @Test(
    "A correction changes one end, the nearer one when it does not say which",
    arguments: [
      ("I meant 9pm", "12:00-21:00"), ("make it 9", "12:00-21:00"), ("until 9", "12:00-21:00"),
      ("start at 11 instead", "11:00-20:00"), ("from 1", "13:00-20:00"), ("11am", "11:00-20:00"),
      ("9 to 5", "09:00-17:00"), ("till 7, not 8", "12:00-19:00"), ("10 hours", "12:00-22:00"),
      ("6pm rather than 8pm", "12:00-18:00"),
    ])
  func revised(text: String, range: String) throws {
    let old = TimeRange(start: .noon, end: try #require(TimeOfDay(hour: 20)))
    let reading = dimension.revise(old, by: Line(text), in: .monday)
    #expect(reading.understood.map(Self.text) == range, "\(reading)")
  }

  @Test(
    "A correction that is hardly another range keeps its halves of the day, and one that is asks for them"
  )
  func nearRevision() throws {
    let old = TimeRange(
      start: try #require(TimeOfDay(hour: 7, minute: 30)), end: try #require(TimeOfDay(hour: 21)))
    func revised(_ text: String) -> Reading<TimeRange> {
      dimension.revise(old, by: Line(text), in: .monday)
    }
    #expect(revised("7:30 to 10").understood.map(Self.text) == "07:30-22:00")
    #expect(revised("8 to 8").understood.map(Self.text) == "08:00-20:00")
    #expect(
      revised("8 to 4").ambiguous.map { $0.map(Self.text) } == ["08:00-16:00", "20:00-04:00"])
  }

  @Test("Where a time of the window is said again beside a new one, it is what is wrong")
  func saidAgain() throws {
    let old = TimeRange(
      start: try #require(TimeOfDay(hour: 9)), end: TimeOfDay(secondsSinceMidnight: 0))
    let line = Line("change it so I stop eating at 11, midnight gives me heartburn")
    #expect(
      dimension.revise(old, by: line, in: .monday).understood.map(Self.text) == "09:00-23:00")
  }

  @Test("A correction that is as near to the start as to the end is asked about")
  func unclearRevision() throws {
    let old = TimeRange(start: .noon, end: try #require(TimeOfDay(hour: 20)))
    let reading = dimension.revise(old, by: Line("4pm"), in: .monday)
    #expect(reading.ambiguous.map { $0.map(Self.text) } == ["16:00-20:00", "12:00-16:00"])
  }

  @Test("The phrase, the echo with its length, and the JSON read back as the same range")
  func roundTrip() {
    var generator = Generator(seed: 11)
    for _ in 0..<2000 {
      let range = TimeRange(
        start: TimeOfDay(secondsSinceMidnight: generator.next(in: 0...287) * 300),
        end: TimeOfDay(secondsSinceMidnight: generator.next(in: 0...287) * 300))
      guard range.seconds > 0 else { continue }
      let phrase = dimension.phrase(for: range, in: .monday)
      #expect(dimension.read(phrase).understood == range, "\(phrase)")
      let hours = range.seconds / 3600
      let echo = phrase.prefix(1).uppercased() + phrase.dropFirst() + " - \(hours) hours a day"
      #expect(dimension.read(echo).understood == range, "\(echo)")
      #expect(dimension.value(from: dimension.json(for: range)) == range)
    }
  }

  @Test("The phrase of a 24-hour clock reads back as the same range")
  func roundTrip24() throws {
    var context = Context.monday
    context.clock = .twentyFourHour
    #expect(
      dimension.phrase(
        for: TimeRange(start: .noon, end: try #require(TimeOfDay(hour: 20))), in: context)
        == "12:00 to 20:00")
    for hour in 0..<24 {
      let range = TimeRange(
        start: try #require(TimeOfDay(hour: hour)),
        end: try #require(TimeOfDay(hour: (hour + 5) % 24, minute: 30)))
      let phrase = dimension.phrase(for: range, in: context)
      #expect(dimension.read(Line(phrase), in: context).understood == range, "\(phrase)")
    }
  }

  @Test("Every example is understood")
  func examples() {
    for example in dimension.examples { #expect(dimension.read(example).understood != nil) }
  }
}
