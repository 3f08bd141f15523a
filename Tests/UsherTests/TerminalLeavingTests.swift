import Foundation
import TerminalTestSupport
import Testing

@Suite("Leaving a terminal")
struct TerminalLeavingTests {
  private let usher: Usher

  init() throws {
    usher = try Usher()
  }

  @Test(
    "A signal in the middle of a line saves, has its exit code, and leaves the terminal as it was",
    arguments: [(Int32(15), Int32(143)), (1, 129)], ["--color=auto", "--plain"])
  func signals(signal: (number: Int32, code: Int32), mode: String) throws {
    let terminal = try usher.terminal("chat", "diet", mode)
    try terminal.expect("> ")
    terminal.type("lose weight\r")
    try terminal.expect("How many calories")
    try terminal.expect("> ")
    terminal.type("18")
    try terminal.expect("18")
    terminal.program.signal(signal.number)
    try terminal.expect("Saved.")
    #expect(terminal.finish().ending == .exited(signal.code))
    #expect(terminal.isCooked)
    #expect(try usher.stored("diet").contains("\"calorie_target\":null,"))
    #expect(try usher.stored("diet").contains("lose_weight"))
  }

  @Test(
    "Ctrl-C and Ctrl-D leave the terminal as it was", arguments: [("\u{3}", 130), ("\u{4}", 75)])
  func keys(key: String, code: Int32) throws {
    for mode in ["--color=auto", "--plain"] {
      let terminal = try usher.terminal("chat", "diet", mode)
      try terminal.expect("> ")
      #expect(!terminal.isCooked)
      terminal.type("wrong\u{3}")
      try terminal.expect("> ")
      terminal.type(key)
      try terminal.expect("Saved.")
      #expect(terminal.finish().ending == .exited(code))
      #expect(terminal.isCooked)
    }
  }

  /// An interactive shell, which has the terminal until it is told to run something.
  private func shell() throws -> PseudoTerminal {
    let shell = try PseudoTerminal(
      "/bin/bash", ["--norc", "--noprofile", "--noediting", "-i"],
      environment: usher.environment.merging(["PS1": "shell% "]) { $1 })
    try shell.expect("shell% ")
    return shell
  }

  @Test("Ctrl-Z stops, and fg brings the line back", arguments: ["", "--plain"])
  func stopping(mode: String) throws {
    let shell = try shell()
    shell.type("\(BuiltProgram.path("usher")) chat diet \(mode)\n")
    try shell.expect("Gain Muscle")
    try shell.expect("> ")
    shell.type("gain mus")
    try shell.expect("mus")
    shell.type("\u{1A}")
    try shell.expect("Stopped")
    try shell.expect("shell% ")
    #expect(shell.isCooked)
    shell.type("fg\n")
    try shell.expect("> gain mus")
    shell.type("cle\r")
    try shell.expect("Gain Muscle")
    shell.type("quit\r")
    try shell.expect("shell% ")
    #expect(shell.isCooked)
    shell.type("exit\n")
    #expect(shell.finish().ending == .exited(75))
  }

  @Test("Killed outright, it leaves a shell that sets the terminal right, and every answer")
  func killed() throws {
    let shell = try shell()
    // As scripts/usher does it, the program takes the place of the script: so the shell sees that a
    // signal ended it, and puts the terminal right, which the program cannot do any more.
    shell.type("sh -c 'echo process=$$.; exec \(BuiltProgram.path("usher")) chat diet'\n")
    try shell.expect("process=$$.")
    try shell.expect("process=")
    let process = try #require(Int32(try shell.expect(".").dropLast()))
    try shell.expect("> ")
    shell.type("lose weight\r")
    try shell.expect("How many calories")
    try shell.expect("> ")
    #expect(!shell.isCooked)
    #expect(kill(process, SIGKILL) == 0)
    try shell.expect("Killed")
    try shell.expect("shell% ")
    #expect(shell.isCooked)
    shell.type("exit\n")
    _ = shell.finish()
    #expect(try usher.stored("diet").contains("lose_weight"))
  }
}
