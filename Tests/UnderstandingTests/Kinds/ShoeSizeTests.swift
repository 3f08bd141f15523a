import Testing
import Understanding

@Suite("The kind of one's own that the guide shows")
struct ShoeSizeTests {
  let dimension = ShoeSizeDimension()

  @Test(
    "It reads sizes in sentences, and the last of a correction",
    arguments: [("42", 42), ("I take a size 38.5", 38.5), ("EU 40, no, 41", 41), ("about 44", 44)])
  func understood(text: String, size: Double) {
    #expect(dimension.read(text).understood == size)
  }

  @Test(
    "What is none gives nothing", arguments: ["", "big", "60", "42 to 44", "two or three pairs"])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test("Whatever it says, it reads")
  func roundTrip() {
    expectRoundTrip(dimension, [15, 38.5, 42, 52])
    expectExamples(dimension)
  }
}
