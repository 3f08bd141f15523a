import Testing
import Understanding

@Suite struct DurationTests {
  @Test(
    "A length of time is read in any usual form",
    arguments: [
      ("45 min", 2700), ("an hour and a half", 5400), ("1h30", 5400), ("ninety minutes", 5400),
      ("2 hrs", 7200), ("1 h 15 m", 4500), ("half an hour", 1800),
      ("three quarters of an hour", 2700),
      ("a quarter of an hour", 900), ("2.5 hours", 9000), ("1:02:03", 3723), ("90 secs", 90),
      ("one hour twenty", 4800), ("2 hours and 5", 7500), ("a couple of hours", 7200),
      ("3 hours, 20 minutes and 10 seconds", 12_010), ("two-hour", 7200), ("1/4 hour", 900),
      ("five and a half minutes", 330), ("1½ hours", 5400), ("two days", 172_800),
      ("a fortnight", 1_209_600), ("40 minuts", 2400), ("45mins", 2700), ("3 nights", 259_200),
      ("an hour, sorry, two hours", 7200), ("20 minutes or so", 1200), ("1,5 hours", 5400),
      ("2,25 h", 8100), ("45ish minutes", 2700), ("0 or 0 hours", 0),
      ("day 1: 45 minutes", 2700), ("45min-ish", 2700), ("30min-long sessions", 1800),
    ] as [(String, Double)])
  func understood(text: String, seconds: Double) {
    #expect(DurationDimension().read(text).understood == TimeSpan(seconds: seconds))
  }

