public import Conversation

/// The exit codes of the program, as in sysexits.h; 128 and the signal's number for signals.
public enum ExitStatus: Int32, Hashable, Sendable {
  case success = 0
  /// Wrong usage.
  case usage = 64
  /// What was handed in or read cannot be used.
  case dataError = 65
  /// A file that is to be read cannot be.
  case noInput = 66
  /// The database or a service is out of reach.
  case unavailable = 69
  /// A bug.
  case software = 70
  /// The store or a file cannot be made.
  case cannotCreate = 73
  /// Reading or writing failed.
  case inputOutput = 74
  /// The conversation was left before its end.
  case leftEarly = 75
  /// Something is not permitted.
  case noPermission = 77
  case hungUp = 129
  case interrupted = 130
  case terminated = 143
}

extension ExitStatus {
  /// What the end of a session means to the shell.
  ///
  /// - Parameters:
  ///   - outcome: How the session ended.
  ///   - isComplete: Whether the onboarding is complete.
  public init(_ outcome: Outcome, isComplete: Bool) {
    if outcome.misunderstanding != nil {
      self = .dataError
      return
    }
    self =
      switch outcome.ending {
      case .complete: .success
      case .left, .inputEnded, .signedOut: isComplete ? .success : .leftEarly
      case .interrupted: .interrupted
      case .terminated(.terminated): .terminated
      case .terminated(.hungUp): .hungUp
      case .unsaved(let failure): ExitStatus(failure)
      case .serviceUnreachable: .unavailable
      case .handedInRefused(.field): .usage
      case .handedInRefused(.value): .dataError
      }
  }

  /// What a repository's error means to the shell.
  public init(_ error: RepositoryError) {
    if case .unusable = error { self = .cannotCreate } else { self.init(SaveFailure(error)) }
  }

  /// What a failed save means to the shell.
  public init(_ failure: SaveFailure) {
    self =
      switch failure {
      case .unavailable, .conflict: .unavailable
      case .notPermitted: .noPermission
      case .refused: .dataError
      case .full, .corrupt, .newerSchema, .missing: .inputOutput
      }
  }
}
