import Conversation

extension Utterance {
  /// The name of what is said, where it belongs to what transcripts should reach.
  var saying: String? {
    switch self {
    case .welcomeBack(_, _, let isComplete):
      isComplete ? "welcomeBack.complete" : "welcomeBack.begun"
    case .changed: "changed"
    case .unchanged: "unchanged"
    case .moved: "moved"
    case .undone: "undone"
    case .nothingToUndo: "nothingToUndo"
    case .cannotGoBack: "cannotGoBack"
    case .cannotSkip: "cannotSkip"
    case .startedOver: "startedOver"
    case .notStartedOver: "notStartedOver"
    case .help: "help"
    case .review: "review"
    case .provenance: "provenance"
    case .cannotAnswer: "cannotAnswer"
    case .noSuggestion: "noSuggestion"
    case .askWhatToChange: "askWhatToChange"
    case .unknownCommand: "unknownCommand"
    case .offerChanges: "offerChanges"
    case .cannotChange: "cannotChange"
    case .smallTalk(let kind): kind.rawValue
    case .rest: "rest"
    case .resting: "resting"
    case .leftOut: "leftOut"
    case .misheard: "misheard"
    case .afterRest: "afterRest"
    case .saveFailed(let failure): "saveFailed.\(failure.name)"
    case .savedAfterAll: "savedAfterAll"
    case .reloaded: "reloaded"
    case .saved(let isComplete): isComplete ? "saved.complete" : "saved.begun"
    case .unreadable(let problem): "unreadable.\(problem.rawValue)"
    case .handInRefused(_, .unknownField): "handInRefused.unknownField"
    case .handInRefused(_, .notUnderstood): "handInRefused.notUnderstood"
    case .handInRefused(_, .refused): "handInRefused.refused"
    case .handInRefused(_, .concern): "handInRefused.concern"
    case .submission(.submitted): "submitted"
    case .submission(.failed(let failure)): "submission.\(failure.name)"
    case .signIn(let utterance): utterance.saying
    default: nil
    }
  }
}

extension SaveFailure {
  /// The name of a failure.
  fileprivate var name: String {
    switch self {
    case .unavailable: "unavailable"
    case .full: "full"
    case .notPermitted: "notPermitted"
    case .refused: "refused"
    case .conflict: "conflict"
    case .corrupt: "corrupt"
    case .newerSchema: "newerSchema"
    case .missing: "missing"
    }
  }
}

extension SignInUtterance {
  /// The name of what is said, where it belongs to what transcripts should reach.
  fileprivate var saying: String? {
    switch self {
    case .signedIn: "signedIn"
    case .noEmail: "signIn.noEmail"
    case .passwordsDiffer: "signIn.passwordsDiffer"
    case .passwordRefused: "signIn.passwordRefused"
    case .passwordEmpty: "signIn.passwordEmpty"
    case .passwordChanged: "signIn.passwordChanged"
    case .passwordKept: "signIn.passwordKept"
    case .noPassword: "signIn.noPassword"
    case .failed: "signIn.failed"
    case .cancelled: "signIn.cancelled"
    default: nil
    }
  }
}

extension SubmissionFailure {
  /// The name of a failure.
  fileprivate var name: String {
    switch self {
    case .unreachable: "unreachable"
    case .timedOut: "timedOut"
    case .rejected: "rejected"
    case .conflict: "conflict"
    case .busy: "busy"
    case .serverError: "serverError"
    case .malformed: "malformed"
    }
  }
}
