import Testing
import Understanding

@Suite("Acts: what agrees, and what only sounds like it")
struct SettlingActTests {
  @Test(
    "What is said of an answer agrees to nothing",
    arguments: [
      "the hip is fine by now", "it's not my left hip, it's my right",
      "the Delta Run is great",
    ])
  func ofAnswers(line: String) throws {
    let lines = ActScene.race.dropLast(2) + ["left hip", "no"]
    let scene = try ActScene("george", after: Array(lines))
    #expect(try !scene.act(of: line).hasPrefix("affirm"))
    #expect(scene.changes(after: line) == [:])
  }

  @Test("A list that is said to be fine stays as it is")
  func listIsFine() throws {
    let scene = try ActScene("george", after: ActScene.race)
    let changes = scene.changes(after: "Mon, Wed and Sat are fine")
    #expect(changes["training_days"] == ["mon", "wed", "sat"])
  }

  @Test(
    "A clause that agrees does, whatever another says of an answer",
    arguments: ["looks good, my hip is fine", "yes", "all good", "very well"])
  func agrees(line: String) throws {
    let lines = ActScene.race.dropLast(2) + ["left hip", "no"]
    let scene = try ActScene("george", after: Array(lines))
    #expect(try scene.act(of: line).hasPrefix("affirm"))
  }

  @Test("A day that no longer works says no yes to what was asked last")
  func noYes() throws {
    let scene = try ActScene("george", after: ActScene.race)
    #expect(
      scene.changes(after: "Thursday no longer works, Friday instead")["strava_intent"] == nil)
  }

  @Test(
    "After the end, what turns something down asks what should be different",
    arguments: [
      ("not that one", "amend bare"), ("no, not these", "amend bare"),
      ("no, too much for my legs", "amend bare"), ("no", "proceed bare"),
      ("nope, all good", "proceed bare"),
      ("bye", "command quit bare"),
    ])
  func after(line: String, act: String) throws {
    let scene = try ActScene("diet", after: ActScene.diet + ["yes"])
    #expect(try scene.act(of: line).split(separator: " ")[0] == act.split(separator: " ")[0])
  }

  @Test(
    "What was taken back answers no question that follows, and a yes may go on with another value",
    arguments: [
      ("yes", "Connecting with them on a deeper level"),
      ("yeah, two", "Helping them navigate challenges"),
    ])
  func anotherThanProposed(line: String, goal: String) throws {
    let names = Array(ActScene.family.prefix(2))
    let repaired = try ActScene("eko", after: names + ["October 3rd 2012, no sorry, the 11th"])
    #expect(try repaired.act(of: "two").hasPrefix("inform children.0.goals"))
    let proposing = try ActScene("eko", after: names + ["11 October 2012, third"])
    let goals = proposing.changes(after: line)["children"]?.array?.first?["goals"]
    #expect(goals == [.string(goal)])
  }
}
