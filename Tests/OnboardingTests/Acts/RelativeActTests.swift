import Testing
import Understanding

@Suite("Acts: changes by an amount")
struct RelativeActTests {
  @Test(
    "An answer is changed by an amount, whatever it is of",
    arguments: [
      ("the goal should be 3 minutes faster", ["goal_time_s": 2400] as [String: JSONValue]),
      ("I want to be three minutes quicker", ["goal_time_s": 2400]),
      ("2 minutes slower", ["goal_time_s": 2700]),
      ("the distance should be 2 km longer", ["race_distance_m": 12_000]),
      ("the race is a week later", ["race_date": "2026-11-14"]),
    ])
  func race(line: String, changes: [String: JSONValue]) throws {
    #expect(try ActScene("george", after: ActScene.race).changes(after: line) == changes)
  }

  @Test("One end of a window moves, though the word for it could mean not now")
  func window() throws {
    let scene = try ActScene("diet", after: ActScene.diet)
    #expect(
      scene.changes(after: "please change eating to begin one hour later")
        == ["eating_window_start": "13:00"])
  }

  @Test("Without an answer of its own and a suggestion to change, an amount is no answer")
  func open() throws {
    let scene = try ActScene("george", after: Array(ActScene.race.prefix(6)))
    #expect(scene.changes(after: "10 minutes less") == [:])
  }

  @Test(
    "An amount changes what is suggested, where it is asked for",
    arguments: [
      ("100 less", 1900), ("200 more than that, please", 2200), ("I need 50 more", 2050),
      ("I burn 100 less", nil), ("not 100 less", nil), ("why not 100 less?", nil),
      ("100 less on rest days", nil),
    ] as [(String, Int?)])
  func suggested(line: String, calories: Int?) throws {
    let scene = try ActScene("diet", after: Array(ActScene.diet.prefix(1)))
    #expect(scene.changes(after: line) == (calories.map { ["calorie_target": .int($0)] } ?? [:]))
  }

  @Test("What was said and what it is are told apart")
  func told() throws {
    let scene = try ActScene("diet", after: ["maintain", "1800"])
    #expect(scene.changes(after: "I said 1800 but it's 1900") == ["calorie_target": 1900])
    #expect(scene.changes(after: "she said 1800 but it's late") == [:])
  }

  @Test("A line that names an answer is about no other")
  func named() throws {
    let scene = try ActScene("diet", after: ActScene.diet + ["change my goal to muscle"])
    #expect(scene.changes(after: "go back to the same calories as before") == [:])
  }

  @Test(
    "More of something else changes no number, and takes no words of another answer",
    arguments: [
      ("diet", "I have one more remark", [:] as [String: JSONValue]),
      ("diet", "three snacks less", [:]),
      ("george", "one more thought on that", [:]),
      ("george", "one more injury: a sore hip", ["injuries": "a sore hip"]),
      ("george", "five more", ["session_minutes": 50]),
    ])
  func others(flow: String, line: String, changes: [String: JSONValue]) throws {
    let scene = try ActScene(flow, after: flow == "diet" ? ActScene.diet : ActScene.race)
    #expect(scene.changes(after: line) == changes)
  }

  @Test(
    "One end of a window is said at the last look",
    arguments: [
      ("I stop eating at 6", ["eating_window_end": "18:00"] as [String: JSONValue]),
      ("my last meal is at seven", ["eating_window_end": "19:00"]),
      ("I start eating at 10", ["eating_window_start": "10:00"]),
      ("2300 and I stop eating at 9", ["eating_window_end": "21:00"]),
      ("I start work at 8", [:]), ("1900, till 9pm", [:]),
    ])
  func ends(line: String, changes: [String: JSONValue]) throws {
    #expect(try ActScene("diet", after: ActScene.diet).changes(after: line) == changes)
  }
}
