import Foundation
import TerminalTestSupport
import Testing
import Understanding

@Suite("The schema of profiles, with the program itself")
struct ProfileSchemaTests {
  private static let password = "correct horse battery"

  /// What people say who go all the way, by flow.
  private static let ways: [(flow: String, options: [String], people: [[String]])] = [
    (
      "diet", [],
      [
        ["lose weight", "1800", "noon to 8pm", "", "yes"],
        ["gain muscle", "7500 kJ", "22:30 to 6:15", "", "yes"],
      ]
    ),
    (
      "eko", ["--sign-in", "none"],
      [
        [
          "Sam", "Mia", "4 March 2018", "1 and 3", "school, friends and family", "7", "5", "4",
          "that's all",
        ],
        [
          "Sam", "Emma 4 and Noah 7", "2 February 2022", "none of those, I want her to sleep more",
          "all but school", "1", "10", "5", "3 May 2018", "2", "1, 2 and 3", "5", "5", "5",
          "that's all",
        ],
      ]
    ),
    (
      "trendsight", [],
      [
        [
          "get started", "ana@example.org", password, password, "coffee", "log it: two espressos",
          "yes", "not now", "not now", "go to dashboard",
        ],
        [
          "get started", "ben@example.org", password, password, "custom: Water, blue, drop", "skip",
          "not now to all", "go to dashboard",
        ],
      ]
    ),
    ("growth", [], [["quick practice"], ["guided", "1"]]),
  ]

  private func json(_ text: some StringProtocol) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  @Test("Every profile that is exported keeps it", arguments: ways.map(\.flow))
  func exported(flow: String) throws {
    let way = try #require(Self.ways.first { $0.flow == flow })
    let usher = try Usher()
    for (place, lines) in way.people.enumerated() {
      let run = try usher.run(
        ["chat", flow, "--user", "person-\(place)"] + way.options, lines: lines)
      #expect(run.code == 0, "\(run.output)")
    }
    let schema = try json(try usher.run("schema", flow).output)
    #expect(schema["$schema"] == "https://json-schema.org/draft/2020-12/schema")
    let lines = try usher.run("export", flow).output.split(separator: "\n")
    #expect(lines.count == way.people.count)
    for line in lines {
      let profile = try #require(try json(line)["profile"])
      #expect(SchemaChecker.faults(profile, schema) == [], "\(line)")
    }
  }

  @Test("It has the bounds, the options and the words of the questions")
  func diet() throws {
    let properties = try json(try Usher().run("schema", "diet").output)["properties"]
    let calories = try #require(properties?["calorie_target"])
    #expect(calories["minimum"] == 1000)
    #expect(calories["maximum"] == 4000)
    #expect(calories["title"] == "Daily target")
    #expect(calories["description"] == "What's your daily calorie target, as a number?")
    #expect(properties?["goal"]?["enum"] == ["lose_weight", "maintain_weight", "gain_muscle"])
    #expect(properties?["eating_window_start"]?["pattern"] != nil)
  }

  @Test("Options that depend on answers are those of any of them, and what can be left out is null")
  func growth() throws {
    let schema = try json(try Usher().run("schema", "growth").output)
    let routine = try #require(schema["properties"]?["routine_id"]?["anyOf"]?.array)
    #expect((routine.first?["enum"]?.array?.count ?? 0) > 3)
    #expect(routine.last == ["type": "null"])
  }

  @Test(
    "What no profile is breaks it",
    arguments: [
      (#"{"goal":"lose_weight","calorie_target":999}"#, "$.calorie_target: minimum"),
      (#"{"goal":"be happy"}"#, "$.goal: enum"),
      (#"{"eating_window_start":"25:00"}"#, "$.eating_window_start: pattern"),
      (#"{"calorie_target":null}"#, "$.calorie_target: type"),
      (#"{"age":7}"#, "$.age: additionalProperties"),
      (#"{}"#, "$.goal: required"),
    ])
  func broken(profile: String, fault: String) throws {
    let schema = try json(try Usher().run("schema", "diet").output)
    #expect(SchemaChecker.faults(try json(profile), schema).contains(fault))
  }
}
