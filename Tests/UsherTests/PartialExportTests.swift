import Foundation
import TerminalTestSupport
import Testing
import Understanding

@Suite("Exporting who is under way, with the program itself")
struct PartialExportTests {
  private let usher: Usher

  init() throws {
    usher = try Usher()
    _ = try usher.run(
      ["chat", "diet", "--user", "ana", "--now", "2026-03-02T09:00"],
      lines: ["lose weight", "1800"])
    _ = try usher.run(
      ["chat", "diet", "--user", "ben", "--now", "2026-03-02T10:00"],
      lines: ["lose weight", "1800", "noon to 8pm", "", "yes"])
  }

  @Test("Without --partial only those who are done are there, without more than before")
  func complete() throws {
    let lines = try usher.run("export", "diet").output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.contains("last_seen") == false)
  }

  @Test("With it, everybody is, with the step and when they were last seen")
  func partial() throws {
    let lines = try usher.run("export", "diet", "--partial").output.split(separator: "\n")
    let people = try lines.map { try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8)) }
    #expect(people.map { $0["user"] } == ["ana", "ben"])
    #expect(people.map { $0["step"] } == ["window", "complete"])
    #expect(people.map { $0["completed"] } == [false, true])
    #expect(people.map { $0["last_seen"] } == ["2026-03-02T09:00:00Z", "2026-03-02T10:00:00Z"])
    #expect(people.first?["profile"]?["calorie_target"] == 1800)
    #expect(people.first?["profile"]?["eating_window_start"] == JSONValue.null)
  }

  @Test("As a table, too")
  func table() throws {
    let rows = try usher.run("export", "diet", "--partial", "--format", "csv").output
      .split(whereSeparator: \.isNewline)
    let header = [
      "user", "step", "completed", "last_seen", "calorie_target", "eating_window_end",
      "eating_window_start", "goal",
    ]
    #expect(rows.first?.split(separator: ",").map(String.init) == header)
    #expect(rows.dropFirst().first == "ana,window,false,2026-03-02T09:00:00Z,1800,,,lose_weight")
  }
}
