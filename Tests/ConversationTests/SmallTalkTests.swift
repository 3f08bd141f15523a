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

  @Test(
    "Who asks to wait is waited for, whatever the reason",
    arguments: ["brb", "hang on, baby crying", "hold on, the door", "hold on a minute please"])
  func waiting(line: String) throws {
    for lines in [[], ["Sam", "food"]] {
      var dialogue = try Dialogue(.newsletter)
      for earlier in lines { try dialogue.say(earlier) }
      let before = dialogue.state.answers
      let turn = try dialogue.say(line)
      #expect(turn.utterances.first == .smallTalk(.waiting))
      #expect(dialogue.state.answers == before)
    }
  }

  @Test("Who asks to wait and answers is answered")
  func waitingAnswer() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "hang on, weekly")
    #expect(dialogue.value("rhythm") == "weekly")
  }
}
