import Conversation
import Testing
import Understanding

@Suite("Submitting")
struct SubmittingTests {
  private func atSubmission(consent: String = "yes") throws -> Dialogue<ClubDraft> {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    try dialogue.say("that's us", consent)
    return dialogue
  }

  @Test("A yes sends once, with a key that each try repeats, and the id completes it")
  func sending() throws {
    var dialogue = try atSubmission()
    #expect(dialogue.asked == "number")
    let first = try dialogue.say("send it")
    #expect(first.effects.contains(.submit(key: "nonce")))
    let failed = try dialogue.take(.submissionFailed(.timedOut))
    #expect(failed.says { $0 == .submission(.failed(.timedOut)) })
    dialogue.context.nonce = "another"
    #expect(try dialogue.say("try again").effects.contains(.submit(key: "nonce")))
    try dialogue.take(.submitted(id: "42"))
    #expect(dialogue.flow.draft(of: dialogue.state).number == "42")
    #expect(dialogue.flow.erased.position(of: dialogue.state).isComplete)
    #expect(
      try dialogue.say("change the hours to 10am to 6pm").says {
        $0 == .explanation([.text("The club has the answers as they were.")])
      })
  }

  @Test("A field that the service refuses is asked again, and another key follows a conflict")
  func refused() throws {
    var dialogue = try atSubmission()
    try dialogue.say("yes")
    try dialogue.take(.submissionFailed(.rejected(field: "hours", reason: "Closed then.")))
    #expect(dialogue.asked == "hours")
    try dialogue.say("10am to 6pm")
    #expect(dialogue.asked == "number")
    try dialogue.say("yes")
    try dialogue.take(.submissionFailed(.conflict))
    dialogue.context.nonce = "another"
    #expect(try dialogue.say("yes").effects.contains(.submit(key: "another")))
  }

  @Test(
    "Without consent nothing is sent, whatever is said", arguments: ["yes", "send it", "retry"])
  func consent(line: String) throws {
    var dialogue = try atSubmission(consent: "no")
    let turn = try dialogue.say(line)
    #expect(!turn.effects.contains { if case .submit = $0 { true } else { false } })
    #expect(dialogue.asked == "consent")
    #expect(dialogue.value("consent") == false)
  }

  @Test(
    "What asks to wait or asks a question behind a friendly word sends nothing",
    arguments: ["ok, hold on", "great, is it free?", "ok, wait, not yet", "fine, give me a minute"])
  func holdingBack(line: String) throws {
    var dialogue = try atSubmission()
    let turn = try dialogue.say(line)
    #expect(!turn.effects.contains { if case .submit = $0 { true } else { false } })
    #expect(dialogue.asked == "number")
    #expect(try dialogue.say("ok, thanks").effects.contains(.submit(key: "nonce")))
  }

  @Test(
    "Somebody else's yes is no consent", arguments: ["my husband agrees", "she says that's fine"])
  func consentOfOthers(line: String) throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    try dialogue.say("that's us", line)
    #expect(dialogue.asked == "consent")
    #expect(dialogue.value("consent") == nil)
  }

  @Test("A submission out of reach is saved, and the next session tries again at once")
  func later() throws {
    var dialogue = try atSubmission()
    try dialogue.say("yes")
    try dialogue.take(.submissionFailed(.unreachable("No network.")))
    #expect(try dialogue.take(.endOfInput).effects.contains(.close(.serviceUnreachable)))
    #expect(try dialogue.take(.begin).effects.contains(.submit(key: "nonce")))
  }
}
