import Conversation
import Testing
import Understanding

@Suite("What cannot be taken back")
struct IrrevocableTests {
  static let none = [
    "right", "done", "finish", "that's all", "no changes", "ok wait", "yes, later",
    "yes, in a minute",
    "cool, next", "I guess so", "yes, but not now", "great, my knee is fine",
  ]

  private func toSend() throws -> Dialogue<ClubDraft> {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 3))
    try dialogue.say("that's right", "yes, I consent")
    #expect(dialogue.asked == "number")
    return dialogue
  }

  private func toStart() throws -> Dialogue<NewsletterDraft> {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "monthly", "8")
    #expect(dialogue.asked == "agree")
    return dialogue
  }

  @Test("Nothing but a plain yes sends", arguments: none)
  func sendsNot(line: String) throws {
    var dialogue = try toSend()
    let turn = try dialogue.say(line)
    #expect(!turn.effects.contains { if case .submit = $0 { true } else { false } })
    #expect(dialogue.asked == "number")
  }

  @Test(
    "A plain yes sends, and so do the flow's own words",
    arguments: ["yes", "absolutely yes", "I accept", "ok", "yes please", "send it", "great, yes"])
  func sends(line: String) throws {
    var dialogue = try toSend()
    let turn = try dialogue.say(line)
    #expect(turn.effects.contains { if case .submit = $0 { true } else { false } })
  }

  @Test("Nothing but a plain yes ends an onboarding", arguments: none)
  func endsNot(line: String) throws {
    var dialogue = try toStart()
    try dialogue.say(line)
    #expect(dialogue.asked == "agree")
  }

  @Test(
    "A plain yes ends it",
    arguments: ["yes", "sure", "sounds good", "yes, go ahead", "looks right"])
  func ends(line: String) throws {
    var dialogue = try toStart()
    try dialogue.say(line)
    #expect(dialogue.asked == nil)
  }

  @Test(
    "A goodbye behind a friendly word leaves",
    arguments: ["ok bye", "ok, bye for now", "great, see you later"])
  func leaves(line: String) throws {
    var sending = try toSend()
    let turn = try sending.say(line)
    #expect(turn.effects.contains(.close(.left)))
    #expect(!turn.effects.contains { if case .submit = $0 { true } else { false } })
    var ending = try toStart()
    let end = try ending.say(line)
    #expect(end.effects.contains(.close(.left)))
  }

  @Test("What agrees and is no plain yes is asked about, never twice in the same words")
  func asks() throws {
    var dialogue = try toStart()
    let first = try dialogue.say("done")
    #expect(first.says { $0 == .plainYesNeeded(attempt: 1) })
    let second = try dialogue.say("right")
    #expect(second.says { $0 == .plainYesNeeded(attempt: 2) })
    try dialogue.say("yes")
    #expect(dialogue.asked == nil)
  }

  @Test("Where a plain yes is needed, an empty line asks for one")
  func nothing() throws {
    var dialogue = try toStart()
    #expect(try dialogue.say("").says { $0 == .plainYesNeeded(attempt: 1) })
    #expect(try dialogue.say("").says { $0 == .plainYesNeeded(attempt: 2) })
    #expect(dialogue.asked == "agree")
  }

  @Test(
    "Starting over takes a plain yes",
    arguments: ["ok wait", "right", "done", "yes, later", "ok bye"])
  func startsNotOver(line: String) throws {
    var dialogue = try toStart()
    try dialogue.say("start over", line)
    #expect(dialogue.value("name") == "Sam")
  }

  @Test(
    "It takes it in any words",
    arguments: ["yes", "yes, start over", "absolutely yes", "ok", "go ahead"])
  func startsOver(line: String) throws {
    var dialogue = try toStart()
    try dialogue.say("start over", line)
    #expect(dialogue.value("name") == nil)
  }

  @Test("A last look behind which something is still asked takes any agreement")
  func lenient() throws {
    for line in ["right", "that's all", "no, all good", "done"] {
      var dialogue = try Dialogue.clubAtReview(of: ("Mia", 3))
      try dialogue.say(line)
      #expect(dialogue.asked == "consent", "\(line)")
    }
  }
}
