import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A run of a program with pipes for its standard input and output.
struct ChildProgram {
  /// How the run is brought to its end.
  enum End: Equatable {
    /// Its input is closed.
    case closedInput
    /// A signal is sent once so many bytes were shown.
    case signal(Int32, afterBytes: Int)
  }

  /// What a run showed, and its exit code; nil when it was killed.
  struct Ran {
    var output: [UInt8]
    var status: Int32?
  }

  let path: String
  let arguments: [String]
  let environment: [String: String]

  /// Runs the program on some input.
  ///
  /// - Returns: What it showed; nil when it could not be started.
  func run(_ input: [UInt8], end: End) -> Ran? {
    var toChild: [Int32] = [-1, -1]
    var fromChild: [Int32] = [-1, -1]
    guard makePipe(&toChild) else { return nil }
    defer { close(toChild[0]) }
    guard makePipe(&fromChild), let child = spawn(toChild[0], fromChild[1]) else {
      close(toChild[1])
      return nil
    }
    close(fromChild[1])
    defer { close(fromChild[0]) }
    write(input, to: toChild[1])
    var output: [UInt8] = []
    switch end {
    case .closedInput: close(toChild[1])
    case .signal(let signal, let count):
      while output.count < count, let bytes = read(fromChild[0]) { output += bytes }
      kill(child, signal)
    }
    while let bytes = read(fromChild[0]) { output += bytes }
    if end != .closedInput { close(toChild[1]) }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let isExited = status & 0x7F == 0
    return Ran(output: output, status: isExited ? status >> 8 & 0xFF : nil)
  }

  /// Makes a pipe whose ends the child does not inherit, but as its own input and output.
  private func makePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    return ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 }
  }

  private func spawn(_ input: Int32, _ output: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    // Behind nohup, or in the background of a script, signals are ignored, and a child that ignores
    // them too would never hear the one that is to end it.
    var heard = sigset_t()
    sigemptyset(&heard)
    for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&heard, signal) }
    posix_spawnattr_setsigdefault(&attributes, &heard)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var id = pid_t()
    return posix_spawn(&id, path, &actions, &attributes, &words, &variables) == 0 ? id : nil
  }

  /// Writes what a pipe holds at once, which a transcript's lines are far from filling.
  private func write(_ bytes: [UInt8], to descriptor: Int32) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { return }
      sent += max(count, 0)
    }
  }

  private func read(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }
}
