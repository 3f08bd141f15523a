import Conversation
import Testing
import Understanding

@Suite("Having none of what is asked for")
struct LackTests {
  @Test(
    "Who has none is told that it is needed, where the question cannot be skipped",
    arguments: ["none", "I have none", "I don't have a name", "there is no name", "no name yet"])
  func needed(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say(line)
    #expect(turn.says { if case .cannotSkip = $0 { true } else { false } })
    #expect(dialogue.value("name") == nil)
  }

  @Test("Who has none skips what can be skipped", arguments: ["none", "I have no day"])
  func skipped(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "weekly")
    try dialogue.say(line)
    #expect(dialogue.state.answers[Path("day")]?.origin == .skipped)
  }

  @Test(
    "None of something else is not it",
    arguments: ["no idea", "no pets", "I don't know", "no day for the music pages"])
  func somethingElse(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "weekly")
    try dialogue.say(line)
    #expect(dialogue.state.answers[Path("day")] == nil)
  }
}
