import Foundation
import Glibc

/// The real program, with a folder of its own to keep answers in.
///
/// What a test does not say of the time is handed in, so that no test depends on the day on which it
/// is run.
public final class Usher: Sendable {
  /// What a run of the program came to.
  public struct Run: Sendable {
    /// What it wrote on standard output.
    public let output: String
    /// What it wrote on standard error.
    public let errors: String
    /// Its exit code, or 128 and the number of the signal that ended it.
    public let code: Int32
  }

  /// The folder that the answers are kept in.
  public let folder: String
  /// The home folder, in which the program may write at all.
  public let home: String

  /// A program that has kept nothing yet.
  ///
  /// - Throws: When the folder cannot be made.
  public init() throws {
    home = FileManager.default.temporaryDirectory.path + "/usher-tests-\(UUID().uuidString)"
    folder = home + "/store"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: home) }

  /// The environment of every run.
  public var environment: [String: String] {
    [
      "HOME": home, "TZ": "UTC", "PATH": "/usr/bin:/bin", "USHER_STORE": folder,
      "USHER_USER": "ana", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Runs the program with some input on a pipe.
  public func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    try run(arguments, bytes: Array(input.utf8), environment: environment)
  }

  /// Runs the program with some bytes on a pipe.
  public func run(
    _ arguments: [String], bytes: [UInt8], environment: [String: String] = [:]
  ) throws -> Run {
    let errors = home + "/stderr-\(UUID().uuidString)"
    let program = try PipedProgram(
      "/bin/sh",
      ["-c", "exec \"$@\" 2>\"$0\"", errors, BuiltProgram.path("usher")] + timed(arguments),
      environment: surroundings(of: arguments, environment))
    program.send(bytes)
    let (shown, ending) = program.finish()
    let code: Int32 =
      switch ending {
      case .exited(let code): code
      case .killed(let signal): 128 + signal
      }
    return Run(
      output: shown, errors: (try? String(contentsOfFile: errors, encoding: .utf8)) ?? "",
      code: code)
  }

  /// Starts the program between two pipes, to be spoken with line by line.
  public func piped(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> PipedProgram {
    try PipedProgram(
      BuiltProgram.path("usher"), timed(arguments),
      environment: surroundings(of: arguments, environment))
  }

  /// Opens the program in a terminal.
  public func terminal(
    _ arguments: String..., environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    try terminal(arguments, environment: environment, columns: columns, rows: rows)
  }

  /// Opens the program in a terminal.
  public func terminal(
    _ arguments: [String], environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      BuiltProgram.path("usher"), timed(arguments),
      environment: surroundings(of: arguments, environment), columns: columns, rows: rows)
  }

  /// The arguments, and the time where they say none.
  private func timed(_ arguments: [String]) -> [String] {
    Moment.ofTests.concerns(arguments) ? arguments + ["--now", Moment.ofTests.now] : arguments
  }

  /// The environment of a run, in the place where the time is that it is told.
  private func surroundings(
    of arguments: [String], _ environment: [String: String]
  ) -> [String: String] {
    let place = Moment.ofTests.concerns(arguments) ? ["TZ": Moment.ofTests.zone] : [:]
    return self.environment.merging(place) { $1 }.merging(environment) { $1 }
  }

  /// Writes a file into the home folder, and gives its path.
  public func file(_ name: String, _ text: String) throws -> String {
    let path = "\(home)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// The stored profile of a flow as JSON text.
  public func stored(_ flow: String) throws -> String {
    try run("show", flow, "--json").output
  }
}
