import Testing
import Understanding

@Suite struct SeveralLengthsTests {
  let dimension = DurationDimension.minutes(in: 15...300)

  @Test(
    "A length and another for some days are two",
    arguments: [
      ("an hour, ninety minutes at the weekend", [3600, 5400]),
      ("1 hour, 30 minutes on Fridays", [3600, 1800]),
      ("sixty, except it's 2 hours on Sundays", [3600, 7200]),
    ] as [(String, [Double])])
  func several(text: String, seconds: [Double]) {
    let spans = seconds.map { TimeSpan(seconds: $0) }
    #expect(dimension.read(text).unclear == .severalValues(spans))
  }

  @Test(
    "The lower unit of a length is part of it, and more or less leaves it as it is",
    arguments: [
      ("1 hour, 30 minutes", 5400), ("45 minutes more or less", 2700), ("45 minutes or less", 2700),
    ] as [(String, Double)])
  func one(text: String, seconds: Double) {
    #expect(dimension.read(text).understood == TimeSpan(seconds: seconds))
  }

  @Test(
    "The size of a change is no length of its own",
    arguments: [
      ("10 minutes longer", 4200), ("half an hour less", 1800), ("quarter of an hour more", 4500),
    ] as [(String, Double)])
  func differences(text: String, seconds: Double) {
    #expect(dimension.read(text).unclear == .nothingFound)
    let revised = dimension.revise(TimeSpan(seconds: 3600), by: Line(text), in: .monday)
    #expect(revised.understood == TimeSpan(seconds: seconds))
  }
}
