import Testing
import Understanding

@Suite struct TextTests {
  let dimension = TextDimension(allowsNone: true, maximum: 60)

  @Test(
    "A text is kept as it stands, and none is none",
    arguments: [
      ("left knee, recovering", "left knee, recovering"), ("  Achilles!  ", "Achilles!"),
      ("just put a bad knee", "a bad knee"), ("write: sore hip", "sore hip"),
      ("put my back out in May", "put my back out in May"),
      ("knee, no trouble since", "knee, no trouble since"),
      ("none", ""),
      ("no injuries", ""), ("nope", ""), ("nothing at the moment", ""), ("n/a", ""),
      ("all good", ""),
      ("No, but my back hurts", "No, but my back hurts"), ("\"none\"", "none"), ("no pain", ""),
      ("I'm healthy", ""), ("two espressos", "two espressos"), ("日本", "日本"), ("not really", ""),
      ("I don't have any injuries", ""), ("injury free", ""),
      ("no injuries since 2019", "no injuries since 2019"),
      ("nope, not since 2019", "nope, not since 2019"),
      ("nothing serious", "nothing serious"), ("I can't", "I can't"),
      ("there are no injuries", ""), ("I said no injuries", ""),
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

  @Test(
    "A text is changed by some of its words, said of what or not",
    arguments: [
      ("remove the knee", "tight hip"), ("take the tight hip out", "bad left knee"),
      ("drop left please", "bad knee, tight hip"), ("delete 'knee'", "bad left, tight hip"),
      ("change 'left' to 'right'", "bad right knee, tight hip"),
      ("the hip is fine now", "bad left knee"), ("my left knee has healed", "tight hip"),
    ])
  func changed(line: String, new: String) {
    let reading = dimension.revise("bad left knee, tight hip", by: Line(line), in: .anyDay)
    #expect(reading.understood == new, "\(reading)")
  }

  @Test("Taking out all of a text leaves none")
  func emptied() {
    #expect(dimension.revise("bad knee", by: Line("remove the knee"), in: .anyDay).understood == "")
  }

  @Test("Every text is said back so that it reads as the same")
  func roundTrip() {
    expectRoundTrip(dimension, ["", "none", "left knee", "a \"quoted\" word", "why?"])
    expectExamples(dimension)
    expectExamples(TextDimension())
  }
}
