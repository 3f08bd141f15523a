import TerminalTestSupport
import Testing

@Suite("Forgetting who was not seen for long, with the program itself")
struct RetentionTests {
  private let usher: Usher

  init() throws {
    usher = try Usher()
    try chat("old", on: "2025-11-01", ["lose weight"])
    try chat("done", on: "2025-11-01", ["lose weight", "1800", "noon to 8pm", "", "yes"])
    try chat("new", on: "2026-02-20", ["lose weight"])
  }

  private func chat(_ user: String, on day: String, _ lines: [String]) throws {
    _ = try usher.run(["chat", "diet", "--user", user, "--now", "\(day)T09:00"], lines: lines)
  }

  private func users() throws -> [String] {
    try usher.run("status").output.split(separator: "\n")
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test("Whoever was last seen before goes, with a receipt; a second time there is nobody")
  func all() throws {
    let forget = ["forget", "diet", "--older-than", "90d", "--yes", "--now", "2026-03-02T09:00Z"]
    let run = try usher.run(forget, lines: [])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("Erased for 2 people last seen before 2025-12-02T09:00:00Z:\n"))
    #expect(run.output.contains("  conversations: 2 rows\n"))
    #expect(run.output.contains("  user_profiles: 2 rows\n"))
    #expect(try users() == ["new"])
    let again = try usher.run(forget, lines: [])
    #expect(again.code == 0)
    #expect(
      again.output == "Nobody was last seen before 2025-12-02T09:00:00Z: nothing was erased.\n")
  }

  @Test("With --incomplete those who are done stay")
  func incomplete() throws {
    let run = try usher.run(
      [
        "forget", "diet", "--older-than", "90d", "--incomplete", "--yes", "--json", "--now",
        "2026-03-02T09:00Z",
      ], lines: [])
    #expect(run.output.contains(#""before":"2025-12-02T09:00:00Z""#))
    #expect(run.output.contains(#""people":1"#))
    #expect(run.output.contains(#""flow":"diet""#))
    #expect(try users() == ["done", "new"])
  }

  @Test("It asks first, and only a yes erases")
  func asks() throws {
    let forget = ["forget", "diet", "--older-than", "90d", "--now", "2026-03-02T09:00Z"]
    let run = try usher.run(forget, lines: ["ok wait"])
    #expect(run.code == 75)
    #expect(
      run.output.contains("Erase everything diet keeps of 2 people last seen before 2025-12-02"))
    #expect(try users() == ["done", "new", "old"])
    #expect(try usher.run(forget, lines: ["yes"]).code == 0)
    #expect(try users() == ["new"])
  }

  @Test("An account of this computer goes with its person")
  func account() throws {
    let password = "correct horse battery"
    _ = try usher.run(
      ["chat", "trendsight", "--user", "eve", "--now", "2025-11-01T09:00"],
      lines: ["get started", "eve@example.org", password, password])
    let run = try usher.run(
      ["forget", "trendsight", "--older-than", "30d", "--yes", "--now", "2026-03-02T09:00Z"],
      lines: [])
    #expect(
      run.output.contains("  accounts: 1 row\n") || run.output.contains("  accounts: 2 rows\n"))
    let again = try usher.run(
      ["chat", "trendsight", "--user", "kim", "--now", "2026-03-02T09:00"],
      lines: ["I have an account", "eve@example.org", password])
    #expect(!again.output.contains("You're signed in"))
  }

  @Test(
    "What makes no sense is a usage error",
    arguments: [
      ["--incomplete"], ["--older-than", "90"], ["--older-than", "0d"],
      ["--older-than", "90d", "--user", "ana"],
      ["--older-than", "90d", "--remote", "postgres:///x"],
    ])
  func usage(options: [String]) throws {
    #expect(try usher.run(["forget", "diet", "--yes"] + options, lines: []).code == 64)
    #expect(try users().count == 3)
  }
}
