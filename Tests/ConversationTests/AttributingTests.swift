import Conversation
import Testing
import Understanding

@Suite("What is said of others")
struct AttributingTests {
  private let hours: JSONValue = ["start": "09:00", "end": "17:00"]

  @Test(
    "A value of somebody else is asked about before it is stored",
    arguments: [
      "my friend comes 9am to 5pm", "my best friend's always there, she comes 9am to 5pm",
      "most people come from 9am to 5pm", "he comes 9am to 5pm", "well, my husband does 9am to 5pm",
    ])
  func others(line: String) throws {
    var dialogue = try Dialogue.club(of: ("Mia", 3))
    let turn = try dialogue.say(line)
    #expect(turn.says { if case .attributed(label: "Hours", _) = $0 { true } else { false } })
    #expect(!turn.isUnderstood)
    #expect(dialogue.value("hours") == nil)
    try dialogue.say("no")
    #expect(dialogue.value("hours") == nil)
    #expect(dialogue.asked == "hours")
    try dialogue.say(line, "yes")
    #expect(dialogue.value("hours") == hours)
  }

  @Test(
    "What somebody says about the person is the person's answer",
    arguments: [
      "my trainer says 9am to 5pm", "my wife wants me there 9am to 5pm",
      "my friend and I come 9am to 5pm", "my friend comes at noon, but I come 9am to 5pm",
    ])
  func own(line: String) throws {
    var dialogue = try Dialogue.club(of: ("Mia", 3))
    try dialogue.say(line)
    #expect(dialogue.value("hours") == hours)
  }

  @Test("A value of somebody around a member is asked about, and said to be the member's")
  func ofMembers() throws {
    var dialogue = try Dialogue.club()
    try dialogue.say("Mia", "7")
    let turn = try dialogue.say("her cousin is a 9")
    #expect(turn.says { if case .attributed(label: "Mia: Level", _) = $0 { true } else { false } })
    try dialogue.say("no")
    #expect(dialogue.member(0, "level") == nil)
    try dialogue.say("her cousin says 9")
    #expect(dialogue.member(0, "level") == 9)
  }

  @Test("What others do is no part of an answer either, and a member is somebody else anyway")
  func partsAndMembers() throws {
    var dialogue = try Dialogue.club(of: ("Mia", 3))
    let turn = try dialogue.say("my husband comes at 9am")
    #expect(turn.says { if case .notUnderstood = $0 { true } else { false } })
    dialogue = try Dialogue.club()
    try dialogue.say("Mia", "she's 7", "she is a 9")
    #expect(dialogue.member(0, "age") == 7)
    #expect(dialogue.member(0, "level") == 9)
  }
}
