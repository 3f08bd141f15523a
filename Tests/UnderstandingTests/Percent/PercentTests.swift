import Testing
import Understanding

@Suite struct PercentTests {
  let dimension = PercentDimension()

  @Test(
    "A percentage is read in figures, in words and as a share",
    arguments: [
      ("12.5%", 12.5), ("12,5 %", 12.5), ("ten percent", 10), ("3 per cent", 3), ("5 pct", 5),
      ("a hundred percent", 100), ("half", 50), ("a quarter", 25), ("three quarters of it", 75),
      ("about 40", 40), ("it's 7.25", 7.25), ("20, no, 30 percent", 30),
      ("a tenth", 10), ("a fifth of it", 20), ("zero", 0),
    ])
  func understood(text: String, percent: Double) {
    #expect(dimension.read(text).understood == percent)
  }

  @Test(
    "What is none gives nothing",
    arguments: [
      "", "5 people", "$20", "20 minutes", "half an hour", "2 May", "why?", "one of those",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test("More than the question allows is refused, and a range asked about")
  func bounds() {
    #expect(dimension.read("120 percent").understood == nil)
    for text in ["-5%", "minus 5 percent", "-5"] {
      #expect(dimension.read(text).understood == nil, "\(text)")
      #expect(PercentDimension(in: -10...10).read(text).understood == -5, "\(text)")
    }
    #expect(dimension.read("10 to 15%").ambiguous == [10, 15])
    #expect(PercentDimension(in: 0...200).read("120%").understood == 120)
  }

  @Test("Whatever it says, it reads")
  func roundTrip() {
    expectRoundTrip(dimension, [0, 0.25, 1, 12.5, 33.33, 99, 100])
    expectExamples(dimension)
  }
}
