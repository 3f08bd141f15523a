import TerminalTestSupport
import Testing

@Suite("Leaving a terminal", .serialized)
struct LeavingTests {
  @Test(
    "Ctrl-C with text clears the line; on an empty line it is told", arguments: [[], ["--plain"]])
  func interrupt(mode: [String]) throws {
    let terminal = try Probe.terminal(mode)
    terminal.type("wrong\u{3}")
    try terminal.expect("> ")
    try terminal.answer("right", spelled: "right")
    terminal.type("\u{3}")
    try terminal.expect("<interrupted(hadText: false)>")
    #expect(terminal.finish().ending == .exited(0))
    #expect(terminal.isCooked)
  }

  @Test("Ctrl-D on an empty line ends the input", arguments: [[], ["--plain"]])
  func endOfInput(mode: [String]) throws {
    let terminal = try Probe.terminal(mode)
    #expect(!terminal.isCooked)
    terminal.type("\u{4}")
    try terminal.expect("\r\n<endOfInput>")
    #expect(terminal.finish().ending == .exited(0))
    #expect(terminal.isCooked)
  }

  @Test(
    "A signal ends the answer, and the terminal is left as it was found",
    arguments: [(2, "interrupted(hadText: true)"), (15, "terminate"), (1, "hangUp")],
    [[], ["--plain"]])
  func signals(signal: (number: Int32, event: String), mode: [String]) throws {
    let terminal = try Probe.terminal(mode)
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.program.signal(signal.number)
    if signal.number == 2 {
      try terminal.expect("> ")
      #expect(terminal.quit() == .exited(0))
    } else {
      try terminal.expect("\r\n<\(signal.event)>")
      #expect(terminal.finish().ending == .exited(0))
    }
    #expect(terminal.isCooked)
  }

  @Test("A window that is closed ends the program", arguments: [[], ["--plain"]])
  func hangUp(mode: [String]) throws {
    let terminal = try Probe.terminal(mode)
    terminal.type("abc")
    try terminal.expect("abc")
    terminal.hangUp()
    #expect(terminal.program.wait() == .exited(74), "there is no terminal to say it on")
  }

  @Test("A crash leaves the terminal as it was found", arguments: [3, 4, 6, 11] as [Int32])
  func crash(signal: Int32) throws {
    let terminal = try Probe.terminal()
    terminal.program.signal(signal)
    #expect(terminal.finish().ending == .killed(by: signal))
    #expect(terminal.isCooked)
  }

  @Test("Ctrl-Z stops, and fg brings the line back", arguments: ["", "--plain"])
  func stopping(mode: String) throws {
    let shell = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: ["HOME": "/nonexistent", "PS1": "shell% "])
    try shell.expect("shell% ")
    shell.type("\(Probe.path) \(mode)\n")
    try shell.expect("\n")
    try shell.expect("> ")
    shell.type("abc")
    try shell.expect("abc")
    shell.type("\u{1A}")
    try shell.expect("Stopped")
    try shell.expect("shell% ")
    #expect(shell.isCooked)
    shell.type("fg\n")
    try shell.expect("> abc")
    shell.type("d\r")
    try shell.expect("<line abcd>")
    shell.type("quit\r")
    try shell.expect("shell% ")
    #expect(shell.isCooked)
    shell.type("exit\n")
    #expect(shell.finish().ending == .exited(0))
  }
}
