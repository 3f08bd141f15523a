import Conversation
import FlowCheck
import Garden
import Testing
import Understanding

@Suite("Groups of none up to a limit")
struct CountedGroupTests {
  private func dialogue(saying lines: String...) throws -> Dialogue<GardenDraft> {
    var dialogue = try Dialogue.garden(at: "helpers_count")
    for line in lines { try dialogue.say(line) }
    return dialogue
  }

  @Test("A flow with such a group is sound")
  func sound() {
    #expect(Flow.garden.erased.findings(in: CheckInstant.monday.context()) == [])
  }

  @Test("None are none", arguments: ["no", "none", "0", "no helpers"])
  func none(_ line: String) throws {
    let dialogue = try dialogue(saying: line)
    #expect(dialogue.state.elements["helpers"] == 0)
    #expect(dialogue.asked == "wants_account")
  }

  @Test("Who says yes is asked for one after the other, until there is no other")
  func some() throws {
    var dialogue = try dialogue(saying: "yes", "Mia", "Mondays")
    #expect(dialogue.asked == "helpers_more")
    var fewer = dialogue
    try fewer.say("no")
    #expect(fewer.asked == "wants_account")
    #expect(fewer.state.elements["helpers"] == 1)
    try dialogue.say("yes", "Tom", "Tuesdays")
    #expect(dialogue.asked == "wants_account")
    #expect(dialogue.state.elements["helpers"] == 2)
  }

  @Test("Names behind a yes are those who there are")
  func namesBehindYes() throws {
    let dialogue = try dialogue(saying: "yes, Mia and Tom")
    #expect(dialogue.state.elements["helpers"] == 2)
    #expect(dialogue.helper(1, "name") == "Tom")
  }

  @Test("A number of others is beside those who are there")
  func others() throws {
    let dialogue = try dialogue(saying: "yes", "Mia", "Mondays", "one more")
    #expect(dialogue.state.elements["helpers"] == 2)
    #expect(dialogue.helper(0, "name") == "Mia")
  }

  @Test("A number is a number, and nobody else is asked for")
  func number() throws {
    let dialogue = try dialogue(saying: "1", "Mia", "Mondays")
    #expect(dialogue.asked == "wants_account")
  }

  @Test("Of more names than there is room for the first are kept, and it is said who is not")
  func names() throws {
    let dialogue = try dialogue(saying: "Mia, Tom and Ida")
    #expect(dialogue.state.elements["helpers"] == 2)
    #expect(dialogue.helper(1, "name") == "Tom")
    let said = dialogue.turns.last?.utterances ?? []
    #expect(said.contains(.full(noun: "helper", most: 2, left: ["Ida"])))
  }

  @Test("More than there is room for are refused, and where all are there nobody else is asked for")
  func limit() throws {
    var dialogue = try dialogue(saying: "4")
    #expect(dialogue.asked == "helpers_count")
    try dialogue.say("Mia and Tom", "Mondays", "Tuesdays")
    #expect(dialogue.asked == "wants_account")
  }

  @Test("One is taken out with all that was said of them, and undo brings them back")
  func removal() throws {
    var dialogue = try dialogue(saying: "Mia and Tom", "Mondays", "Tuesdays")
    try dialogue.say("remove Mia")
    #expect(dialogue.helper(0, "name") == "Tom")
    #expect(dialogue.state.elements["helpers"] == 1)
    try dialogue.say("undo")
    #expect(dialogue.helper(0, "name") == "Mia")
    #expect(dialogue.helper(1, "name") == "Tom")
  }

  @Test("All are taken out where there may be none, and nobody is called by the words for it")
  func removalOfAll() throws {
    var dialogue = try dialogue(saying: "yes", "Mia", "Mondays")
    #expect(dialogue.asked == "helpers_more")
    try dialogue.say("remove all helpers")
    #expect(dialogue.state.elements["helpers"] == 0)
    #expect(dialogue.helper(0, "name") == nil)
  }

  @Test("What is asked about an element sees the draft and its place")
  func seeing() throws {
    let dialogue = try dialogue(saying: "2", "Mia", "Mondays")
    let question = dialogue.turns.last?.utterances.compactMap { utterance -> String? in
      if case .question(let question) = utterance { question.text } else { nil }
    }
    #expect(question == ["What's the name of helper 2?"])
  }

  @Test("Handed in they are as many as there is room for")
  func handedIn() throws {
    let two: JSONValue = [["name": "Mia"], ["name": "Tom"]]
    var dialogue = try dialogue()
    try dialogue.take(.handIn([HandedIn(field: "helpers", value: two)]))
    #expect(dialogue.state.elements["helpers"] == 2)
    let three: JSONValue = .array(["Mia", "Tom", "Ida"].map { ["name": .string($0)] })
    let turn = try dialogue.take(.handIn([HandedIn(field: "helpers", value: three)]))
    #expect(turn.says { if case .handInRefused = $0 { true } else { false } })
  }

  @Test("The questions of a group are shown under the title that it gives them")
  func titled() throws {
    let flow = Flow<GardenDraft>("garden", title: "A garden") {
      ForEach("helpers", \.helpers, count: 0...3, element: "helper", namedBy: "name") {
        Step("helper", title: "Helper") {
          Ask("name", \.name, as: NameDimension(whose: .another))
        }
      }
      .titled("Helpers")
    }
    let context = try Dialogue(flow).context
    let turn = flow.turn(after: .begin, from: flow.initialState, in: context)
    #expect(
      turn.says { if case .progress(let at) = $0 { at.title == "Helpers" } else { false } })
  }
}
