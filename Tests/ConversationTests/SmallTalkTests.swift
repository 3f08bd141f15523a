import Conversation
import Testing
import Understanding

@Suite("Small talk and crisis")
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
    "Words of crisis rest the questions; nothing of them is kept, and nothing goes on unasked",
    arguments: ["I want to die", "honestly I stopped eating", "sometimes I hurt myself"])
  func crisis(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam")
    let before = dialogue.state.answers
    let turn = try dialogue.say(line)
    #expect(turn.utterances.count == 1)
    #expect(turn.says { if case .rest = $0 { true } else { false } })
    #expect(!turn.isUnderstood, "a script stops at it")
    #expect(dialogue.state.answers == before)
    #expect(try dialogue.say("food").utterances == [.resting])
    #expect(try dialogue.say("").utterances == [.resting])
    #expect(dialogue.value("topics") == nil)
    let quit = dialogue.flow.turn(
      after: .line("quit"), from: dialogue.state, in: dialogue.context)
    #expect(quit.effects.contains(.close(.left)))
    #expect(try dialogue.say("yes, go on").utterances.first == .afterRest)
    try dialogue.say("food")
    #expect(dialogue.value("topics") == ["food"])
  }

  @Test(
    "What only sounds like it rests nothing",
    arguments: ["I'd kill for some news", "food to die for", "cut the science"])
  func noCrisis(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam")
    #expect(!(try dialogue.say(line).says { if case .rest = $0 { true } else { false } }))
  }
}
