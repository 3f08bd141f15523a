import Conversation
import Testing
import Understanding

@Suite("Small talk")
struct SmallTalkTests {
  @Test(
    "Talk that is no answer gets one kind word, and the question again",
    arguments: [
      ("hi", SmallTalk.greeting), ("good morning", .greeting), ("how are you?", .greeting),
      ("thanks a lot", .thanks), ("this is stupid", .complaint),
      ("this is so annoying", .complaint),
      ("this is really boring", .complaint), ("damn", .swearing), ("wtf", .swearing),
      ("you're really great", .praise),
    ])
  func smallTalk(line: String, kind: SmallTalk) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "daily")
    let before = dialogue.state.answers
    let turn = try dialogue.say(line)
    #expect(turn.utterances.first == .smallTalk(kind))
    #expect(turn.says { if case .question = $0 { true } else { false } })
    #expect(dialogue.state.answers == before)
  }
}
