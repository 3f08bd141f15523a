import Conversation

extension Utterance {
  /// Whether the utterance asks something that is to be answered before the conversation goes on.
  var isQuestion: Bool {
    switch self {
    case .question, .doubted, .attributed, .mentioned, .clarify, .clarifyAgain, .target, .whose,
      .incomplete, .severalValues, .proposal, .limited, .offered, .confirmStartOver,
      .askWhatToChange,
      .commandOrAnswer, .mayMean, .askedAgain:
      true
    default: false
    }
  }
}

extension SignInUtterance {
  /// Whether something is to be typed for it.
  var isQuestion: Bool {
    switch self {
    case .askEmail, .askPassword, .askPasswordAgain, .askCurrentPassword, .askNewPassword,
      .undecided:
      true
    default: false
    }
  }

  /// Whether it says that something was done.
  var isDone: Bool {
    switch self {
    case .signedIn, .signedOut, .passwordChanged: true
    default: false
    }
  }
}
