import Conversation
import Testing
import Understanding

@Suite("Correcting")
struct CorrectingTests {
  private func atPages() throws -> Dialogue<NewsletterDraft> {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "news", "")
    return dialogue
  }

  @Test(
    "An earlier answer is corrected by its name, by a word of correction, or by what it was",
    arguments: [
      ("change the rhythm to weekly", "rhythm", "weekly"),
      ("make it monthly", "rhythm", "monthly"),
      ("actually monthly", "rhythm", "monthly"),
      ("change my name to Alex", "name", "Alex"),
      ("no, Alex, not Sam", "name", "Alex"),
      ("my topics should be food and science", "topics", ["science", "food"]),
    ] as [(String, String, JSONValue)])
  func corrections(line: String, field: String, value: JSONValue) throws {
    var dialogue = try atPages()
    let turn = try dialogue.say(line)
    #expect(dialogue.value(field) == value)
    #expect(!turn.changed.isEmpty, "says old and new")
  }

  @Test("Several answers are corrected in one sentence")
  func several() throws {
    var dialogue = try atPages()
    let turn = try dialogue.say("change the rhythm to monthly and the topics to food")
    #expect(dialogue.value("rhythm") == "monthly")
    #expect(dialogue.value("topics") == ["food"])
    #expect(turn.changed.count == 2)
  }

  @Test("A correction that fails keeps the old value, and says so")
  func failing() throws {
    var dialogue = try atPages()
    try dialogue.say("5")
    let turn = try dialogue.say("make it 400 pages")
    #expect(dialogue.value("pages")?.double == 5)
    #expect(
      turn.says { if case .refused(let refusal) = $0 { refusal.kept != nil } else { false } })
  }

  @Test("A suggestion that was accepted moves with what it depends on; what was said does not")
  func moving() throws {
    var dialogue = try atPages()
    try dialogue.say("")
    #expect(dialogue.value("pages")?.double == 2)
    let turn = try dialogue.say("change the topics to food")
    #expect(dialogue.value("rhythm") == "weekly")
    #expect(dialogue.value("pages")?.double == 8)
    #expect(turn.moved == ["Rhythm", "Pages"])
    #expect(dialogue.state.answers[Path("pages")]?.origin == .suggested)

    var said = try Dialogue(.newsletter)
    try said.say("Sam", "news", "daily", "change the topics to food")
    #expect(said.value("rhythm") == "daily")
  }

  @Test("Answers of a branch that is left are parked, and come back with it")
  func parking() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "food", "weekly", "Friday", "make it weekly")
    try dialogue.say("change the rhythm to daily")
    #expect(dialogue.flow.draft(of: dialogue.state).day == nil)
    #expect(dialogue.value("day") == ["fri"])
    let parked = dialogue.flow.provenance(of: dialogue.state, in: dialogue.context)
    #expect(parked.first { $0.field == "day" }?.status == .notApplicable)
    try dialogue.say("change the rhythm to weekly")
    #expect(dialogue.flow.draft(of: dialogue.state).day?.days == [.fri])
  }

  @Test("Undo takes back any change: an answer, a correction, a skip, a start over")
  func undoing() throws {
    var dialogue = try Dialogue(.newsletter)
    try dialogue.say("Sam", "undo")
    #expect(dialogue.value("name") == nil)
    try dialogue.say("Sam", "food", "weekly", "skip")
    #expect(dialogue.state.answers[Path("day")]?.origin == .skipped)
    try dialogue.say("undo")
    #expect(dialogue.state.answers[Path("day")] == nil)
    #expect(dialogue.asked == "day")
    try dialogue.say("change my name to Alex", "undo")
    #expect(dialogue.value("name") == "Sam")
    let before = dialogue.state.answers
    try dialogue.say("start over", "yes")
    #expect(dialogue.value("name") == nil)
    try dialogue.say("undo")
    #expect(dialogue.state.answers == before)
  }
}