  @Test("Months and years are counted in months")
  func months() {
    #expect(DurationDimension().read("2 years and 3 months").understood == TimeSpan(months: 27))
    #expect(DurationDimension().read("a year and a half").understood == TimeSpan(months: 18))
    #expect(
      DurationDimension().read("1 month 2 days").understood
        == TimeSpan(months: 1, seconds: 172_800))
  }

  @Test(
    "What is no length of time gives nothing",
    arguments: [
      "", "8pm", "45", "minutes", "in days", "7 years old", "half past two", "a second helping",
      "three times a week", "1800 a day", "3 dais",
      "3 days weekly", "m25", "24 m212", "3d-printer", "1: 30", "the second", "why?",
    ])
  func refused(text: String) {
    #expect(DurationDimension().read(text).unclear == .nothingFound)
  }

  @Test(
    "Where minutes are asked for, a bare number is minutes",
    arguments: [
      ("45", 2700), ("60 minutes", 3600), ("1:30", 5400), ("an hour", 3600),
      ("45 min on weekdays", 2700),
      ("seventy five", 4500), ("about 40, I guess", 2400), ("no longer than 50", 3000),
    ] as [(String, Double)])
  func minutes(text: String, seconds: Double) {
    let dimension = DurationDimension.minutes(in: 15...300)
    #expect(dimension.read(text).understood == TimeSpan(seconds: seconds))
  }

  @Test(
    "A range of lengths is asked about",
    arguments: [
      ("45 to 60 minutes", [2700, 3600]), ("30-45", [1800, 2700]),
      ("an hour or two", [3600, 7200]),
      ("one or two hours", [3600, 7200]),
    ] as [(String, [Double])])
  func ranges(text: String, seconds: [Double]) {
    let dimension = DurationDimension.minutes(in: 15...300)
    #expect(dimension.read(text).ambiguous == seconds.map { TimeSpan(seconds: $0) })
  }

  @Test(
    "The distance decides whether a goal is hours and minutes or minutes and seconds",
    arguments: [
      (42_195, "3:45", 13_500), (42_195, "sub 3:45", 13_500), (42_195, "sub-4", 14_400),
      (42_195, "under four hours", 14_400), (42_195, "3h45", 13_500),
      (42_195, "three forty-five", 13_500), (42_195, "three fifty-nine fifty-nine", 14_399),
      (42_195, "four oh five oh nine", 14_709),
      (42_195, "4", 14_400), (42_195, "3:45:30", 13_530), (21_098, "1:45:30", 6330),
      (21_098, "1:45", 6300), (5000, "20:30", 1230), (5000, "25", 1500), (5000, "sub 20", 1200),
      (1000, "3:45", 225), (10_000, "forty five thirty", 2730), (10_000, "55 min", 3300),
      (42_195, "four and a half hours", 16_200), (10_000, "sub-50", 3000),
      (42_195, "3:30, no, 3:40", 13_200), (21_098, "two hours", 7200), (5000, "24.30", 1470),
    ] as [(Int, String, Double)])
  func finishTimes(metres: Int, text: String, seconds: Double) {
    let dimension = DurationDimension.finishTime(metres: metres)
    #expect(dimension.read(text).understood == TimeSpan(seconds: seconds))
  }

  @Test(
    "Between two lengths stands no length that they are added up to",
    arguments: ["between an hour and 90 minutes", "between about an hour and 90 minutes"])
  func between(text: String) {
    #expect(
      DurationDimension().read(text).ambiguous == [3600, 5400].map { TimeSpan(seconds: $0) })
  }

  @Test("The same length said twice is one, and two lengths are not added up")
  func doubled() {
    #expect(DurationDimension().read("0 or 0 years").understood == TimeSpan(seconds: 0))
    #expect(DurationDimension().read("60 or 60 minutes").understood == TimeSpan(seconds: 3600))
    #expect(
      DurationDimension().read("between 45 minutes and an hour").ambiguous
        == [2700, 3600].map { TimeSpan(seconds: $0) })
    #expect(
      DurationDimension().read("1 hour 2 hours 30").unclear
        == .severalValues([3600, 9000].map { TimeSpan(seconds: $0) }))
    #expect(
      DurationDimension().read("40 minutes, an hour on Sundays").unclear
        == .severalValues([2400, 3600].map { TimeSpan(seconds: $0) }))
    #expect(
      DurationDimension().read("45 minutes a day, 3 days a week").understood
        == TimeSpan(seconds: 2700))
  }

  @Test(
    "A length that is taken back for a number without a unit is not kept",
    arguments: ["30 minutes, sorry, 45", "30 minutes - no wait, 45", "an hour, make that 2"])
  func takenBack(text: String) {
    #expect(DurationDimension().read(text).unclear == .nothingFound)
  }

  @Test("Two plausible readings of a goal are asked about, and impossible ones refused")
  func finishDoubts() {
    let marathon = DurationDimension.finishTime(metres: 42_195)
    #expect(marathon.read("345").ambiguous == [13_500, 20_700].map { TimeSpan(seconds: $0) })
    #expect(marathon.read("3.45").understood == TimeSpan(seconds: 13_500))
    #expect(marathon.read("3.25").ambiguous == [12_300, 11_700].map { TimeSpan(seconds: $0) })
    #expect(
      DurationDimension.minutes(in: 15...300).read("45 min on weekdays, 90 on weekends").unclear
        == .severalValues([2700, 5400].map { TimeSpan(seconds: $0) }))
    #expect(marathon.read("3:30-3:45").ambiguous == [12_600, 13_500].map { TimeSpan(seconds: $0) })
    #expect(
      DurationDimension.finishTime(metres: nil).read("3:45").ambiguous
        == [13_500, 225].map { TimeSpan(seconds: $0) })
    guard
      case .refused(TimeSpan(seconds: 6300), .belowMinimum(.int(7235)), _) = marathon.read("1:45")
        .unclear
    else {
      Issue.record("a marathon in 1:45 was not refused")
      return
    }
  }

  @Test("Every length is said back so that it reads as the same")
  func roundTrip() {
    var generator = Generator(seed: 5)
    let seconds = (0..<1500).map { _ in generator.next(in: 1...400_000) }
    expectRoundTrip(DurationDimension(), seconds.map { TimeSpan(seconds: Double($0)) })
    expectRoundTrip(
      DurationDimension(),
      seconds.map { TimeSpan(months: $0 % 400 + 1, seconds: Double($0 % 2_000_000)) })
    expectRoundTrip(DurationDimension(), seconds.map { TimeSpan(seconds: Double($0) / 8) })
    let marathon = DurationDimension.finishTime(metres: 42_195)
    expectRoundTrip(
      marathon, (0..<500).map { _ in TimeSpan(seconds: Double(generator.next(in: 7300...70_000))) })
    expectRoundTrip(
      DurationDimension.minutes(in: 15...300), (15...300).map { TimeSpan(seconds: Double($0 * 60)) }
    )
    for dimension in [DurationDimension(), .minutes(in: 15...300), marathon] {
      expectExamples(dimension)
    }
  }

  @Test("A length holds milliseconds and nothing smaller, however it was said")
  func fractions() {
    let dimension = DurationDimension()
    #expect(dimension.read("3 minutes 38.182 seconds").understood == TimeSpan(seconds: 218.182))
    #expect(dimension.read("0.1 s and 0.1 minutes").understood == TimeSpan(seconds: 6.1))
    #expect(dimension.read("1.23456 seconds").understood == TimeSpan(seconds: 1.235))
    #expect(
      dimension.phrase(for: TimeSpan(seconds: 218.182), in: .monday) == "3 minutes 38.182 seconds")
    #expect(dimension.phrase(for: TimeSpan(seconds: 0.0004), in: .monday) == "0 seconds")
    var generator = Generator(seed: 43)
    let spans = (0..<2000).map { _ in
      let milliseconds = generator.next(
        in: 1...[999, 100_000, 1_000_000_000_000][generator.next(in: 0...2)])
      return TimeSpan(months: generator.next(in: 0...30) / 10, seconds: Double(milliseconds) / 1000)
    }
    expectRoundTrip(dimension, spans)
    for _ in 0..<2000 {
      let parts = ["hours", "minutes", "seconds"].map { unit in
        "\(generator.next(in: 0...59)).\(generator.next(in: 0...9999)) \(unit)"
      }
      let said = parts.joined(separator: " ")
      guard let span = dimension.read(said).understood else {
        Issue.record("\(said) was not understood")
        continue
      }
      expectRoundTrip(dimension, [span])
    }
  }

  @Test(
    "A stored length that is less than nothing or too long to count is none",
    arguments: [-1, 1e300, .infinity, .nan] as [Double])
  func storedUncountable(seconds: Double) {
    #expect(DurationDimension().value(from: .double(seconds)) == nil)
    #expect(DurationDimension().value(from: ["seconds": .double(seconds)]) == nil)
    #expect(DurationDimension().value(from: ["months": .int(.max)]) == nil)
  }

  @Test(
    "The begin of a goal without its time gives nothing",
    arguments: [
      "sub", "sub-", "under", "3:45 to", "me sub", "within the", "between", "3:45-", "1h and",
    ])
  func unfinished(text: String) {
    let reading = DurationDimension.finishTime(metres: 100).read(text)
    #expect(reading.understood == nil)
  }

  @Test(
    "A length too long to count gives nothing",
    arguments: ["444444444 weeks", "99999999 years", "9999999999999 s"])
  func uncountable(text: String) {
    #expect(DurationDimension().read(text).understood == nil)
  }

  @Test("Records grow with the distance")
  func records() {
    #expect(RunningRecord.seconds(forMetres: 42_195) == 7235)
    let times = stride(from: 100, through: 300_000, by: 500).map(RunningRecord.seconds(forMetres:))
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(RunningRecord.slowestSeconds(forMetres: 10_000) == 18_000)
  }
}
