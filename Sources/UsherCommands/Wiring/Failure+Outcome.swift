import Conversation
import Onboarding

extension Failure {
  /// What the end of a session means to the shell; nil for a success.
  init?(_ outcome: Outcome, isComplete: Bool) {
    let status = ExitStatus(outcome, isComplete: isComplete)
    if status == .success { return nil }
    self.init(
      status,
      outcome.misunderstanding?.sentence ?? outcome.ending.complaint
        ?? (outcome.isUnsaved ? Self.unsaved : nil))
  }

  fileprivate static let unsaved =
    "The last answer could not be saved; what came before it is."

  /// Why a session could not go on; a reader that has gone is no failure to be told.
  init?(_ error: SessionError) {
    switch error {
    case .store(let error): self.init(error)
    case .console(.readerLeft): return nil
    case .console(.hungUp): self.init(.hungUp)
    case .console(.failed(let sentence)): self.init(.inputOutput, sentence)
    }
  }
}

extension Failure {
  /// Why what was replaced is not brought back.
  init(_ fault: RestoringFault) {
    switch fault {
    case .gone: self.init(.dataError, "There is no place for it any more.")
    case .full(let noun, let most):
      self.init(
        .dataError,
        "There is room for \(most) at most. Take out a \(noun) in the conversation, then bring this one "
          + "back.")
    }
  }
}

extension Outcome {
  /// Whether an answer still waited to be saved.
  fileprivate var isUnsaved: Bool { if case .retry? = state.pending { true } else { false } }
}

extension Ending {
  /// What went wrong, in a sentence, where the conversation has not told it.
  fileprivate var complaint: String? {
    switch self {
    case .unsaved: Failure.unsaved
    case .serviceUnreachable: "The plan service is out of reach. Everything given is saved."
    default: nil
    }
  }
}

extension Misunderstanding {
  /// Which line was not understood, and what it was an answer to.
  var sentence: String {
    let place = field.map { "step \(step), field \($0)" } ?? "step \(step)"
    return switch kind {
    case .notUnderstood:
      "Line \(line) was not understood (\(place)). Everything before it is saved."
    case .leftOver: "Line \(line) was left over: the conversation had ended before it."
    }
  }
}
