import Testing
import Understanding

@Suite struct TextTests {
  let dimension = TextDimension(allowsNone: true, maximum: 60)

  @Test(
    "A text is kept as it stands, and none is none",
    arguments: [
      ("left knee, recovering", "left knee, recovering"), ("  Achilles!  ", "Achilles!"),
      ("none", ""),
      ("no injuries", ""), ("nope", ""), ("nothing at the moment", ""), ("n/a", ""),
      ("all good", ""),
      ("No, but my back hurts", "No, but my back hurts"), ("\"none\"", "none"), ("no pain", ""),
      ("I'm healthy", ""), ("two espressos", "two espressos"), ("日本", "日本"), ("not really", ""),
      ("I don't have any injuries", ""), ("injury free", ""),
      ("no injuries since 2019", "no injuries since 2019"),
      ("nope, not since 2019", "nope, not since 2019"),
      ("nothing serious", "nothing serious"), ("I can't", "I can't"),
    ])
  func understood(text: String, kept: String) {
    #expect(dimension.read(text).understood == kept)
  }

  @Test(
    "A question, silence and a bare number are no text",
    arguments: ["", "what do you mean?", "why?", " ", "50", "50 then"])
  func refused(text: String) {
    #expect(dimension.read(text).understood == nil)
  }

  @Test("A text that is too long is refused, and one that is just as long as it may be is not")
  func length() {
    let longest = String(repeating: "a", count: 60)
    #expect(dimension.read(longest).understood == longest)
    guard
      case .refused(_, .tooLong(maximum: 60), _) = dimension.read(String(repeating: "a", count: 61))
        .unclear
    else {
      Issue.record("a long text was taken")
      return
    }
  }

  @Test("Every text is said back so that it reads as the same")
  func roundTrip() {
    expectRoundTrip(dimension, ["", "none", "left knee", "a \"quoted\" word", "why?"])
    expectExamples(dimension)
    expectExamples(TextDimension())
  }
}
