import TerminalTestSupport

/// The program that reads answers as Usher does and says what came of each.
enum Probe {
  static let path = BuiltProgram.path("terminal-probe")

  static func piped() throws -> PipedProgram {
    try PipedProgram(path)
  }

  /// The probe at a terminal, with no settings of whoever runs the tests.
  static func terminal(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80
  ) throws -> PseudoTerminal {
    let home = ["HOME": "/nonexistent", "NO_COLOR": "1"]
    let terminal = try PseudoTerminal(
      path, arguments, environment: home.merging(environment) { $1 }, columns: columns)
    try terminal.expect("> ")
    return terminal
  }
}

extension PseudoTerminal {
  /// Types an answer and waits until the probe has spelled it.
  func answer(_ text: String, spelled: String) throws {
    type(text + "\r")
    try expect("<line \(spelled)>")
    try expect("> ")
  }

  /// Ends the probe as a person would.
  func quit() -> ChildProcess.Ending {
    type("quit\r")
    return finish().ending
  }
}
