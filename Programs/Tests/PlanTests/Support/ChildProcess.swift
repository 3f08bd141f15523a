import Foundation
import Glibc

/// A running program, whose standard output is read and whose standard error goes to a file.
///
/// Foundation's `Process` tells the end of a program by a socket that programs started at the same
/// time may inherit; then it waits for those too.
struct ChildProcess: Sendable {
  let id: pid_t
  private let output: Int32

  init(_ program: URL, arguments: [String], errors: URL) throws {
    // A socket, as only that can be made so that no other program inherits it.
    var pipe: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &pipe) == 0 else { throw CocoaError(.featureUnsupported) }
    defer { close(pipe[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, errors.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words: [UnsafeMutablePointer<CChar>?] = ([program.path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var id = pid_t()
    guard posix_spawn(&id, program.path, &actions, nil, words, environ) == 0 else {
      close(pipe[0])
      throw CocoaError(.fileNoSuchFile)
    }
    self.id = id
    output = pipe[0]
  }

  /// The first line of the standard output; empty when the program ended without one.
  func firstLine() -> String {
    var line = [UInt8]()
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    close(output)
    return String(decoding: line, as: UTF8.self)
  }

  /// Waits for the end.
  ///
  /// - Returns: The exit status, or nil when a signal ended it.
  func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }
}
