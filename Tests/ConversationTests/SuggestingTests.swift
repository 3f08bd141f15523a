import Conversation
import Testing
import Understanding

@Suite("Suggesting")
struct SuggestingTests {
  private func atRhythm(_ topic: String = "food") throws -> Dialogue<NewsletterDraft> {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", topic)
    return dialogue
  }

  @Test(
    "Agreeing takes the suggestion, and remembers that it was one",
    arguments: [
      "", "ok", "okay", "sure", "yes", "yes please", "sounds good", "that works", "fine", "perfect",
      "great", "go ahead", "I'll take it", "that one",
    ])
  func accepting(line: String) throws {
    var dialogue = try atRhythm()
    try dialogue.say(line)
    #expect(dialogue.value("rhythm") == "weekly")
    #expect(dialogue.state.answers[Path("rhythm")]?.origin == .suggested)
  }

  @Test(
    "Not knowing proposes it, with why the question is asked, and stores nothing",
    arguments: [
      "I don't know", "whatever you think", "no idea", "not sure", "you decide",
      "what do you suggest?", "how many do you recommend?",
    ])
  func hesitating(line: String) throws {
    var dialogue = try atRhythm()
    let turn = try dialogue.say(line)
    #expect(turn.says { if case .proposal(_, "Weekly", _) = $0 { true } else { false } })
    #expect(dialogue.value("rhythm") == nil)
  }

  @Test(
    "A proposal is taken by a yes, left by a no, and replaced by another answer",
    arguments: [
      ("yes", "weekly", Answer.Origin.suggested), ("", "weekly", .suggested),
      ("daily", "daily", .said),
    ])
  func proposals(line: String, value: String, origin: Answer.Origin) throws {
    var dialogue = try atRhythm()
    try dialogue.say("no idea", line)
    #expect(dialogue.value("rhythm")?.string == value)
    #expect(dialogue.state.answers[Path("rhythm")]?.origin == origin)

    var declined = try atRhythm()
    try declined.say("no idea", "no")
    #expect(declined.value("rhythm") == nil)
    #expect(declined.asked == "rhythm")
  }

  @Test("Where nothing can be suggested, not knowing is met with patience")
  func nothingToSuggest() throws {
    var dialogue = try Dialogue(.newsletter)
    let turn = try dialogue.say("I don't know")
    #expect(turn.says { if case .noSuggestion = $0 { true } else { false } })
    #expect(dialogue.value("name") == nil)
  }

  @Test("An accepted suggestion moves with its cause, unless it is kept in so many words")
  func moving() throws {
    var dialogue = try atRhythm("news")
    try dialogue.say("")
    let turn = try dialogue.say("change the topics to food")
    #expect(turn.moved == ["Rhythm"])
    #expect(dialogue.value("rhythm") == "weekly")
    #expect(dialogue.state.answers[Path("rhythm")]?.origin == .suggested)
    try dialogue.say("keep daily")
    #expect(dialogue.value("rhythm") == "daily")
    #expect(dialogue.state.answers[Path("rhythm")]?.origin == .said)
    try dialogue.say("change the topics to news", "change the topics to food")
    #expect(dialogue.value("rhythm") == "daily", "what was said does not move")
  }

  @Test("Saying oneself what was suggested makes it one's own")
  func ownWords() throws {
    var dialogue = try atRhythm()
    try dialogue.say("", "make it weekly")
    #expect(dialogue.state.answers[Path("rhythm")]?.origin == .said)
  }
}
