import Testing

@testable import Understanding

@Suite("Phatic talk around what a line says")
struct PhaticTests {
  @Test(
    "What keeps company at both ends is left out",
    arguments: [
      ("hi there, haha lose weight, sorry for typos", "lose weight"),
      ("btw Bean", "Bean"), ("so yeah no, later", "no, later"),
      ("manners and trust, hope that makes sense", "manners and trust"),
      ("1800 is that ok?", "1800"), ("my left knee. thanks so much", "my left knee"),
      ("tue and thu, as I said", "tue and thu"), ("noon to 8, typing on my phone", "noon to 8"),
      ("as I said, 45", "45"), ("30 minutes, what's next?", "30 minutes"),
      ("like i said my knee", "my knee"), ("I already told you: my knee", "my knee"),
    ])
  func leavesOut(text: String, said: String) {
    #expect(Self.said(in: text) { _, _ in false } == said)
  }

  @Test(
    "What says anything, or is all there is, is kept",
    arguments: [
      "haha", "thanks, that's it", "is that ok", "sorry, make it 7",
      "lose weight. sorry I want to die",
      "45. sorry I forgot Sunday", "call me Ana", "no thanks", "sorry for my knee",
      "that's it, my left knee", "I said 5", "I told you",
    ])
  func keeps(text: String) {
    #expect(Self.said(in: text) { _, _ in false } == text)
  }

  @Test("What is said to be an answer is kept")
  func keepsAnswers() {
    #expect(Self.said(in: "1800, is that ok") { _, sense in sense == .check } == "1800, is that ok")
  }

  private static func said(in text: String, isSaid: (Range<Int>, TalkSense?) -> Bool) -> String {
    let line = Line(text)
    return line.keeping(line.span(amidPhaticTalk: isSaid)).content.map(line.text) ?? ""
  }
}
