import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A running child whose standard input and output are one socket.
///
/// A socket, because writing to a pipe whose reader is gone would end Usher by SIGPIPE.
final class HelperProcess: Sendable {
  /// How a child ended.
  enum Ending: Hashable, Sendable {
    case exited(Int32)
    case killed(Int32)
  }

  /// The child until it has been waited for: afterwards its id may be another process's.
  private let child: Mutex<pid_t?>
  private let socket: Int32

  /// Starts a program in a process group of its own, so that Ctrl-C reaches Usher alone.
  ///
  /// - Throws: ``HelperError/cannotStart``.
  init(path: String, arguments: [String]) throws(HelperError) {
    var sockets: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { throw .cannotStart }
    defer { close(sockets[1]) }
    guard let id = HelperProcess.spawn(path: path, arguments: arguments, end: sockets[1]) else {
      close(sockets[0])
      throw .cannotStart
    }
    socket = sockets[0]
    child = Mutex(id)
  }

  deinit { close(socket) }

  private static func spawn(path: String, arguments: [String], end: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0
    else { return nil }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, end, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, end, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    // The threads that tasks share block signals, and a child inherits that: stop() would do nothing.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var id = pid_t()
    return posix_spawn(&id, path, &actions, &attributes, words, environ) == 0 ? id : nil
  }

  /// Writes the whole standard input and ends it.
  func send(_ input: Data) {
    input.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let start = bytes.baseAddress else { return }
      var sent = 0
      while sent < bytes.count {
        let count = Foundation.send(socket, start + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        if count < 0 && errno != EINTR { return }
        sent += max(count, 0)
      }
    }
    shutdown(socket, Int32(SHUT_WR))
  }

  /// Reads the standard output line by line to its end, on a thread of its own.
  func lines(_ onLine: @escaping @Sendable (Data) -> Void) async -> Ending {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = recv(self.socket, &buffer, buffer.count, 0)
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { break }
          rest.append(contentsOf: buffer.prefix(count))
          while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            onLine(Data(rest[..<end]))
            rest.removeSubrange(...end)
          }
        }
        continuation.resume(returning: self.wait())
      }
    }
  }

  /// Asks the child to end.
  func stop() {
    child.withLock { child in
      if let child { kill(child, SIGTERM) }
    }
  }

  private func wait() -> Ending {
    guard let id = child.withLock(\.self) else { return .exited(0) }
    var info = siginfo_t()
    // Waited for without reaping first: a stop() in between still meets this very child.
    while waitid(P_PID, id_t(id), &info, Int32(WEXITED | WNOWAIT)) == -1, errno == EINTR {}
    var status: Int32 = 0
    child.withLock { child in
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      child = nil
    }
    // POSIX's WIFEXITED, WEXITSTATUS and WTERMSIG are macros, which Swift does not import.
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
  }
}
