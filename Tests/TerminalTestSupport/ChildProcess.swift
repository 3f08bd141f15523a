import CPseudoTerminal
import Glibc

/// A program that a test has started.
public final class ChildProcess {
  /// How a program came to its end.
  public enum Ending: Sendable, Equatable {
    /// It exited with this code.
    case exited(Int32)
    /// This signal ended it.
    case killed(by: Int32)
  }

  /// Its process id.
  public let id: Int32
  /// Whether the system made a core dump of it, wherever that went; known when it has ended.
  public private(set) var hasDumpedCore = false
  private var ending: Ending?

  /// What the child's descriptor `descriptor` is to be.
  enum Stream {
    case duplicate(of: Int32, as: Int32)
    case open(String, as: Int32)
  }

  /// Starts a program with exactly this environment, and what sanitizers are told besides.
  ///
  /// - Parameters:
  ///   - program: Its path.
  ///   - arguments: What comes after its name.
  ///   - environment: All of its environment.
  ///   - streams: What its descriptors are; no other descriptor reaches it.
  ///   - leadsSession: In a session of its own, so that the terminal it opens becomes its own.
  /// - Throws: ``HarnessError/cannotStart(_:_:)``.
  init(
    _ program: String, _ arguments: [String], environment: [String: String], streams: [Stream],
    leadsSession: Bool
  ) throws(HarnessError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in streams {
      switch stream {
      case .duplicate(let source, let target):
        posix_spawn_file_actions_adddup2(&actions, source, target)
      case .open(let path, let target):
        posix_spawn_file_actions_addopen(&actions, target, path, O_RDWR, 0)
      }
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.resetSignals(&attributes, leadsSession: leadsSession)

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    let all = environment.merging(Self.sanitizerOptions) { given, _ in given }
    var variables = all.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var started: pid_t = 0
    let code = posix_spawn(&started, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw .cannotStart(program, code) }
    id = started
  }

  /// How the sanitizers of the tests are to run, for programs that were built with one as well.
  private static let sanitizerOptions: [String: String] = {
    let names = ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"]
    let options = names.compactMap { name in getenv(name).map { (name, String(cString: $0)) } }
    return Dictionary(uniqueKeysWithValues: options)
  }()

  deinit {
    if ending == nil {
      kill(id, SIGKILL)
      _ = wait()
    }
  }

  /// Sends it a signal.
  public func signal(_ number: Int32) {
    if ending == nil { kill(id, number) }
  }

  /// Waits until it has ended, and says how; one that will not end in two minutes is killed.
  public func wait() -> Ending {
    if let ending { return ending }
    var status: Int32 = 0
    var waited = 0
    while waitpid(id, &status, WNOHANG) != id {
      usleep(5_000)
      waited += 5
      if waited == 120_000 { kill(id, SIGKILL) }
    }
    let signal = status & 0x7F
    let ending: Ending = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(by: signal)
    hasDumpedCore = signal != 0 && status & 0x80 != 0
    self.ending = ending
    return ending
  }

  // A test runner may have blocked or ignored what the program under test has to hear.
  private static func resetSignals(
    _ attributes: inout posix_spawnattr_t, leadsSession: Bool
  ) {
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let session = leadsSession ? cpseudoterminal_session_flag() : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | session)
  }
}
