import Conversation
import Testing
import Understanding

@Suite("Values that are asked about")
struct AskedValueTests {
  private let hours: JSONValue = ["start": "09:00", "end": "17:00"]

  @Test(
    "A value that a question asks about is offered, and stored only after a yes",
    arguments: [
      "is 9am to 5pm too long?", "would 9am to 5pm be all right", "ok, is 9am to 5pm usual?",
    ])
  func offered(line: String) throws {
    var dialogue = try Dialogue.club(of: ("Mia", 3))
    let turn = try dialogue.say(line)
    #expect(turn.says { if case .offered = $0 { true } else { false } })
    #expect(dialogue.value("hours") == nil)
    try dialogue.say("no")
    #expect(dialogue.value("hours") == nil)
    #expect(dialogue.asked == "hours")
    try dialogue.say(line, "yes")
    #expect(dialogue.value("hours") == hours)
  }

  @Test(
    "A polite answer is one",
    arguments: ["could we say 9am to 5pm?", "9am to 5pm?", "how about 9am to 5pm?"])
  func polite(line: String) throws {
    var dialogue = try Dialogue.club(of: ("Mia", 3))
    try dialogue.say(line)
    #expect(dialogue.value("hours") == hours)
  }
}
