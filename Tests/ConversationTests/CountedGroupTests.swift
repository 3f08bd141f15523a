import Conversation
import FlowCheck
import Testing
import Understanding

@Suite("Groups of none up to a limit")
struct CountedGroupTests {
  private func dialogue(saying lines: String...) throws -> Dialogue<JourneyDraft> {
    var dialogue = try Dialogue(.journey, at: .monday)
    try dialogue.say("4 July 2026", "no")
    for line in lines { try dialogue.say(line) }
    return dialogue
  }

  private func name(_ index: Int, in dialogue: Dialogue<JourneyDraft>) -> JSONValue? {
    dialogue.state.answers[Path("name", in: .init(group: "travellers", index: index))]?.value
  }

  @Test("A flow with such a group is sound")
  func sound() {
    #expect(Flow.journey.erased.findings(in: CheckInstant.monday.context()) == [])
  }

  @Test("None are none", arguments: ["no", "none", "0", "no travellers"])
  func none(_ line: String) throws {
    let dialogue = try dialogue(saying: line)
    #expect(dialogue.state.elements["travellers"] == 0)
    #expect(dialogue.asked == "review")
  }

  @Test("Who says yes is asked for one after the other, until there is no other")
  func some() throws {
    var dialogue = try dialogue(saying: "yes", "Mia", "4 March 2018")
    #expect(dialogue.asked == "travellers_more")
    try dialogue.say("yes", "Tom", "4 March 2016")
    #expect(dialogue.asked == "travellers_more")
    try dialogue.say("no")
    #expect(dialogue.asked == "review")
    #expect(dialogue.state.elements["travellers"] == 2)
  }

  @Test("Names behind a yes are those who there are")
  func namesBehindYes() throws {
    let dialogue = try dialogue(saying: "yes, Mia and Tom")
    #expect(dialogue.state.elements["travellers"] == 2)
    #expect(name(1, in: dialogue) == "Tom")
  }

  @Test("A number of others is beside those who are there")
  func others() throws {
    let dialogue = try dialogue(saying: "yes", "Mia", "4 March 2018", "two more")
    #expect(dialogue.state.elements["travellers"] == 3)
    #expect(name(0, in: dialogue) == "Mia")
  }

  @Test("A number is a number, and nobody else is asked for")
  func number() throws {
    let dialogue = try dialogue(saying: "2", "Mia", "4 March 2018", "Tom", "4 March 2016")
    #expect(dialogue.asked == "review")
  }

  @Test("Of more names than there is room for the first are kept, and it is said who is not")
  func names() throws {
    let dialogue = try dialogue(saying: "Mia, Tom, Ida and Ole")
    #expect(dialogue.state.elements["travellers"] == 3)
    #expect(name(2, in: dialogue) == "Ida")
    let said = dialogue.turns.last?.utterances ?? []
    #expect(said.contains(.full(noun: "traveller", most: 3, left: ["Ole"])))
  }

  @Test("More than there is room for are refused, and where all are there nobody else is asked for")
  func limit() throws {
    var dialogue = try dialogue(saying: "4")
    #expect(dialogue.asked == "travellers_count")
    try dialogue.say("Mia, Tom and Ida", "4 March 2018", "4 March 2018", "4 March 2018")
    #expect(dialogue.asked == "review")
  }

  @Test("One is taken out with all that was said of them, and undo brings them back")
  func removal() throws {
    var dialogue = try dialogue(saying: "Mia and Tom", "4 March 2018", "4 March 2016", "no")
    try dialogue.say("remove Mia")
    #expect(name(0, in: dialogue) == "Tom")
    #expect(dialogue.state.elements["travellers"] == 1)
    try dialogue.say("undo")
    #expect(name(0, in: dialogue) == "Mia")
    #expect(name(1, in: dialogue) == "Tom")
  }

  @Test("All are taken out where there may be none, and nobody is called by the words for it")
  func removalOfAll() throws {
    var dialogue = try dialogue(saying: "Mia and Tom", "4 March 2018", "4 March 2016")
    #expect(dialogue.asked == "travellers_more")
    try dialogue.say("remove all travellers")
    #expect(dialogue.state.elements["travellers"] == 0)
    #expect(name(0, in: dialogue) == nil)
  }

  @Test("What is asked about an element sees the draft and its place")
  func seeing() throws {
    let dialogue = try dialogue(saying: "2", "Mia", "4 March 2018")
    let question = dialogue.turns.last?.utterances.compactMap { utterance -> String? in
      if case .question(let question) = utterance { question.text } else { nil }
    }
    #expect(question == ["What's the name of traveller 2?"])
  }

  @Test("Handed in they are as many as there is room for")
  func handedIn() throws {
    let two: JSONValue = [["name": "Mia"], ["name": "Tom"]]
    var dialogue = try Dialogue(.journey, at: .monday)
    try dialogue.take(.handIn([HandedIn(field: "travellers", value: two)]))
    #expect(dialogue.state.elements["travellers"] == 2)
    let four: JSONValue = .array(["Mia", "Tom", "Ida", "Ole"].map { ["name": .string($0)] })
    let turn = try dialogue.take(.handIn([HandedIn(field: "travellers", value: four)]))
    #expect(turn.says { if case .handInRefused = $0 { true } else { false } })
  }

  @Test("The questions of a group are shown under the title that it gives them")
  func titled() throws {
    let flow = Flow<JourneyDraft>("journey", title: "A journey") {
      ForEach("travellers", \.travellers, count: 0...3, element: "traveller", namedBy: "name") {
        Step("traveller", title: "Traveller") {
          Ask("name", \.name, as: NameDimension(whose: .another))
        }
      }
      .titled("Travellers")
    }
    let context = try Dialogue(flow).context
    let turn = flow.turn(after: .begin, from: flow.initialState, in: context)
    #expect(
      turn.says { if case .progress(let at) = $0 { at.title == "Travellers" } else { false } })
  }
}
