import Conversation
import Testing
import Understanding

@Suite("Groups")
struct GroupTests {
  @Test("Several in one breath are opened together, and the rest is asked of each in turn")
  func inOneBreath() throws {
    var dialogue = try Dialogue.club()
    let turn = try dialogue.say("Emma 4 and Noah 7")
    #expect(turn.says { if case .opened(_, let names) = $0 { names.count == 2 } else { false } })
    #expect(dialogue.member(0, "age") == 4)
    #expect(dialogue.member(1, "age") == 7)
    #expect(dialogue.asked == "level")
    try dialogue.say("3", "9")
    #expect(dialogue.member(0, "level") == 3)
    #expect(dialogue.member(1, "level") == 9)
    #expect(dialogue.asked == "hours")
  }

  @Test("One more is opened at the last look, with what the line says of it")
  func another() throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    try dialogue.say("add another")
    #expect(dialogue.asked == "name")
    try dialogue.say("back")
    #expect(dialogue.asked == "review", "one just opened is left by back")
    try dialogue.say("add another: Noah, 7")
    #expect(dialogue.member(1, "name") == "Noah")
    #expect(dialogue.asked == "level")
  }

  @Test(
    "What stands before somebody who is known is said of the one who is asked for",
    arguments: ["Noah, 9, and by the way Mia is 6", "Noah, Mia's brother, 9"])
  func newcomer(line: String) throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    try dialogue.say("add another", line)
    #expect(dialogue.member(0, "name") == "Mia")
    #expect(dialogue.member(0, "age") != 9)
    #expect(dialogue.member(1, "age") ?? 9 == 9)
  }

  @Test(
    "Sentences behind a wish for one more are said of that one",
    arguments: [
      "add another. Her name is Zoe and she is 9", "Please add another! She's called Zoe. She is 9",
    ])
  func told(line: String) throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    let before = dialogue.state.answers
    try dialogue.say(line)
    #expect(dialogue.member(0, "name") == "Mia")
    #expect(
      dialogue.member(0, "age") == before[Path("age", in: .init(group: "members", index: 0))]?.value
    )
    #expect(dialogue.member(1, "name") == "Zoe")
  }

  @Test("What is told of one more while another is asked about changes nobody who is there")
  func toldTooEarly() throws {
    var dialogue = try Dialogue.club()
    try dialogue.say("Mia", "7")
    try dialogue.say("add another. Her name is Zoe and she was born on a Monday")
    #expect(dialogue.member(0, "name") == "Mia")
    #expect(dialogue.member(0, "age") == 7)
  }

  @Test("One more that comes too early is kept, or asked about in its turn")
  func tooEarly() throws {
    var dialogue = try Dialogue.club()
    try dialogue.say("Mia", "7")
    let turn = try dialogue.say("add another")
    #expect(turn.utterances.first == .finishFirst(noun: "member", name: "Mia"))
    #expect(dialogue.asked == "level")
    try dialogue.say("add another: Noah, 4")
    #expect(dialogue.asked == "level")
    #expect(dialogue.member(0, "level") == nil)
    try dialogue.say("3")
    #expect(dialogue.member(0, "level") == 3)
    #expect(dialogue.member(1, "name") == "Noah")
    #expect(dialogue.asked == "level")
  }

  @Test(
    "What is the same for another member is copied, where it is clear whose it is",
    arguments: ["same as Mia", "the same", "same level as Mia please", "ditto"])
  func same(line: String) throws {
    var dialogue = try Dialogue.club()
    try dialogue.say("Mia 7 and Noah 4", "3", line)
    #expect(dialogue.member(1, "level") == 3)
    dialogue = try Dialogue.club()
    try dialogue.say("Mia 7, Noah 4 and Ben 5", "3", "8", "the same")
    #expect(dialogue.member(2, "level") == nil)
    try dialogue.say("the second")
    #expect(dialogue.member(2, "level") == 8)
  }

  @Test(
    "Any member is corrected by name",
    arguments: [
      ("Mia's level is 9", 0, "level", 9), ("change Noah's level to 2", 1, "level", 2),
      ("Noah is a 4 on level", 1, "level", 4), ("rename Mia to Maya", 0, "name", "Maya"),
      ("no, Noa, not Noah", 1, "name", "Noa"), ("Noah's age should be 8", 1, "age", 8),
    ] as [(String, Int, String, JSONValue)])
  func byName(line: String, index: Int, field: String, value: JSONValue) throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5), ("Noah", 6))
    let others = dialogue.state.answers.count
    try dialogue.say(line)
    #expect(dialogue.member(index, field) == value)
    #expect(dialogue.state.answers.count == others)
  }

  @Test("A field without a name is asked about, and the value kept until it is clear whose it is")
  func whose() throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5), ("Noah", 6))
    let turn = try dialogue.say("the level is 8")
    #expect(turn.utterances == [.whose(noun: "member", names: ["Mia", "Noah"])])
    try dialogue.say("Noah's")
    #expect(dialogue.member(0, "level") == 5)
    #expect(dialogue.member(1, "level") == 8)
  }

  @Test("Somebody who is not known changes nobody", arguments: ["change", "make", "no,"])
  func strangers(cue: String) throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    let before = dialogue.state.answers
    let turn = try dialogue.say("\(cue) Zoe's level to 9")
    #expect(dialogue.state.answers == before)
    #expect(turn.utterances.first == .cannotChange(label: nil))
  }

  @Test("Among several, somebody who is not known is asked about, and whoever is named is changed")
  func strangersAmongSeveral() throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5), ("Noah", 6))
    let before = dialogue.state.answers
    let turn = try dialogue.say("Zoe's level is 9")
    #expect(turn.utterances == [.whose(noun: "member", names: ["Mia", "Noah"])])
    #expect(dialogue.state.answers == before)
    try dialogue.say("Noah")
    #expect(dialogue.member(1, "level") == 9)
    #expect(dialogue.member(0, "level") == 5)
  }

  @Test(
    "Of two of one name it is asked which, and either is reached by its place",
    arguments: [("the first", 0), ("the second Mia", 1), ("2", 1), ("the latter", 1)])
  func namesakes(line: String, index: Int) throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5), ("Mia", 6))
    let turn = try dialogue.say("Mia's level is 9")
    #expect(turn.utterances == [.whose(noun: "member", names: ["Mia (first)", "Mia (second)"])])
    #expect(dialogue.member(0, "level") == 5)
    #expect(dialogue.member(1, "level") == 6)
    try dialogue.say(line)
    #expect(dialogue.member(index, "level") == 9)
    #expect(dialogue.member(1 - index, "level") == [5, 6][1 - index])
  }

  @Test("Namesakes are corrected, shown and renamed by their places at once")
  func namesakesByPlace() throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5), ("Mia", 6))
    try dialogue.say("change the second Mia's level to 9")
    #expect(dialogue.member(0, "level") == 5)
    #expect(dialogue.member(1, "level") == 9)
    let both = try #require(try dialogue.say("show me Mia").summary)
    #expect(both.lines.contains(.element("Mia (first)")))
    #expect(both.lines.contains(.element("Mia (second)")))
    let turn = try dialogue.say("rename Mia to Maya")
    #expect(turn.says { if case .whose = $0 { true } else { false } })
    try dialogue.say("the second")
    #expect(dialogue.member(0, "name") == "Mia")
    #expect(dialogue.member(1, "name") == "Maya")
    #expect(try dialogue.say("Mia's level is 2").changed.count == 1)
  }

  @Test("Who is the only one stays, and it is said why")
  func onlyOne() throws {
    var dialogue = try Dialogue.clubAtReview(of: ("Mia", 5))
    let turn = try dialogue.say("remove Mia")
    #expect(turn.utterances.first == .cannotRemove(noun: "member", least: 1, name: "Mia"))
    #expect(dialogue.member(0, "level") == 5)
    dialogue = try Dialogue.clubAtReview(of: ("Mia", 5), ("Noah", 6))
    let removed = try dialogue.say("we can leave out Mia")
    #expect(removed.utterances.first == .removed(["Mia"]))
    #expect(dialogue.member(0, "name") == "Noah")
  }

  @Test("Undo takes the opening of several back at once")
  func undoing() throws {
    var dialogue = try Dialogue.club()
    try dialogue.say("Emma 4 and Noah 7", "undo")
    #expect(dialogue.member(0, "name") == nil)
    #expect(dialogue.member(1, "name") == nil)
    #expect(dialogue.state.elements["members", default: 1] == 1)
    #expect(dialogue.asked == "name")
  }

  @Test("Words about no field of a group are no answer of one's own to it")
  func noRoster() throws {
    var dialogue = try Dialogue.club()
    try dialogue.say("what about it?")
    #expect(dialogue.member(0, "name") == nil)
  }
}
