import Foundation
import Glibc

/// A program that a test runs.
struct Program {
  private let process: pid_t

  /// Starts a program, which is looked for in the path.
  init(_ words: [String]) throws {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let result = posix_spawnp(&process, words[0], nil, nil, &arguments, environ)
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EINVAL) }
    self.process = process
  }

  /// A program of this package's own.
  static func built(_ name: String) -> String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name).path
  }

  /// Ends it at once, wherever it is, and waits for that.
  ///
  /// - Returns: Whether it had ended by itself before.
  func killNow() -> Bool {
    kill(process, SIGKILL)
    return status == 0
  }

  /// Waits for its end.
  ///
  /// - Throws: When it did not succeed.
  func succeed() throws {
    guard status == 0 else { throw POSIXError(.ECHILD) }
  }

  private var status: Int32 {
    var status: Int32 = -1
    waitpid(process, &status, 0)
    return status
  }
}
