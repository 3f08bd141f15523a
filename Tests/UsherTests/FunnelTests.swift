import Foundation
import TerminalTestSupport
import Testing

@Suite("The funnel, with the program itself")
struct FunnelTests {
  private static let account = ["correct horse battery", "correct horse battery"]

  /// Some lines of a person at the event tracker, a quarter of an hour after the person before.
  private func converse(
    _ usher: Usher, _ user: String, at minute: Int, _ lines: [String]
  ) throws {
    _ = try usher.run(
      ["chat", "trendsight", "--user", user, "--now", "2026-03-02T09:\(minute)"], lines: lines)
  }

  @Test("Conversions, completions, drop-off and median times of several people")
  func several() throws {
    let usher = try Usher()
    func signUp(_ user: String) -> [String] {
      ["get started", "\(user)@example.org"] + Self.account
    }
    try converse(usher, "ana", at: 10, signUp("ana"))
    try converse(usher, "ana", at: 12, ["coffee", "log it", "not now to all", "go to dashboard"])
    try converse(usher, "ben", at: 10, signUp("ben"))
    try converse(usher, "ben", at: 14, ["mood", "skip", "yes to all", "go to dashboard"])
    try converse(usher, "eve", at: 10, signUp("eve"))
    try converse(usher, "eve", at: 16, ["custom: Water, blue, drop", "log it"])
    try converse(usher, "kim", at: 10, ["get started", "quit"])
    let json = try usher.run("status", "--funnel", "--json").output
    let list = try JSONDecoder().decode([Funnel].self, from: Data(json.utf8))
    let funnel = try #require(list.first)
    #expect(funnel.flow == "trendsight")
    #expect(funnel.started == 4)
    #expect(funnel.completed == 2)
    #expect(funnel.primary == 0.5)
    #expect(funnel.secondary == 0.5)
    let stages = Dictionary(uniqueKeysWithValues: funnel.stages.map { ($0.step, $0) })
    #expect(funnel.stages.map(\.completed) == [4, 3, 3, 3, 2, 2])
    #expect(stages["auth"]?.drop_off == 0.25)
    #expect(stages["permissions"]?.drop_off == 0.5)
    #expect(stages["createEventType"]?.median_seconds == 240)
    let text = try usher.run("status", "--funnel").output
    #expect(
      text.hasPrefix("trendsight: 4 started, 2 completed, primary 50 %, secondary 50 %\n"))
    #expect(text.contains("  createEventType    3 went on, drop-off 25 %, median 240 s\n"))
  }

  @Test(
    "Where people stop, by question, with the time it took and how often they were not understood")
  func questions() throws {
    let usher = try Usher()
    func converse(_ user: String, _ minute: Int, _ lines: [String]) throws {
      _ = try usher.run(
        ["chat", "diet", "--user", user, "--now", "2026-03-02T09:\(minute)"], lines: lines)
    }
    try converse("ana", 10, ["purple", "why?", "green", "lose weight"])
    try converse("ana", 12, ["1800"])
    try converse("ben", 10, ["purple", "maintain"])
    try converse("ben", 11, ["as much as a horse", "purple"])
    try converse("eve", 20, ["hello"])
    let json = try usher.run("status", "--funnel", "--json").output
    let list = try JSONDecoder().decode([Funnel].self, from: Data(json.utf8))
    let questions = try #require(list.first?.questions)
    #expect(questions.map(\.question) == ["goal", "calorie_target", "eating_window"])
    #expect(questions.map(\.answered) == [2, 1, 0])
    #expect(questions.map(\.stopped) == [1, 1, 1])
    #expect(questions[1].median_seconds == 120)
    #expect(questions.map(\.median_repeats) == [1, 1, 0])
    let text = try usher.run("status", "--funnel").output
    #expect(
      text.contains("  question             answered      stopped  median time    not heard\n"))
    #expect(
      text.contains("  eating_window               0            1            -            0\n"))
  }

  @Test("A step that is passed by a line with more answers than were asked for is passed")
  func overAnswered() throws {
    let usher = try Usher()
    func converse(_ user: String, _ lines: [String]) throws {
      _ = try usher.run(["chat", "diet", "--user", user], lines: lines)
    }
    try converse("ana", ["lose weight, 1800 kcal and noon to 8pm"])
    try converse("ben", ["gain muscle"])
    try converse("eve", ["lose weight, 1800 kcal and noon to 8pm", "back", "quit"])
    let json = try usher.run("status", "--funnel", "--json").output
    let list = try JSONDecoder().decode([Funnel].self, from: Data(json.utf8))
    let funnel = try #require(list.first)
    #expect(funnel.stages.map(\.completed) == [3, 2, 2, 0, 0])
    #expect(funnel.stages[1].drop_off < 0.4)
  }

  private struct Funnel: Decodable {
    let flow: String
    let started: Int
    let completed: Int
    let primary: Double
    let secondary: Double?
    let stages: [Stage]
    let questions: [Question]

    struct Question: Decodable {
      let question: String
      let answered: Int
      let stopped: Int
      let median_seconds: Int?
      let median_repeats: Int?
    }

    struct Stage: Decodable {
      let step: String
      let completed: Int
      let drop_off: Double
      let median_seconds: Int?
    }
  }
}
