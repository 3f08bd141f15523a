extension Pending {
  /// The name of what is pending, without any answer.
  public var name: String {
    switch self {
    case .clarification: "clarification"
    case .target: "target"
    case .completion: "completion"
    case .more: "more"
    case .commandOrAnswer: "commandOrAnswer"
    case .suggestion: "suggestion"
    case .doubt: "doubt"
    case .startOver: "startOver"
    case .meant: "meant"
    case .retry: "retry"
    case .signIn(.email): "signIn.email"
    case .signIn(.password): "signIn.password"
    case .signIn(.repeatPassword): "signIn.repeatPassword"
    case .signIn(.waiting): "signIn.waiting"
    case .passwordChange: "passwordChange"
    case .submission(let phase): "submission.\(phase.rawValue)"
    case .rest: "rest"
    case .shown: "shown"
    case .mention: "mention"
    }
  }
}

extension Pending {
  /// Whether an answer to the question itself would do, as it was before.
  var leavesQuestionOpen: Bool {
    switch self {
    case .shown, .more, .completion: true
    default: false
    }
  }
}

extension ConversationState {
  /// Whether the password is being changed.
  var isChangingPassword: Bool {
    if case .passwordChange = pending { true } else { false }
  }
}
