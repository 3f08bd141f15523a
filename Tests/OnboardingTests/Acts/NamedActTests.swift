import Testing
import Understanding

@Suite("Acts: values for the fields that a line names")
struct NamedActTests {
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

  @Test("What is taken away by its name becomes none", arguments: ["scrap the injuries"])
  func removal(line: String) throws {
    let lines = Array(ActScene.race.prefix(7)) + ["sore left knee", "no"]
    let scene = try ActScene("george", after: lines)
    #expect(scene.changes(after: line) == ["injuries": ""])
  }
}
