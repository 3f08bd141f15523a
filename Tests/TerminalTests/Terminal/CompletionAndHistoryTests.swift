import TerminalTestSupport
import Testing

@Suite("Tab and Up at a terminal", .serialized)
struct CompletionAndHistoryTests {
  private let choices = ["--completions", "lose weight,gain muscle,help,heal"]

  @Test("Tab completes the one match and lists several", arguments: [[], ["--plain"]])
  func tab(mode: [String]) throws {
    let terminal = try Probe.terminal(choices + mode)
    try terminal.answer("l\t", spelled: "lose weight")
    terminal.type("h\t\t")
    try terminal.expect("help, heal")
    try terminal.expect("> he")
    try terminal.answer("l\t", spelled: "help")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("Up finds what was said in this session, and never a secret")
  func history() throws {
    let up = "\u{1B}[A"
    let terminal = try Probe.terminal()
    try terminal.answer("日本", spelled: "\\u{65E5}\\u{672C}")
    try terminal.answer("secret", spelled: "secret")
    try terminal.answer("hunter2", spelled: "hunter2")
    try terminal.answer(up, spelled: "secret")
    terminal.type("\r")
    try terminal.expect("> ")
    try terminal.answer(up + up, spelled: "\\u{65E5}\\u{672C}")
    #expect(terminal.quit() == .exited(0))
  }

  @Test(
    "Of a secret a mark a character is shown, which Backspace takes away",
    arguments: [([], "•"), (["--plain"], "*")])
  func secret(mode: [String], mark: String) throws {
    let terminal = try Probe.terminal(mode)
    try terminal.answer("secret", spelled: "secret")
    terminal.type("hunté👩‍👩‍👧\u{7F}\u{7F}\u{1B}[Der2\r")
    let shown = try terminal.expect("<line ")
    let typed = String(repeating: mark, count: 6)
    let erased = "\u{8} \u{8}"
    #expect(shown == typed + erased + erased + mark + mark + mark + "\r\n<line ")
    try terminal.expect("hunter2>")
    #expect(terminal.quit() == .exited(0))
  }
}
