import Foundation
import TerminalTestSupport
import Testing

@Suite("What conversations look like at a terminal")
struct TerminalLookTests {
  private let usher: Usher

  init() throws {
    usher = try Usher()
  }

  private static let colors = ["TERM": "xterm-256color"]

  /// The lines on the screen, without colours.
  private func lines(_ shown: String) -> [String] {
    shown.replacing(#/\u{1B}\[[0-9;?]*[A-Za-z]/#, with: "").replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(
    "What was understood and what changed is marked, by a sign or by a word",
    arguments: [
      ([], "✓ Lose Weight", "✓ Goal: Lose Weight → Gain Muscle"),
      (["--plain"], "Noted: Lose Weight.", "Noted: Goal: Gain Muscle now; it was Lose Weight."),
    ])
  func marks(arguments: [String], understood: String, changed: String) throws {
    let terminal = try usher.terminal(["chat", "diet"] + arguments, environment: Self.colors)
    try terminal.expect("> ")
    terminal.type("lose weight\r")
    let first = try terminal.expect("> ")
    #expect(lines(first).contains(understood), "\(first)")
    terminal.type("change my goal to muscle\r")
    let second = try terminal.expect("> ")
    #expect(lines(second).contains(changed), "\(second)")
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("The question stands out, after a blank line, and its hint stands back")
  func question() throws {
    let terminal = try usher.terminal("chat", "diet", environment: Self.colors)
    try terminal.expect("> ")
    terminal.type("lose weight\r")
    let shown = try terminal.expect("press Enter to take that.")
    #expect(shown.contains("\u{1B}[1mHow many calories per day?\u{1B}[0m"), "\(shown)")
    #expect(shown.contains("\u{1B}[2mWe'll calculate"), "\(shown)")
    let lines = lines(shown)
    let step = try #require(lines.firstIndex { $0.contains("Step 2 of 5") })
    #expect(lines[step - 1].isEmpty)
    #expect(lines[step + 1].contains("How many calories"))
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("A wrapped line keeps the tints of its parts")
  func wrapping() throws {
    let terminal = try usher.terminal("chat", "diet", environment: Self.colors, columns: 30)
    try terminal.expect("> ")
    terminal.type("lose weight\r")
    let shown = try terminal.expect("take that.")
    #expect(shown.contains("\u{1B}[1mHow many calories per day?\u{1B}[0m"), "\(shown)")
    #expect(shown.contains("\u{1B}[2mWe'll calculate your macros\u{1B}[0m"), "\(shown)")
    #expect(lines(shown).allSatisfy { $0.count <= 30 })
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("Ctrl-L clears the screen, and shows the question and what was typed again")
  func freshScreen() throws {
    let terminal = try usher.terminal("chat", "diet", environment: Self.colors)
    try terminal.expect("> ")
    terminal.type("lose\u{C}")
    try terminal.expect("\u{1B}[H\u{1B}[2J")
    let shown = try terminal.expect("lose")
    let lines = lines(shown)
    #expect(lines.first == "What's your main goal?", "\(shown)")
    #expect(lines.contains("  3. Gain Muscle") && lines.last?.hasPrefix("> ") == true)
    terminal.type(" weight\r")
    try terminal.expect("How many calories")
    terminal.type("quit\r")
    #expect(terminal.finish().ending == .exited(75))
    #expect(try usher.stored("diet").contains("lose_weight"))
  }

  @Test("Of a joined emoji nothing is left standing when it or what follows it is deleted")
  func joinedEmoji() throws {
    let terminal = try usher.terminal("chat", "eko", environment: Self.colors)
    try terminal.expect("> ")
    terminal.type("Mia 👩‍👩‍👧x")
    try terminal.expect("x")
    terminal.type("\u{7F}")
    try terminal.expect("\r\u{1B}[J\u{1B}[36m> Mia 👩‍👩‍👧")
    terminal.type("\u{7F}")
    try terminal.expect("\u{1B}[J")
    terminal.type("\u{15}quit\r")
    _ = terminal.finish()
  }

  @Test("Colours are shown beside their names where the screen has them", arguments: [true, false])
  func swatches(hasColors: Bool) throws {
    let terminal = try usher.terminal(
      ["chat", "trendsight", "--sign-in", "local"],
      environment: hasColors ? Self.colors : ["TERM": "xterm", "NO_COLOR": "1"], columns: 40)
    for line in ["get started", "ana@example.org", "correct-horse-7", "correct-horse-7"] {
      try terminal.expect("> ")
      terminal.type(line + "\r")
    }
    try terminal.expect("track first")
    try terminal.expect("> ")
    terminal.type("custom\r")
    try terminal.expect("What name")
    try terminal.expect("> ")
    terminal.type("Tea\r")
    let shown = try terminal.expect("12. ")
    #expect(shown.contains("■") == hasColors)
    let row = try #require(lines(shown).first { $0.contains("1. red") })
    #expect(row.hasSuffix("3. amber"), "\(row)")
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("Enter twice leaves once all is complete; in a pipe an empty line stays an empty line")
  func enterTwice() throws {
    let script = "lose weight\n1800\nnoon to 8pm\n\nyes\n"
    _ = try usher.run("chat", "diet", input: script)
    let terminal = try usher.terminal("chat", "diet")
    try terminal.expect("> ")
    terminal.type("\r")
    try terminal.expect("Press Enter once more to leave")
    try terminal.expect("> ")
    terminal.type("\r")
    try terminal.expect("see you soon")
    #expect(terminal.finish().ending == .exited(0))
    let piped = try usher.run("chat", "diet", input: "\n\nchange calories to 1900\n")
    #expect(piped.code == 0)
    #expect(try usher.stored("diet").contains("1900"))
  }

  @Test("The command to go on carries the options that were given, quoted for a shell")
  func resuming() throws {
    let place = usher.home + "/my store"
    let run = try usher.run(
      "chat", "diet", "--user", "ana o'neil", "--store", place, "--clock", "24", "--color", "never",
      "--plain", input: "lose weight\nquit\n")
    let command = try #require(run.output.split(separator: "\n").last)
    #expect(command.hasPrefix("usher chat diet --user "))
    #expect(command.contains("--clock 24") && command.contains("--plain"))
    #expect(command.contains("--color never"))
    let program = try PipedProgram(
      "/bin/sh", ["-c", "set -- \(command); printf '%s\\n' \"$@\""],
      environment: usher.environment)
    program.send([])
    let words = program.finish().0.split(separator: "\n").map(String.init)
    #expect(words.contains("ana o'neil") && words.contains(place), "\(words)")
  }

  @Test("What is typed has a colour of its own, from the prompt to its end")
  func typedText() throws {
    let terminal = try usher.terminal("chat", "diet", environment: Self.colors)
    try terminal.expect("\u{1B}[36m> ")
    terminal.type("lose weight\r")
    let shown = try terminal.expect("✓")
    #expect(shown.contains("\u{1B}[0m"), "\(shown)")
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("Of a question and its options the question alone is bold")
  func options() throws {
    let terminal = try usher.terminal("chat", "diet", environment: Self.colors)
    let shown = try terminal.expect("Gain Muscle")
    #expect(shown.components(separatedBy: "\u{1B}[1m").count == 2, "\(shown)")
    #expect(shown.contains("\u{1B}[1mWhat's your main goal?"))
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test(
    "Under a list that pushes its question off the screen, the question stands again",
    arguments: [(15, 2), (24, 1)])
  func longLists(rows: Int, times: Int) throws {
    let terminal = try usher.terminal(
      ["chat", "eko"], environment: Self.colors, columns: 40, rows: rows)
    for line in ["Sam", "Mia", "4 March 2018", "1 and 3"] {
      try terminal.expect("> ")
      terminal.type(line + "\r")
    }
    try terminal.expect("Step 5 of")
    let shown = lines(try terminal.expect("12. ") + (try terminal.expect("> ")))
    #expect(shown.count { $0.hasPrefix("What would you like") } == times, "\(shown)")
    #expect(shown.allSatisfy { $0.count <= 40 })
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("Facts stand apart from what is above and below them, and hours are written one way")
  func facts() throws {
    let terminal = try usher.terminal("chat", "diet", environment: Self.colors)
    for line in ["lose weight", "1800", "noon to 8pm", ""] {
      try terminal.expect("> ")
      terminal.type(line + "\r")
    }
    let reveal = lines(try terminal.expect("Start tracking?"))
    let goal = try #require(reveal.firstIndex { $0.contains("Goal: ") })
    #expect(reveal[goal - 1].isEmpty, "\(reveal)")
    #expect(reveal.contains { $0.hasSuffix("noon to 8 PM") })
    try terminal.expect("> ")
    terminal.type("yes\r")
    let dashboard = lines(try terminal.expect("What's next"))
    #expect(dashboard.dropLast().last?.isEmpty == true, "\(dashboard)")
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("Fasting days can be read on black: theirs is the brighter blue")
  func fastingDays() throws {
    let terminal = try usher.terminal("chat", "diet", environment: Self.colors)
    for line in ["lose weight", "1800", "noon to 8pm"] {
      try terminal.expect("> ")
      terminal.type(line + "\r")
    }
    let shown = try terminal.expect("Why does this work?")
    #expect(shown.contains("\u{1B}[94m") && !shown.contains("\u{1B}[34m"))
    terminal.type("quit\r")
    _ = terminal.finish()
  }

  @Test("Lines that are pasted are taken on a yes, each shown as if it were typed")
  func pasting() throws {
    let terminal = try usher.terminal("chat", "diet", environment: Self.colors)
    try terminal.expect("> ")
    terminal.paste("gain muscle\n2500\n")
    terminal.type("\r")
    try terminal.expect("You pasted 2 lines:")
    try terminal.expect("Shall I take them one after another?")
    try terminal.expect("> ")
    terminal.type("yes\r")
    try terminal.expect("> gain muscle")
    try terminal.expect("> 2500")
    try terminal.expect("When do you usually eat?")
    terminal.type("quit\r")
    #expect(terminal.finish().ending == .exited(75))
    #expect(try usher.stored("diet").contains("\"calorie_target\":2500"))
  }
}
