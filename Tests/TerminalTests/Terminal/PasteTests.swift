import TerminalTestSupport
import Testing

@Suite("Pasting at a terminal", .serialized)
struct PasteTests {
  @Test("Pasted lines are one paste that can be edited, and Enter hands them over")
  func severalLines() throws {
    let terminal = try Probe.terminal()
    terminal.type("so: ")
    terminal.paste("one\ntwo\r\n\r\n three\n")
    try terminal.expect("one↵two↵ three")
    terminal.type("!\u{7F}?\r")
    try terminal.expect("<pasted so: one|two| three?>")
    try terminal.expect("> ")
    // What was pasted is not found by Up.
    try terminal.answer("\u{1B}[Anext", spelled: "next")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("A line that is pasted with its end waits for Enter")
  func oneLine() throws {
    let terminal = try Probe.terminal()
    terminal.paste("one\n")
    try terminal.expect("one")
    try terminal.answer("!", spelled: "one!")
    terminal.paste("a\nb")
    try terminal.answer("\u{7F}", spelled: "a")
    #expect(terminal.quit() == .exited(0))
  }

  @Test("Of a paste in place of a secret the first line counts, and the rest is shown nowhere")
  func secret() throws {
    let terminal = try Probe.terminal()
    try terminal.answer("secret", spelled: "secret")
    terminal.paste("hunter2\nother")
    try terminal.expect("<line hunter2>")
    try terminal.expect("> ")
    try terminal.answer("next", spelled: "next")
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
    terminal.paste(String(repeating: "x", count: 20_000))
    terminal.type("\r")
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
