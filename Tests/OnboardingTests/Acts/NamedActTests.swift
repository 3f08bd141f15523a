import Testing
import Understanding

@Suite("Acts: values for the fields that a line names")
struct NamedActTests {
  @Test(
    "What was is no change of what is, whatever names it",
    arguments: [
      "I used to eat 7am to 9pm", "I had breakfast at 7 and dinner at 8 yesterday",
      "I used to eat breakfast at 7 and supper at 9",
    ])
  func over(line: String) throws {
    let scene = try ActScene("diet", after: ActScene.diet)
    #expect(scene.changes(after: line).isEmpty)
    #expect(!scene.changes(after: "I eat 7am to 9pm").isEmpty)
  }

  @Test("A value is for the name beside it", arguments: ["4, and sensitive is 8"])
  func beside(line: String) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(5)))
    let child = scene.changes(after: line)["children"]?.array?.first
    #expect(child?["temperament_talkative"] == 4)
    #expect(child?["temperament_sensitivity"] == 8)
  }

  @Test(
    "A text that is named is the clause about it, and no more",
    arguments: [
      ("40, and no injuries", ["session_minutes": 40, "injuries": ""] as [String: JSONValue])
    ])
  func text(line: String, changes: [String: JSONValue]) throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(6)))
    #expect(scene.changes(after: line) == changes)
  }

  @Test("A text that is only named as a reason is not to be changed")
  func reason() throws {
    let scene = try ActScene("george", after: ActScene.race)
    #expect(try scene.act(of: "not with my injuries") == "nothing")
    #expect(try scene.act(of: "change my injuries") == "change injuries announced")
  }

  @Test("A value with the name of its field is for that field, whatever leads to it")
  func led() throws {
    let scene = try ActScene("diet", after: ActScene.diet)
    let act = try scene.act(of: "I'd be happier with the calories at 1900")
    #expect(act == "inform calorie_target 1900 named")
  }

  @Test("What is taken away by its name becomes none", arguments: ["scrap the injuries"])
  func removal(line: String) throws {
    let lines = Array(ActScene.race.prefix(7)) + ["sore left knee", "no"]
    let scene = try ActScene("george", after: lines)
    #expect(scene.changes(after: line) == ["injuries": ""])
  }

  @Test(
    "A text ends where another answer begins, and takes nothing that is said of others",
    arguments: [
      ("change injuries to a stiff hip, and 40 min", "a stiff hip", 40),
      ("change injuries to a stiff hip, and a sore back", "a stiff hip, and a sore back", nil),
      ("goal is 42 minutes and injuries none", "", nil),
      ("clear the injuries and make it 40 minutes", "", 40),
    ] as [(String, String, Int?)])
  func textBeside(line: String, injuries: String, minutes: Int?) throws {
    let lines = Array(ActScene.race.prefix(7)) + ["sore left knee", "no"]
    let changes = try ActScene("george", after: lines).changes(after: line)
    #expect(changes["injuries"] == .string(injuries))
    #expect(changes["session_minutes"] == minutes.map(JSONValue.int))
  }

  @Test(
    "The name of a list and its verb are no part of what is said for it",
    arguments: [
      "Sage's goals are 2 and 5", "Sage goals: 2, 5", "Sage's goals: 2 and 5",
      "the goals are 2 and 5",
    ])
  func list(line: String) throws {
    let scene = try ActScene("eko", after: ActScene.family)
    let goals = scene.changes(after: line)["children"]?.array?.first?["goals"]
    #expect(goals?.array?.count == 2)
    let same = try ActScene(
      "eko", after: Array(ActScene.family.prefix(3)) + ["2 and 5"] + ActScene.family.dropFirst(4))
    #expect(goals == same.changes(after: "talkative 9")["children"]?.array?.first?["goals"])
  }

  @Test(
    "A name between a verb and what it does leaves them one clause",
    arguments: ["take the well-being goal off", "take the mental health goal off"])
  func within(line: String) throws {
    var family = ActScene.family
    family[3] = "1, 4 and 6"
    let now = try ActScene("eko", after: family).changes(after: line)
    #expect(now["children"]?.array?.first?["goals"]?.array?.count == 2)
  }
}
