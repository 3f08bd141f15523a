import Foundation
import Glibc
import TerminalTestSupport
import Testing

extension CanaryTests {
  @Test(
    "A crash while a password is typed, or after it was, dumps no core and prints nothing of it",
    arguments: [SIGSEGV, SIGABRT], [false, true])
  func crashed(signal: Int32, isHandedIn: Bool) throws {
    let usher = try Usher()
    let crashing = DumpingProgram(BuiltProgram.path("usher"), Self.chat, in: usher)
    // Where reports are made, a signal from outside would be survived: no core would be seen.
    let reports = isHandedIn ? "enable=yes,interactive=no,color=no" : "enable=no"
    let terminal = try PseudoTerminal(
      crashing.shell, crashing.arguments,
      environment: usher.ownEnvironment.merging(["SWIFT_BACKTRACE": reports]) { $1 })
    try terminal.expect("> ")
    terminal.type("sign up\r")
    try terminal.expect("> ")
    terminal.type(Self.email + "\r")
    try terminal.expect("It isn't shown.")
    try terminal.expect("> ")
    terminal.type(Self.password + "\r")
    try terminal.expect("once more")
    try terminal.expect("> ")
    // The one handed in before is in memory by now, however much of this one has been read; what the
    // terminal has still to deliver when the crash gives it back would be shown by the terminal itself.
    let before = Self.charactersRead(by: terminal.program.id)
    terminal.type(Self.password)
    let isRead = {
      Self.charactersRead(by: terminal.program.id) >= before + Self.password.utf8.count
    }
    for _ in 0..<200 where !isRead() { usleep(10_000) }
    if isHandedIn {
      terminal.type("\r")
      try terminal.expect("What will you track first?")
    }
    try expectNoSecrets(ofProcess: terminal.program.id)
    terminal.program.signal(signal)
    let rest = terminal.finish()
    #expect(rest.ending == .killed(by: signal))
    #expect(!terminal.program.hasDumpedCore)
    #expect(!rest.shown.contains("Quokka") && !rest.shown.contains("crashed"), "\(rest.shown)")
    try expectNoSecrets(in: usher)
  }

  /// How many bytes a process has read so far.
  private static func charactersRead(by process: pid_t) -> Int {
    let counts = try? String(contentsOfFile: "/proc/\(process)/io", encoding: .utf8)
    let line = counts?.split(separator: "\n").first { $0.hasPrefix("rchar: ") }
    return line.flatMap { Int($0.dropFirst(7)) } ?? 0
  }
}
