import Testing
import Understanding

@Suite struct WeightTests {
  let dimension = WeightDimension(in: 30...250)

  @Test(
    "A weight is read in kilograms, pounds and stone",
    arguments: [
      ("82 kg", 82), ("82.5 kilos", 82.5), ("82,5kg", 82.5), ("eighty two kilograms", 82),
      ("180 lbs", 81.65), ("180 pounds", 81.65), ("12 stone", 76.2), ("12 stone 5", 78.47),
      ("12st 5lb", 78.47), ("twelve stone and five pounds", 78.47),
      ("I weigh about 82 kg, 5 times a week I check", 82), ("80 kg, no, 82 kg", 82),
      ("82 kilo", 82),
    ])
  func understood(text: String, kilograms: Double) {
    #expect(dimension.read(text).understood == Weight(kilograms: kilograms))
  }

  @Test("A bare number is asked about where both kilograms and pounds are allowed")
  func bare() {
    #expect(
      dimension.read("180").ambiguous
        == [Weight(kilograms: 180), Weight(kilograms: 180 * 0.453_592_37)])
    #expect(dimension.read("45").understood == Weight(kilograms: 45))
    #expect(
      WeightDimension(in: 30...250, unit: .kilogram).read("180").understood
        == Weight(kilograms: 180))
    #expect(
      WeightDimension(in: 30...250, unit: .pound).read("180").understood
        == Weight(kilograms: 180 * 0.453_592_37))
  }

  @Test("That of a baby")
  func small() {
    let baby = WeightDimension(in: 0.5...8)
    #expect(baby.read("7 lb 3 oz").understood == Weight(kilograms: 3.26))
    #expect(baby.read("3400 g").understood == Weight(kilograms: 3.4))
    #expect(baby.read("half a kilo").understood == Weight(kilograms: 0.5))
  }

  @Test(
    "What is none gives nothing",
    arguments: [
      "", "too much", "82 km", "£82", "a pound a week", "82 people", "I don't know", "2 May",
      "20 minutes", "1st",
    ])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test("Too little and too much are refused")
  func bounds() {
    guard case .refused(_, .belowMinimum(let least), _)? = dimension.read("20 kg").unclear else {
      Issue.record("20 kg is no weight here")
      return
    }
    #expect(least == 30)
  }

  @Test("Whatever it says, it reads")
  func roundTrip() {
    expectRoundTrip(dimension, [30, 61.2, 81.65, 82, 249.99].map(Weight.init(kilograms:)))
    expectExamples(dimension)
    expectExamples(WeightDimension(in: 900...1000))
  }
}
