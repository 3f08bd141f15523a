import Testing
import Understanding

@Suite struct AgeTests {
  @Test(
    "An age is read in years, and a baby's in months and weeks",
    arguments: [
      ("7", Age(7)), ("seven years old", Age(7)), ("she's 7", Age(7)), ("aged 12", Age(12)),
      ("she turned nine", Age(9)), ("eighteen months", Age(18, .month)),
      ("6 weeks old", Age(6, .week)),
      ("a 10 day old baby", Age(10, .day)), ("4yo", Age(4)), ("3 y/o", Age(3)),
      ("age: 34", Age(34)),
      ("thirty-four", Age(34)), ("two and a half", Age(30, .month)), ("5, no, 6", Age(6)),
      ("just turned 8", Age(8)), ("ten months of age", Age(10, .month)), ("I'm 41", Age(41)),
      ("18mo", Age(18, .month)), ("7 years and 3 months", Age(87, .month)),
    ] as [(String, Age)])
  func understood(text: String, age: Age) {
    #expect(AgeDimension(in: 0...120).read(text).understood == age)
  }

  @Test(
    "What is no age gives nothing",
    arguments: [
      "", "old", "a teenager", "8pm", "why?", "10 km", "this one", "she has 3 brothers", "4 people",
      "10 in the morning", "half past",
    ])
  func refused(text: String) {
    #expect(AgeDimension(in: 0...120).read(text).unclear == .nothingFound)
  }

  @Test(
    "An age that is not reached yet is asked about",
    arguments: [
      "almost 8", "turning 8 soon", "he'll be 8 in May", "nearly eight", "8 in June", "eight soon",
      "8 next month", "8 in May",
    ])
  func coming(text: String) {
    #expect(AgeDimension(in: 0...120).read(text).ambiguous == [Age(7), Age(8)])
  }

  @Test("Only an age that is said to be one is heard without a question")
  func explicit() {
    func isExplicit(_ text: String) -> Bool {
      AgeDimension(in: 0...120).matches(in: Line(text), context: .monday)
        .contains(where: \.isExplicit)
    }
    #expect(isExplicit("7yo") && isExplicit("7 years old") && isExplicit("18 months of age"))
    #expect(!isExplicit("7 years") && !isExplicit("18 months") && !isExplicit("7"))
  }

  @Test("Two ages are one too many")
  func several() {
    #expect(AgeDimension().read("they're 7 and 9").unclear == .severalValues([Age(7), Age(9)]))
  }

  @Test("An age out of range is refused")
  func bounds() {
    guard
      case .refused(Age(130), .aboveMaximum(.int(120)), _) = AgeDimension(in: 0...120).read("130")
        .unclear
    else {
      Issue.record("130 was not refused")
      return
    }
  }

  @Test("Every age is said back so that it reads as the same")
  func roundTrip() {
    let units: [Age.Unit] = [.day, .week, .month, .year]
    expectRoundTrip(AgeDimension(), (0...200).flatMap { count in units.map { Age(count, $0) } })
    expectExamples(AgeDimension())
    #expect(Age(18, .month).years == 1)
  }
}
