import Testing

@testable import EmbeddedIdentity

@Suite("Failures")
struct ThrottleTests {
  @Test(
    "make people wait from the fifth on, twice as long each time, up to 15 minutes",
    arguments: [
      (0, 0), (4, 0), (5, 30), (6, 60), (7, 120), (8, 240), (9, 480), (10, 900), (1_000, 900),
    ])
  func wait(failures: Int, seconds: Int) {
    #expect(Throttle.wait(after: failures) == seconds)
  }

  @Test(
    "from many places leave one free try each, and what follows is waited off as anywhere",
    arguments: [(0, 100, 0), (1, 99, 0), (1, 100, 30), (2, 100, 60), (6, 5_000, 900)])
  func many(failures: Int, all: Int, seconds: Int) {
    #expect(Throttle.wait(after: failures, ofAll: all) == seconds)
  }

  @Test(
    "are waited off, and a clock that was set back makes it no longer",
    arguments: [(5, 0, 30), (5, 29, 1), (5, 30, 0), (5, 31, 0), (5, -500, 30), (4, -500, 0)])
  func remaining(failures: Int, elapsed: Int, seconds: Int) {
    #expect(Throttle.remaining(after: failures, elapsed: elapsed) == seconds)
  }
}
