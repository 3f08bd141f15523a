import Testing
import Understanding

@Suite("Options that are told of, and not wished for")
struct ToldChoiceTests {
  private let dimension = ChoiceDimension(options: [
    ChoiceOption(
      id: "grow", title: "Grow the Firm", words: ["grow", "growing", "growth", "hire", "bigger"]),
    ChoiceOption(id: "hold", title: "Hold the Size", words: ["hold", "steady", "size"]),
    ChoiceOption(id: "shrink", title: "Shrink the Firm", words: ["shrink", "smaller", "shed"]),
  ])

  @Test(
    "What was, is too much or is to end is not chosen",
    arguments: [
      "hired 4 people, want them gone", "I hired too many", "we've already hired plenty",
      "I was growing", "growing too fast", "stop growing", "prevent any growth",
      "quit hiring",
    ])
  func told(text: String) {
    #expect(dimension.read(text).understood == nil, "\(dimension.read(text))")
  }

  @Test(
    "What is judged to be too much or no good is not chosen",
    arguments: [
      "growing is too hard", "the firm is fine, growth looks awful", "too big",
      "hiring sounds boring",
    ])
  func judged(text: String) {
    #expect(dimension.read(text).understood == nil, "\(dimension.read(text))")
  }

  @Test(
    "What is wished for is",
    arguments: [
      ("I want to grow", "grow"), ("I have to shrink", "shrink"), ("we've got to grow", "grow"),
      ("grow, but slowly", "grow"), ("I grew up here, hold steady", "hold"),
      ("I hired 4 people, now hold steady", "hold"), ("growing", "grow"), ("shrink too", "shrink"),
      ("I was thinking of growing", "grow"), ("I thought grow, but let's hold", "hold"),
      ("shed one please", "shrink"),
    ])
  func wished(text: String, id: String) {
    #expect(dimension.read(text).understood == id, "\(dimension.read(text))")
  }

  @Test(
    "Two wishes with a but between them are asked about",
    arguments: ["grow, but smaller", "shrink but grow", "more growth, less size"])
  func both(text: String) {
    #expect(dimension.read(text).understood == nil, "\(dimension.read(text))")
  }

  @Test(
    "An option with an object of its own beside the place of another is asked about",
    arguments: ["hold the phone, number 1", "shrink the list, give me number one"])
  func objects(text: String) {
    #expect(dimension.read(text).understood == nil, "\(dimension.read(text))")
  }
}
