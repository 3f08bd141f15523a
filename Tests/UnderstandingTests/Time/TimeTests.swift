import Testing
import Understanding

@Suite struct TimeTests {
  let dimension = TimeDimension()

  @Test(
    "A time that says its half of the day is read",
    arguments: [
      ("8pm", "20:00"), ("8 PM", "20:00"), ("3 p.m.", "15:00"), ("5:15 pm", "17:15"),
      ("7.30pm", "19:30"), ("11 a m", "11:00"), ("6p", "18:00"), ("6:40a", "06:40"),
      ("20:00", "20:00"), ("00:05", "00:05"), ("07:25", "07:25"), ("19:04:30", "19:04:30"),
      ("24:00", "00:00"), ("2000", "20:00"), ("0815", "08:15"), ("1730 hours", "17:30"),
      ("14h20", "14:20"), ("18h", "18:00"), ("715pm", "19:15"), ("1245 am", "00:45"),
      ("noon", "12:00"), ("12 noon", "12:00"), ("midday", "12:00"), ("midnight", "00:00"),
      ("12am", "00:00"), ("12pm", "12:00"), ("noonish", "12:00"), ("eight forty am", "08:40"),
      ("nine pm sharp", "21:00"), ("five in the morning", "05:00"), ("2 at night", "02:00"),
      ("10 at night", "22:00"), ("8 o'clock in the evening", "20:00"), ("at 7 tonight", "19:00"),
      ("tonight at half seven", "19:30"), ("this morning at 6", "06:00"), ("evening 9:10", "21:10"),
      ("in the afternoon at 4", "16:00"), ("a quarter past noon", "12:15"),
      ("ten to midnight", "23:50"), ("20 past 3pm", "15:20"), ("mid-day", "12:00"),
      ("three quarters past noon", "12:45"),
      ("1815h", "18:15"), ("0930hrs", "09:30"), ("4:20 P", "16:20"), ("quarter to 1 pm", "12:45"),
      ("quarter to 12 in the morning", "11:45"), ("half past eight in the evening", "20:30"),
      ("five minutes before noon", "11:55"), ("25 after 18h", "18:25"),
      ("10 past 7h please.", "07:10"),
      ("4ish pm", "16:00"),
      ("about 9pm I guess", "21:00"), ("８ｐｍ", "20:00"), ("8\u{A0}p.m.", "20:00"),
      ("let's say 6:20 in the evening", "18:20"), ("12 o\"clock at night", "00:00"),
      ("twenty thirty", "20:30"), ("thirteen hundred hours", "13:00"), ("7 in the evning", "19:00"),
      ("could we do 4pm?", "16:00"), ("8am, no wait, 9am", "09:00"), ("not 8am, 9am", "09:00"),
      ("9 sharp tomorrow morning", "09:00"), ("3-30 pm", "15:30"), ("08:00 PM", "20:00"),
      ("08:30:00 pm", "20:30"), ("0800 pm", "20:00"), ("08:00 in the evening", "20:00"),
      ("00:30 PM", "12:30"), ("07:00 AM", "07:00"), ("7 in the am", "07:00"),
    ] as [(String, String)])
  func understood(text: String, time: String) {
    #expect(dimension.read(text).understood?.description == time)
  }

