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

  @Test(
    "An answer said to be wrong, or taken back without another, is asked again and stays until then",
    arguments: ["the rhythm is wrong", "no, the rhythm is not right", "change my rhythm"])
  func wrong(line: String) throws {
    var dialogue = try atPages()
    let turn = try dialogue.say(line)
    #expect(dialogue.asked == "rhythm")
    #expect(dialogue.value("rhythm") == "daily")
    #expect(
      turn.says { if case .question(let question) = $0 { question.present != nil } else { false } })
    try dialogue.say("monthly")
    #expect(dialogue.value("rhythm") == "monthly")
    #expect(dialogue.asked == "pages")
  }

  @Test("\"Not daily\" asks again for what was just said to be daily")
  func notThat() throws {
    var dialogue = try atPages()
    try dialogue.say("not daily")
    #expect(dialogue.asked == "rhythm")
    #expect(dialogue.value("rhythm") == "daily")
  }

  @Test(
    "Beside a text another answer is changed by a clause that says nothing else, and the text is taken",
    arguments: [
      ("btw the hours are 10am to 6pm", nil), ("actually, make the hours 10am to 6pm", nil),
      ("a sore knee. oh and the hours are 10am to 6pm", "a sore knee"),
      ("hours: 10am to 6pm. a sore knee", "a sore knee"),
      ("my knee is sore, and change the hours to 10am to 6pm", "my knee is sore"),
    ] as [(String, String?)])
  func besideText(line: String, text: String?) throws {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    try dialogue.say("9am to 5pm", line)
    #expect(dialogue.value("hours") == ["start": "10:00", "end": "18:00"])
    #expect(dialogue.value("notes")?.string == text)
    #expect((dialogue.asked == "notes") == (text == nil))
  }

  @Test(
    "A text that only speaks of another answer stays whole",
    arguments: [
      "my knee hurts when the hours are 10am to 6pm", "the hours are a problem for my back",
      "my hours are too long because of the knee",
    ])
  func textOfOther(line: String) throws {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    try dialogue.say("9am to 5pm", line)
    #expect(dialogue.value("hours") == ["start": "09:00", "end": "17:00"])
    #expect(dialogue.value("notes")?.string == line)
  }

  @Test("What was asked about is what \"it\" is")
  func askedAbout() throws {
    var dialogue = try atPages()
    try dialogue.say("5", "which topics did I pick?", "make it food")
    #expect(dialogue.value("topics") == ["food"])
    try dialogue.say("what did you put for the rhythm?", "make it monthly")
    #expect(dialogue.value("rhythm") == "monthly")
  }

  @Test("A line that repeats the old value is about that answer")
  func oldValue() throws {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    try dialogue.say("9am to 5pm", "back", "")
    try dialogue.say("hold on, I said 9am to 5pm but I meant 10am to 6pm")
    #expect(dialogue.value("hours") == ["start": "10:00", "end": "18:00"])
  }

  @Test("A bare value belongs to the question asked, and changes nothing else")
  func bare() throws {
    var dialogue = try atPages()
    try dialogue.say("3")
    #expect(dialogue.value("pages")?.double == 3)
    #expect(dialogue.value("topics") == ["news"])
    #expect(dialogue.value("rhythm") == "daily")
  }

  @Test(
    "What a line about something else says on the way is asked about before it changes anything")
  func inPassing() throws {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    try dialogue.say("9am to 5pm", "none")
    let turn = try dialogue.say("my sister only ever trains there from 6am to 7am on holidays")
    #expect(dialogue.value("hours") == ["start": "09:00", "end": "17:00"])
    #expect(turn.says { if case .mentioned(label: "Hours", _, _) = $0 { true } else { false } })
    try dialogue.say("")
    #expect(dialogue.value("hours") == ["start": "09:00", "end": "17:00"], "Enter changes nothing")
    #expect(dialogue.asked == "newsletter")
    try dialogue.say("9am to 6pm", "yes")
    #expect(dialogue.value("hours") == ["start": "09:00", "end": "18:00"])
  }

  @Test("Where words of one's own are asked for, a correction and more beside it is asked about")
  func freeText() throws {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    try dialogue.say("9am to 5pm")
    let turn = try dialogue.say("no wait, 10am to 6pm with the band")
    #expect(turn.says { if case .target = $0 { true } else { false } })
    #expect(dialogue.value("notes") == nil)
    try dialogue.say("the hours")
    #expect(dialogue.value("hours") == ["start": "10:00", "end": "18:00"])
    #expect(dialogue.value("notes") == nil)
  }

  @Test("Where words of one's own are asked for, the last answer is corrected in so many words")
  func lastBeforeFreeText() throws {
    var dialogue = try Dialogue.club(of: ("Mia", 5))
    try dialogue.say("9am to 5pm", "no wait, 10am to 6pm")
    #expect(dialogue.value("hours") == ["start": "10:00", "end": "18:00"])
    #expect(dialogue.value("notes") == nil)
    #expect(dialogue.asked == "notes")
  }

  @Test(
    "A wish to change a name is none itself",
    arguments: ["change my name", "edit my name, please"])
  func nameToBeChanged(line: String) throws {
    var dialogue = try atPages()
    try dialogue.say(line)
    #expect(dialogue.value("name") == "Sam")
    #expect(dialogue.asked == "name")
  }

  @Test("A name alone at a last look goes to that answer, and \"right\" does not")
  func nameAlone() throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    try dialogue.say("the hours")
    #expect(dialogue.asked == "hours")
    try dialogue.say("")
    #expect(dialogue.asked == "review")
    try dialogue.say("the hours are right")
    #expect(dialogue.asked != "hours")
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
    let parked = dialogue.flow.erased.provenance(of: dialogue.state, in: dialogue.context)
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

  @Test("Not to know takes nothing back", arguments: ["not sure", "no idea", "no clue"])
  func hesitation(line: String) throws {
    var dialogue = try Dialogue.club(of: ("Mia", 3))
    try dialogue.say("9am to 5pm", "left knee", line)
    #expect(dialogue.value("notes") == "left knee")
    #expect(dialogue.asked == "newsletter")
    try dialogue.say("back", line)
    #expect(dialogue.value("notes") == "left knee")
  }

  @Test("A bare value at the last look is asked about")
  func bareValue() throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    let turn = try dialogue.say("8")
    #expect(turn.says { if case .target = $0 { true } else { false } })
    #expect(dialogue.member(0, "age") == 7)
    try dialogue.say("the age")
    #expect(dialogue.member(0, "age") == 8)
    #expect(dialogue.member(0, "level") == 5)
    #expect(dialogue.asked == "review")
  }

  @Test(
    "Words behind the name of a text are the text as they stand",
    arguments: [
      ("the note should say feeling ok", "feeling ok"), ("the note should be ok", "ok"),
      ("notes: a sore knee", "a sore knee"), ("change the note to a sore knee", "a sore knee"),
      ("the note should be none", ""),
    ] as [(String, JSONValue)])
  func texts(line: String, text: JSONValue) throws {
    var dialogue = try Dialogue.club(of: ("Mia", 3))
    try dialogue.say("9am to 5pm", "left knee", line)
    #expect(dialogue.value("notes") == text)
    #expect(dialogue.asked == "newsletter")
  }
}
