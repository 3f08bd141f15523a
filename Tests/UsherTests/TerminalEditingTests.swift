import Foundation
import TerminalTestSupport
import Testing

@Suite("Typing at a terminal")
struct TerminalEditingTests {
  private let usher: Usher

  init() throws {
    usher = try Usher()
  }

  private static let up = "\u{1B}[A"

  @Test("Emacs keys work without being asked for")
  func emacsKeys() throws {
    let terminal = try usher.terminal("chat", "diet")
    try terminal.expect("> ")
    terminal.type("musclex\u{8}\u{1}gain \u{5}\r")
    try terminal.expect("Gain Muscle")
    terminal.type("\u{4}")
    #expect(terminal.finish().ending == .exited(75))
    #expect(terminal.isCooked)
  }

  @Test("The keys of the person's own ~/.editrc are theirs: vi keys")
  func viKeys() throws {
    _ = try usher.file(".editrc", "bind -v\n")
    let terminal = try usher.terminal("chat", "diet")
    try terminal.expect("> ")
    terminal.type("xain muscle\u{1B}")
    try terminal.expect("muscle")
    terminal.type("0rg\r")
    try terminal.expect("Gain Muscle")
    terminal.type("quit\r")
    #expect(terminal.finish().ending == .exited(75))
  }

  @Test("A line keeps its text when the window changes, and what follows is wrapped to it")
  func resizing() throws {
    let terminal = try usher.terminal("chat", "diet", columns: 100)
    try terminal.expect("> ")
    terminal.type("lose wei")
    try terminal.expect("wei")
    terminal.resize(columns: 40)
    try terminal.expect("\u{1B}[J")
    terminal.type("ght\r")
    try terminal.expect("How many calories")
    let shown = try terminal.expect("that.")
    let plain = shown.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
    let longest = plain.split(separator: "\r\n").map(\.count).max()
    #expect(longest ?? 0 <= 40, "\(shown)")
    terminal.type("quit\r")
    _ = terminal.finish()
    #expect(try usher.stored("diet").contains("lose_weight"))
  }

  @Test(
    "Letters, words and emoji are stored as they were typed, and deleted whole",
    arguments: ["C", "C.UTF-8"], ["--color=auto", "--plain"])
  func emoji(language: String, mode: String) throws {
    let terminal = try usher.terminal(
      "chat", "george", mode, "--now", "2026-03-02T09:00", "--set", "race_name=Berlin Marathon",
      "--set", "race_distance=a marathon", "--set", "race_date=26 September 2026",
      "--set", "goal_time=3:45", "--set", "training_days=Mon", "--set", "session_minutes=60",
      environment: ["LANG": language])
    try terminal.expect("> ")
    terminal.type("let's go\r")
    try terminal.expect("Any injuries")
    try terminal.expect("> ")
    terminal.type("knee é 日本 👩‍👩‍👧👍🏽\u{7F}🦵e\u{301}\r")
    try terminal.expect("Strava")
    terminal.type("quit\r")
    #expect(terminal.finish().ending == .exited(75))
    #expect(try usher.stored("george").contains("\"injuries\":\"knee é 日本 👩‍👩‍👧🦵e\u{301}\""))
  }

  @Test("Tab lists several matches and leaves the line to be typed on")
  func tab() throws {
    let terminal = try usher.terminal("chat", "diet", "--plain")
    try terminal.expect("> ")
    terminal.type("re\t\t")
    let listed = try terminal.expect("> re")
    #expect(listed.contains("repeat") && listed.contains("review"))
    terminal.type("p\t\r")
    try terminal.expect("What's your main goal?")
    terminal.type("quit\r")
    #expect(terminal.finish().ending == .exited(75))
  }

  @Test("Up brings back what was said, never a password, and leaves nothing on the disk")
  func history() throws {
    let terminal = try usher.terminal("chat", "trendsight", "--sign-in", "local")
    try terminal.expect("> ")
    terminal.type("get started\r")
    try terminal.expect("> ")
    terminal.type("ana@example.org\r")
    for _ in 1...2 {
      try terminal.expect("> ")
      terminal.type("correct-horse-7\r")
    }
    try terminal.expect("track first")
    try terminal.expect("> ")
    terminal.type(Self.up)
    let recalled = try terminal.expect("ana@example.org")
    #expect(!recalled.contains("horse"))
    terminal.type("\u{15}quit\r")
    let rest = terminal.finish()
    #expect(rest.ending == .exited(75))
    #expect(!rest.shown.contains("horse"))
    let home = URL(filePath: usher.folder).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(files.allSatisfy { $0 == "store" || $0.hasPrefix("stderr") }, "\(files)")
  }
}
