import Testing
import Understanding

@Suite("Acts: what is said in the place of what was said")
struct ReplacementActTests {
  @Test(
    "The answer that is taken back says which is meant",
    arguments: [
      ("1900 not 2000", "inform calorie_target 1900 announced"),
      ("yes, hang on. 1900, not 2000", "inform calorie_target 1900 announced"),
      ("not noon, 1pm", "inform eating_window {\"end\":\"20:00\",\"start\":\"13:00\"} announced"),
      ("not maintain, lose", "inform goal \"lose_weight\" announced"),
    ])
  func rejected(line: String, act: String) throws {
    #expect(try ActScene("diet", after: ActScene.diet).act(of: line) == act)
  }

  @Test(
    "What was never said is not taken back", arguments: ["not 900, please", "not bad", "not yet"])
  func strangers(line: String) throws {
    let scene = try ActScene("diet", after: ActScene.diet)
    #expect(scene.changes(after: line) == [:])
  }

  @Test(
    "A part of a name takes the place of a part, and a whole one of the whole",
    arguments: [
      ("sorry, Kiel, not Trier", "Kiel Marathon"), ("Kiel Half, not Trier Marathon", "Kiel Half"),
      ("not Trier, Kiel Marathon", "Kiel Marathon"),
    ])
  func names(line: String, name: String) throws {
    let scene = try ActScene("george", after: ["let's go", "Trier Marathon"])
    #expect(scene.changes(after: line)["race_name"]?.string == name)
  }

  @Test("A day takes the place of another", arguments: ["Friday instead of Thursday"])
  func days(line: String) throws {
    let scene = try ActScene("george", after: ActScene.race)
    #expect(scene.changes(after: line) == ["training_days": ["tue", "fri", "sat"]])
  }

  @Test(
    "A name that is spelled anew is the same one",
    arguments: ["it's Saige with an i", "sorry, Saige"])
  func respelled(line: String) throws {
    let scene = try ActScene("eko", after: Array(ActScene.family.prefix(2)))
    let children = scene.changes(after: line)["children"]?.array
    #expect(children?.first?["name"] == "Saige")
  }
}
