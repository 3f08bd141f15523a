import Testing
import Understanding

@Suite("What is said after words of danger")
struct RestReplyTests {
  @Test(
    "Who is well, or was misread, says so",
    arguments: [
      "everything's fine", "no no, I'm ok, go on", "nobody's hurt", "no, we're all safe",
      "that was a joke", "no, I'm fine, next question", "I didn't mean that",
      "sorry, that was a joke, I didn't mean it", "that came out wrong", "I was only joking",
    ])
  func misheard(line: String) {
    #expect(RestReply(Line(line)) == .wasMisheard, "\(line)")
  }

  @Test(
    "Who wants to go on says so",
    arguments: [
      "no, carry on", "please go on", "next one", "let's continue, please", "back to the questions",
      "yes",
      "I'm ready to go on",
    ])
  func goesOn(line: String) {
    #expect(RestReply(Line(line)) == .goesOn, "\(line)")
  }

  @Test(
    "Nothing else is a reply to it",
    arguments: [
      "I'm not fine", "I'm not joking", "no", "I don't want to go on", "no joke", "nothing is fine",
      "I can't go on", "not today", "stop", "how am I to carry on", "1800", "Sam", "lose weight",
    ])
  func neither(line: String) {
    #expect(RestReply(Line(line)) == nil, "\(line)")
  }
}
