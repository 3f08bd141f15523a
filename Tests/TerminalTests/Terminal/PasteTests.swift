import TerminalTestSupport
import Testing

@Suite("Pasting at a terminal", .serialized)
struct PasteTests {
  @Test("Pasted lines become answers in order, and the rest waits to be edited")
  func severalLines() throws {
    let terminal = try Probe.terminal()
    terminal.paste("one\ntwo\r\nthree")
    try terminal.expect("<line one>")
    try terminal.expect("<line two>")
    try terminal.expect("three")
    try terminal.answer("!", spelled: "three!")
    #expect(terminal.quit() == .exited(0))
  }

  @Test(
    "Lines that come at once without a mark are answers in order", arguments: [[], ["--plain"]])
  func typedAhead(mode: [String]) throws {
    let terminal = try Probe.terminal(mode)
    terminal.type("one\ntwo\nthree\n")
    let shown = try terminal.expect("<line three>")
    #expect(shown.split(separator: "\r\n").filter { $0.hasPrefix("<") }.count == 3)
    #expect(shown.components(of: "two") == 2, "typed ahead, and shown once")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("A paste runs no command: control characters in it are left out")
  func commands() throws {
    let terminal = try Probe.terminal(["--completions", "abc"])
    terminal.paste("a\tb\u{3}\u{4}\u{7F}\u{1B}[31mc\u{1A}")
    try terminal.answer("", spelled: "a b[31mc")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("A paste of more than a line may have is refused", .timeLimit(.minutes(2)))
  func tooLong() throws {
    let terminal = try Probe.terminal()
    terminal.paste(String(repeating: "x", count: 20_000) + "\n")
    try terminal.expect("<rejected tooLong>")
    try terminal.expect("> ")
    try terminal.answer("next", spelled: "next")
    #expect(terminal.quit() == .exited(0))
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    indices.count { self[$0...].hasPrefix(text) }
  }
}