  @Test(
    "A time that leaves the half of the day open is asked about",
    arguments: [
      ("8", "08:00", "20:00"), ("8ish", "08:00", "20:00"), ("at 6", "06:00", "18:00"),
      ("7 o'clock", "07:00", "19:00"), ("half seven", "07:30", "19:30"),
      ("half past seven", "07:30", "19:30"), ("half past one", "01:30", "13:30"),
      ("quarter to nine", "08:45", "20:45"),
      ("ten to one", "12:50", "00:50"), ("twelve oh three", "12:03", "00:03"),
      ("eight forty", "08:40", "20:40"), ("ten-fifteen", "10:15", "22:15"),
      ("8.30", "08:30", "20:30"), ("11:45", "11:45", "23:45"), ("12:10", "12:10", "00:10"),
      ("930", "09:30", "21:30"), ("at 1045", "10:45", "22:45"),
      ("I get up at 7.", "07:00", "19:00"),
      ("around 9 I think", "09:00", "21:00"), ("an alarm for six twenty", "06:20", "18:20"),
      ("uhh 7", "07:00", "19:00"), ("9 would be best", "09:00", "21:00"),
      ("still 6:30", "06:30", "18:30"), ("about 7 I walk the dog", "07:00", "19:00"),
      ("could we switch it to 9", "09:00", "21:00"),
      ("push it to 10 please", "10:00", "22:00"), ("somewhere near 8", "08:00", "20:00"),
      ("for 7 if that works", "07:00", "19:00"),
      ("I can't get there earlier than 7", "07:00", "19:00"),
    ])
  func ambiguous(text: String, first: String, second: String) {
    #expect(dimension.read(text).ambiguous?.map(\.description) == [first, second])
  }

  @Test(
    "The hours that are likely decide what the words leave open",
    arguments: [("7", "07:00"), ("half six", "06:30"), ("10:15", "10:15"), ("7pm", "19:00")])
  func likely(text: String, time: String) {
    #expect(TimeDimension(likely: 5...11).read(text).understood?.description == time)
  }

  @Test("Hours of which both halves are likely are still asked about")
  func bothLikely() {
    #expect(TimeDimension(likely: 6...22).read("8").ambiguous?.count == 2)
    #expect(TimeDimension(likely: 6...22).read("11").understood?.description == "11:00")
  }

  @Test(
    "Two times are alternatives to be asked about",
    arguments: [("7am or 8am", ["07:00", "08:00"]), ("9pm or 10pm", ["21:00", "22:00"])])
  func alternatives(text: String, times: [String]) {
    #expect(dimension.read(text).ambiguous?.map(\.description) == times)
  }

  @Test(
    "What is no time gives nothing",
    arguments: [
      "", "hello", "there are 9 of us", "25", "8 km", "a score of 3:2", "$8", "8%", "8/10", "10.5",
      "3 hours", "the 4th", "March 8", "at 70 percent", "room 12 is mine", "this one", "half",
      "quarter", "13 pieces", "at 8.5", "10.0.0.1", "26:10", "7:75", "version 2.10.4", "morning",
      "good evening", "call 0800-555-1212", "half 12 ounces", "am I late?",
      "one hundred and sixteen", "1 hour fifteen", "week 12", "ten past",
      "for 6 days if it rains", "change it to 3 people",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test(
    "A reading is picked by its half of the day",
    arguments: [
      ("am", 0), ("the evening one", 1), ("in the morning", 0), ("pm please", 1), ("20:00", 1),
      ("the second", 1), ("not am", 1), ("at night", 1),
    ])
  func pick(text: String, place: Int) throws {
    let candidates = try #require(dimension.read("8").ambiguous)
    #expect(dimension.pick(from: candidates, by: Line(text), in: .monday) == place)
  }

  @Test("The evidence names the rule and the words")
  func evidence() {
    guard case .understood(_, let evidence) = dimension.read("I'd say half past 8pm, maybe") else {
      Issue.record("not understood")
      return
    }
    #expect(evidence.words == "half past 8pm")
    #expect(evidence.rule == "time.minutes-past-or-to")
  }

  @Test("The phrase and the JSON of every time read back as that time", arguments: [0, 1])
  func roundTrip(style: Int) {
    var context = Context.monday
    context.clock = style == 0 ? .twelveHour : .twentyFourHour
    for seconds in stride(from: 0, to: 86_400, by: 47) {
      let time = TimeOfDay(secondsSinceMidnight: seconds)
      let phrase = dimension.phrase(for: time, in: context)
      #expect(dimension.read(Line(phrase), in: context).understood == time, "\(phrase)")
      #expect(dimension.value(from: dimension.json(for: time)) == time)
    }
  }

  @Test("Every example is understood")
  func examples() {
    for example in dimension.examples { #expect(dimension.read(example).understood != nil) }
  }
}
