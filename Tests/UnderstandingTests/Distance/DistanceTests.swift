import Testing
import Understanding

@Suite struct DistanceTests {
  let dimension = DistanceDimension(in: 1000...250_000)

  @Test(
    "A distance is read by unit and by the name of a race",
    arguments: [
      ("10k", 10_000), ("5 km", 5000), ("half marathon", 21_098), ("a half", 21_098),
      ("a marathon", 42_195), ("full marathon", 42_195), ("the full", 42_195),
      ("26.2 miles", 42_165), ("13.1 mi", 21_082), ("ten miler", 16_093), ("100 miles", 160_934),
      ("10 kilometers", 10_000), ("21,1 km", 21_100), ("5000 m", 5000), ("1/2 marathon", 21_098),
      ("50k ultra", 50_000), ("100-mile race", 160_934), ("fifteen kilometres", 15_000),
      ("5K, no, 10K", 10_000), ("it's a half-marathon", 21_098), ("parkrun", 5000),
      ("10 km and 500 metres", 10_500), ("marathon distance", 42_195), ("5000", 5000),
      ("a quarter marathon", 10_549), ("marathn", 42_195), ("half marathon (21 km)", 21_098),
      ("halfmarathon", 21_098), ("½ marathon", 21_098), ("half of a marathon", 21_098),
      ("marathon, 26 September", 42_195), ("seven and a half km", 7500), ("5 km and a half", 5500),
      ("a mile and a half", 2414), ("3 miles and a quarter", 5230),
      ("marathon, September 26", 42_195), ("number 3 the marathon", 42_195), ("5 km a day", 5000),
    ] as [(String, Int)])
  func understood(text: String, metres: Int) {
    #expect(dimension.read(text).understood == Distance(metres: metres))
  }

  @Test(
    "A speed is no distance",
    arguments: ["5 km an hour", "5 km a minute", "2 metres a second", "10 km/h", "10 km per hour"])
  func speed(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test(
    "Miles are said back as miles, all else in the metric system, and both are read as the same again",
    arguments: [
      ("10 miles", "10 miles"), ("26.2 miles", "26.2 miles"), ("13.1 mi", "13.1 miles"),
      ("1 mile", "1 mile"), ("6.25 miles", "6.25 miles"), ("10k", "10 km"), ("21,1 km", "21.1 km"),
      ("a marathon", "a marathon"), ("7.5 km", "7.5 km"), ("100-mile race", "100 miles"),
    ])
  func phrases(text: String, phrase: String) throws {
    let distance = try #require(dimension.read(text).understood)
    #expect(dimension.phrase(for: distance, in: .anyDay) == phrase)
    #expect(dimension.read(phrase).understood == distance)
  }

  @Test("A bare number may be kilometres or miles, the usual first")
  func bare() {
    #expect(dimension.read("10").ambiguous == [10_000, 16_093].map(Distance.init(metres:)))
    #expect(dimension.read("13.1").ambiguous == [21_082, 13_100].map(Distance.init(metres:)))
    #expect(dimension.read("200").understood == Distance(metres: 200_000))
    #expect(dimension.read("5 to 10 km").ambiguous == [5000, 10_000].map(Distance.init(metres:)))
  }

  @Test("An ultra may be any distance")
  func ultra() {
    guard case .incomplete(.which, let evidence) = dimension.read("an ultra marathon").unclear
    else {
      Issue.record("an ultra was understood")
      return
    }
    #expect(evidence.words == "ultra marathon")
  }

  @Test(
    "What is no distance gives nothing",
    arguments: [
      "", "far", "45 minutes", "8pm", "why?", "half past seven", "3 kg", "Berlin",
      "two marathons", "a third of a marathon",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).unclear == .nothingFound)
  }

  @Test("Every distance is said back so that it reads as the same")
  func roundTrip() {
    var generator = Generator(seed: 11)
    let values = (0..<2000).map { _ in Distance(metres: generator.next(in: 1000...250_000)) }
    expectRoundTrip(dimension, values + [.marathon, .halfMarathon])
    expectRoundTrip(DistanceDimension(), (1...1200).map(Distance.init(metres:)))
    expectExamples(dimension)
  }
}
