import Conversation

extension Utterance {
  /// The name of what is said, of which every one is covered somewhere.
  var saying: String {
    switch self {
    case .progress: "progress"
    case .question: "question"
    case .heard: "heard"
    case .confirmed: "confirmed"
    case .changed: "changed"
    case .unchanged: "unchanged"
    case .moved: "moved"
    case .refused: "refused"
    case .doubted: "doubted"
    case .attributed: "attributed"
    case .mentioned: "mentioned"
    case .clarify: "clarify"
    case .clarifyAgain: "clarifyAgain"
    case .askedAgain: "askedAgain"
    case .target: "target"
    case .whose: "whose"
    case .incomplete: "incomplete"
    case .severalValues: "severalValues"
    case .notUnderstood: "notUnderstood"
    case .proposal: "proposal"
    case .limited: "limited"
    case .offered: "offered"
    case .noSuggestion: "noSuggestion"
    case .explanation: "explanation"
    case .tip: "tip"
    case .meaning: "meaning"
    case .provenance: "provenance"
    case .everyday: "everyday"
    case .way: "way"
    case .sympathy: "sympathy"
    case .bounds: "bounds"
    case .isChoice: "isChoice"
    case .eitherQuestion: "eitherQuestion"
    case .cannotAnswer: "cannotAnswer"
    case .help: "help"
    case .review: "review"
    case .welcomeBack(_, let isComplete):
      isComplete ? "welcomeBack.complete" : "welcomeBack.begun"
    case .skipped: "skipped"
    case .cannotSkip: "cannotSkip"
    case .cannotGoBack: "cannotGoBack"
    case .nothingToUndo: "nothingToUndo"
    case .undone: "undone"
    case .confirmStartOver: "confirmStartOver"
    case .startedOver: "startedOver"
    case .notStartedOver: "notStartedOver"
    case .askWhatToChange: "askWhatToChange"
    case .opened: "opened"
    case .finishFirst: "finishFirst"
    case .closed: "closed"
    case .removed: "removed"
    case .cannotRemove: "cannotRemove"
    case .full: "full"
    case .smallTalk(let kind): kind.rawValue
    case .unreadable(let problem): "unreadable.\(problem.rawValue)"
    case .unknownCommand: "unknownCommand"
    case .cannotChange: "cannotChange"
    case .complete: "complete"
    case .nothingOpen: "nothingOpen"
    case .offerChanges: "offerChanges"
    case .commandOrAnswer: "commandOrAnswer"
    case .mayMean: "mayMean"
    case .plainYesNeeded: "plainYesNeeded"
    case .saveFailed(let failure): "saveFailed.\(failure.name)"
    case .leftOutByStore: "leftOutByStore"
    case .savedAfterAll: "savedAfterAll"
    case .reloaded: "reloaded"
    case .erased: "erased"
    case .saved(let isComplete): isComplete ? "saved.complete" : "saved.begun"
    case .rest: "rest"
    case .resting: "resting"
    case .leftOut: "leftOut"
    case .unheard: "unheard"
    case .unplaced: "unplaced"
    case .recalled: "recalled"
    case .afterRest: "afterRest"
    case .misheard: "misheard"
    case .handInRefused(_, let problem): "handInRefused.\(problem.name)"
    case .signIn(let utterance): "signIn.\(utterance.saying)"
    case .submission(let utterance): "submission.\(utterance.saying)"
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

extension HandInProblem {
  /// The name of a problem.
  fileprivate var name: String {
    switch self {
    case .unknownField: "unknownField"
    case .notUnderstood: "notUnderstood"
    case .refused: "refused"
    case .concern: "concern"
    }
  }
}

extension SignInUtterance {
  /// The name of what is said about signing in.
  fileprivate var saying: String {
    switch self {
    case .askEmail: "askEmail"
    case .undecided: "undecided"
    case .noEmail: "noEmail"
    case .askPassword: "askPassword"
    case .askPasswordAgain: "askPasswordAgain"
    case .askCurrentPassword: "askCurrentPassword"
    case .askNewPassword: "askNewPassword"
    case .passwordChanged: "passwordChanged"
    case .passwordKept: "passwordKept"
    case .noPassword: "noPassword"
    case .passwordsDiffer: "passwordsDiffer"
    case .passwordRefused: "passwordRefused"
    case .passwordDoubted: "passwordDoubted"
    case .passwordEmpty: "passwordEmpty"
    case .signedIn: "signedIn"
    case .failed(let failure): "failed.\(failure.name)"
    case .cancelled: "cancelled"
    case .needed: "needed"
    case .expired: "expired"
    case .signedOut: "signedOut"
    case .signOutFailed: "signOutFailed"
    }
  }
}

extension SignInFailure {
  /// The name of a failure.
  fileprivate var name: String {
    switch self {
    case .wrongCredentials: "wrongCredentials"
    case .cannotSignUp: "cannotSignUp"
    case .tryLater: "tryLater"
    case .unreachable: "unreachable"
    case .untrusted: "untrusted"
    case .timedOut: "timedOut"
    case .notAvailable: "notAvailable"
    case .noProvider: "noProvider"
    case .otherAccount: "otherAccount"
    }
  }
}

extension SubmissionUtterance {
  /// The name of what is said about a submission.
  fileprivate var saying: String {
    switch self {
    case .sending: "sending"
    case .submitted: "submitted"
    case .failed(.unreachable): "unreachable"
    case .failed(.timedOut): "timedOut"
    case .failed(.rejected): "rejected"
    case .failed(.conflict): "conflict"
    case .failed(.busy): "busy"
    case .failed(.serverError): "serverError"
    case .failed(.malformed): "malformed"
    }
  }
}
