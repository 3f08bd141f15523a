import Conversation
import Testing
import Understanding

@Suite("Lines that say too much at once")
struct LengthOfLineTests {
  @Test(
    "What is too long is told, and nothing of it is stored",
    arguments: ["a,", "1, ", "teh ", "food "])
  func tooLong(pattern: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam")
    let turn = try dialogue.say(String(repeating: pattern, count: 700))
    #expect(turn.says { $0 == .unreadable(.tooMuch) })
    #expect(dialogue.asked == "topics")
    #expect(dialogue.state.answers.count == 1)
  }

  @Test("A hundred words are heard")
  func prose() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam")
    let remark = String(
      repeating: "My sister told me of it when we met at the station in the spring. ", count: 8)
    try dialogue.say(remark + "I would like to read about food, please.")
    #expect(dialogue.value("topics") == ["food"])
  }
}
