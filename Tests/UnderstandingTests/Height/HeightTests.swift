import Testing
import Understanding

@Suite struct HeightTests {
  let dimension = HeightDimension()

  @Test(
    "A height is read in metres, in centimetres and in feet",
    arguments: [
      ("178 cm", 1.78), ("1.78 m", 1.78), ("1,78m", 1.78), ("1m78", 1.78), ("1 metre 78", 1.78),
      ("5'10\"", 1.778), ("5 foot 10", 1.778), ("5 ft 10 in", 1.778), ("six foot two", 1.88),
      ("six feet", 1.829), ("178", 1.78), ("1.78", 1.78), ("I'm 178cm tall", 1.78),
      ("170, no, 172 cm", 1.72),
    ])
  func understood(text: String, metres: Double) {
    #expect(dimension.read(text).understood == Height(metres: metres))
  }

  @Test("A bare number that may be centimetres or inches is asked about")
  func bare() {
    #expect(dimension.read("70").ambiguous == [Height(metres: 0.7), Height(metres: 1.778)])
    #expect(HeightDimension(in: 1.2...2.3).read("70").understood == Height(metres: 1.778))
  }

  @Test(
    "What is none gives nothing",
    arguments: ["", "tall", "178 kg", "5 miles", "178 people", "2 May", "a metre an hour", "$178"])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test("Whatever it says, it reads")
  func roundTrip() {
    expectRoundTrip(dimension, [0.5, 1.0, 1.78, 1.778, 2.043].map(Height.init(metres:)))
    expectExamples(dimension)
  }
}
