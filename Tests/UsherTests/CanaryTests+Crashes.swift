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
    let crashing = Dumping(BuiltProgram.path("usher"), Self.chat, in: usher)
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
    // The one handed in before is in memory by now, however much of this one has been read.
    terminal.type(Self.password)
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

  @Test("The program that holds tokens dumps no core either")
  func network() throws {
    let usher = try Usher()
    let crashing = Dumping(BuiltProgram.path("usher-network"), ["sign-in"], in: usher)
    let program = try PipedProgram(
      crashing.shell, crashing.arguments, environment: usher.ownEnvironment)
    // It says nothing before it was asked, and is asked when its input ends: the limit tells when
    // it is on its way, less than a page of memory being none.
    var waited = 0
    while try Dumping.limit(of: program.program.id) >= 4096, waited < 120_000 {
      usleep(5_000)
      waited += 5
    }
    program.program.signal(SIGABRT)
    #expect(program.finish().ending == .killed(by: SIGABRT))
    #expect(!program.program.hasDumpedCore)
    #expect(try usher.files().isEmpty)
  }
}

/// A program that may dump its core into the home folder, as far as this machine lets anyone.
private struct Dumping {
  let shell = "/bin/sh"
  let arguments: [String]

  init(_ program: String, _ arguments: [String], in usher: Usher) {
    let script = #"cd "$0" && ulimit -c "$(ulimit -H -c)" && exec "$@""#
    self.arguments = ["-c", script, usher.home, program] + arguments
  }

  /// The size that a core dump may be raised to, in bytes.
  static func limit(of id: Int32) throws -> Int {
    let limits = try String(contentsOfFile: "/proc/\(id)/limits", encoding: .utf8)
    let line = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
    let words = try #require(line).split(separator: " ")
    return Int(words[5]) ?? .max
  }
}
