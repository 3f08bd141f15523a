import Foundation
import Glibc

/// A process that saves to a store.
struct Probe {
  private let process: pid_t
  private let output: String

  /// Starts it; what it prints goes to a file in the folder.
  init(
    _ folder: TemporaryFolder, user: String, saves: Int, umask: String? = nil
  ) throws {
    let built = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = built.appending(path: "store-probe").path
    output = folder.path + "/output-\(UUID().uuidString)"
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_CREAT | O_WRONLY, 0o600)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let words = [program, folder.path + "/store", user, String(saves)] + (umask.map { [$0] } ?? [])
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var process: pid_t = 0
    let result = posix_spawn(&process, program, &actions, nil, arguments, environ)
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EINVAL) }
    self.process = process
  }

  /// Ends it at once, wherever it is.
  func killNow() { kill(process, SIGKILL) }

  /// Waits for its end, and returns the lines it printed.
  func lines() throws -> [String] {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return try String(contentsOfFile: output, encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
