import Conversation
import Testing
import Understanding

@Suite("Commands")
struct CommandTests {
  @Test("Commands work with and without a slash or a colon", arguments: ["help", "/help", ":help"])
  func forms(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say(line)
    #expect(turn.says { if case .help = $0 { true } else { false } })
  }

  @Test("Back goes to the question before and shows its answer, which an empty line keeps")
  func back() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food")
    let turn = try dialogue.say("go back")
    #expect(dialogue.asked == "topics")
    #expect(
      turn.says { if case .question(let question) = $0 { question.present != nil } else { false } })
    try dialogue.say("")
    #expect(dialogue.value("topics") == ["food"])
    #expect(dialogue.asked == "rhythm")
  }

  @Test("There is no way back from the first question")
  func backAtTheStart() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("back")
    #expect(turn.says { $0 == .cannotGoBack })
  }

  @Test("Skipping is refused kindly where it is not possible, and told where it is")
  func skip() throws {
    var dialogue = try Dialogue(.newsletter)
    let refused = try dialogue.say("skip")
    #expect(refused.says { if case .cannotSkip = $0 { true } else { false } })
    try dialogue.say("Sam", "food", "weekly")
    let skipped = try dialogue.say("skip this question please")
    #expect(skipped.says { $0 == .skipped(label: "Day", meaning: "We'll pick a day.") })
    let day = dialogue.flow.provenance(of: dialogue.state, in: dialogue.context)
      .first { $0.field == "day" }
    #expect(day?.status == .skipped)
  }

  @Test(
    "Questions back are answered, and are no answers",
    arguments: ["why do you ask?", "why?", "?", "what is an issue?", "why news?"])
  func questions(line: String) throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "news", "back", "back")
    let before = dialogue.state.answers
    let turn = try dialogue.say(line)
    #expect(dialogue.state.answers == before)
    #expect(
      turn.says {
        switch $0 {
        case .tip, .meaning, .provenance: true
        default: false
        }
      })
  }

  @Test("Quit saves and ends; the end of input too")
  func leaving() throws {
    var dialogue = try Dialogue(.newsletter)
    #expect(try dialogue.say("I'll finish later").effects.contains(.close(.left)))
    #expect(try dialogue.take(.endOfInput).effects.contains(.close(.inputEnded)))
    #expect(try dialogue.take(.interrupt).effects.contains(.close(.interrupted)))
  }

  @Test("What could not be saved is kept, and tried again")
  func retrying() throws {
    let dialogue = try Dialogue(.newsletter)
    let failed = dialogue.flow.turn(
      after: .saveFailed(.full, after: .line("Sam")), from: dialogue.state, in: dialogue.context)
    #expect(failed.says { $0 == .saveFailed(.full) })
    #expect(!failed.effects.contains(.save))
    #expect(failed.state.answers[Path("name")] == nil)
    let retried = dialogue.flow.turn(
      after: .line("yes"), from: failed.state, in: dialogue.context)
    #expect(retried.state.answers[Path("name")]?.value == "Sam")
    #expect(retried.effects == [.save])
    // Another answer in place of "yes" loses neither.
    let both = dialogue.flow.turn(after: .line("food"), from: failed.state, in: dialogue.context)
    #expect(both.state.answers[Path("name")]?.value == "Sam")
    #expect(both.state.answers[Path("topics")]?.value == ["food"])
  }

  @Test("The flow is sound")
  func sound() throws {
    let dialogue = try Dialogue(.newsletter)
    #expect(Flow<NewsletterDraft>.newsletter.findings(in: dialogue.context) == [])
  }
}
