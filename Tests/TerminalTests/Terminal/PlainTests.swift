import TerminalTestSupport
import Testing

@Suite("A terminal where nothing may be redrawn", .serialized)
struct PlainTests {
  @Test(
    "No escape sequence is ever sent, however plainness is asked for",
    arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"], ["TERM": ""]])
  func noSequences(environment: [String: String]) throws {
    let terminal = try Probe.terminal(
      ["--completions", "help,heal"], environment: environment, columns: 40)
    terminal.type("日本x\u{7F}\u{1B}[A\u{1B}[D he\t\u{15}wrong\u{3}quit\r")
    let (shown, ending) = terminal.finish()
    #expect(ending == .exited(0))
    #expect(shown.contains("help, heal"))
    #expect(shown.contains("<line quit>"))
    #expect(!shown.contains("\u{1B}"))
  }
}
