import Conversation
import Testing
import Understanding

@Suite("Slips of commands")
struct SlippedCommandTests {
  private func toPages() throws -> Dialogue<NewsletterDraft> {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "monthly")
    #expect(dialogue.asked == "pages")
    return dialogue
  }

  @Test(
    "A slip of what loses something is asked about, and done on a yes",
    arguments: [("uno", Command.undo), ("bakc", .back), ("udno", .undo)])
  func asked(line: String, command: Command) throws {
    var dialogue = try toPages()
    let turn = try dialogue.say(line)
    #expect(turn.says { $0 == .mayMean(command) })
    #expect(dialogue.value("rhythm") == "monthly")
    #expect(dialogue.asked == "pages")
    try dialogue.say("yes")
    #expect(dialogue.asked == "rhythm")
    #expect(dialogue.state.pending == nil)
  }

  @Test("A no leaves everything, and so does whatever else is said")
  func declined() throws {
    var dialogue = try toPages()
    try dialogue.say("uno", "no")
    #expect(dialogue.asked == "pages")
    #expect(dialogue.value("rhythm") == "monthly")
    try dialogue.say("uno", "12")
    #expect(dialogue.value("pages") == 12)
    #expect(dialogue.value("rhythm") == "monthly")
  }

  @Test(
    "Nothing leaves, ends or skips by a slip", arguments: ["qiut", "quitt", "strat over", "sikp"])
  func nothing(line: String) throws {
    var dialogue = try toPages()
    let turn = try dialogue.say(line)
    #expect(turn.effects.allSatisfy { $0 == .save })
    #expect(dialogue.asked == "pages")
  }

  @Test("A slip of what loses nothing is mended")
  func harmless() throws {
    var dialogue = try toPages()
    let turn = try dialogue.say("hlep")
    #expect(turn.says { if case .help = $0 { true } else { false } })
  }

  @Test("Where any word is an answer, it is asked which is meant")
  func orAnswer() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("Udno")
    #expect(turn.says { $0 == .commandOrAnswer("Udno", .undo) })
    try dialogue.say("the answer")
    #expect(dialogue.value("name") == "Udno")
  }

  @Test("A part of the body that is a command too is asked about where people say what hurts")
  func back() throws {
    var dialogue = try Dialogue.club(of: ("Mia", 3))
    try dialogue.say("9am to 5pm")
    #expect(dialogue.asked == "notes")
    let turn = try dialogue.say("back")
    #expect(turn.says { $0 == .commandOrAnswer("back", .back) })
    try dialogue.say("the answer")
    #expect(dialogue.value("notes") == "back")
    try dialogue.say("back", "go back")
    #expect(dialogue.asked == "hours")
  }
}
