#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signals a conversation answers to.
enum Signal: CaseIterable {
  case interrupt, terminate, hangUp, stop, resume, resize

  /// Its number, as the system has it.
  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .stop: SIGTSTP
    case .resume: SIGCONT
    case .resize: SIGWINCH
    }
  }

  /// What the conversation is told of it, if it ends an answer.
  func event(hadText: Bool) -> InputEvent? {
    switch self {
    case .interrupt: .interrupted(hadText: hadText)
    case .terminate: .terminate
    case .hangUp: .hangUp
    case .stop, .resume, .resize: nil
    }
  }
}
