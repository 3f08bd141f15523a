import Testing
import Understanding

/// Times that are counted from nine in the morning of 2 March 2026.
@Suite struct TimeFromNowTests {
  @Test(
    "A time may be counted from now",
    arguments: [
      ("in half an hour", "09:30"), ("in 20 minutes", "09:20"), ("in about 3 hours", "12:00"),
      ("an hour from now", "10:00"),
    ])
  func understood(text: String, time: String) {
    #expect(TimeDimension().read(text).understood?.description == time)
  }

  @Test("Two pairs are four, and what counts days is no number beside another")
  func pairs() {
    #expect(NumberDimension().read("we are three couples").understood == 6)
    #expect(NumberDimension().read("for two days, 5 people").understood == 5)
    #expect(NumberDimension().read("a couple").understood == 2)
  }

  @Test("Between two times the second may be told by its distance from an hour")
  func range() {
    let range = TimeRangeDimension().read("between 9am and 20 to 7 pm").understood
    #expect(range?.end.description == "18:40")
  }
}
