public import Understanding

/// A question about an answer that has to be settled before the conversation goes on.
public indirect enum Pending: Hashable, Sendable, Codable {
  /// Which of several honest readings was meant.
  case clarification(Path, candidates: [JSONValue], Evidence)
  /// Which of several fields a value was meant for.
  case target([Path], values: [JSONValue], Evidence)
  /// The rest of a value of which a part was said.
  case completion(Path, Missing, words: String)
  /// More of a list of which too little was said.
  case more(Path, words: String)
  /// Whether a word was meant as the answer or as a command.
  case commandOrAnswer(Path, Command, text: String)
  /// Whether the suggestion is right, after "I don't know".
  case suggestion(Path, JSONValue)
  /// Whether what was said along with the last answer was meant for this question.
  case mention(Path, JSONValue, Evidence)
  /// Nothing but the question; some of its choices were shown, of which "the second" is one.
  case shown(Path, [JSONValue])
  /// Whether a value that is unlikely but possible is right.
  case doubt(Path, JSONValue, Evidence)
  /// Whether a line that may be a slip of a command was meant as one.
  case meant(Command)
  /// Whether all answers are to be set aside.
  case startOver
  /// Whether to try again what could not be saved, and what was pending before that.
  case retry(Event, over: Pending?)
  /// Where sign-in has got to.
  case signIn(SignInPhase)
  /// Where a change of the password has got to.
  case passwordChange(PasswordChangePhase)
  /// A submission is under way or has failed.
  case submission(SubmissionPhase)
  /// The questions rest until the next line, which may take back what was said.
  case rest
}

extension Pending {
  /// The words of the value that it asks about.
  var evidence: Evidence? {
    switch self {
    case .clarification(_, _, let evidence), .target(_, _, let evidence),
      .mention(_, _, let evidence), .doubt(_, _, let evidence):
      evidence
    default: nil
    }
  }
}

/// How far a sign-in has got; passwords are never part of it.
public enum SignInPhase: Hashable, Sendable, Codable {
  /// The email is wanted, to sign up or to sign in.
  case email(SignInIntent)
  /// The password is wanted.
  case password(SignInIntent, email: String)
  /// The new password is wanted a second time.
  case repeatPassword(email: String)
  /// The identity provider is being asked.
  case waiting(SignInIntent)
}

/// How far a change of the password has got; passwords are never part of it.
public enum PasswordChangePhase: String, Hashable, Sendable, Codable {
  /// The password as it is is wanted.
  case current
  /// The new password is wanted.
  case new
  /// The new password is wanted a second time.
  case repeated
  /// The identity provider is being asked.
  case waiting
}

/// What a sign-in is to do.
public enum SignInIntent: String, Hashable, Sendable, Codable {
  /// Make an account from an email and a password.
  case signUp = "email_signup"
  /// Open the account of an email and a password.
  case signIn = "email_signin"
  /// Open the account of an OpenID Connect provider.
  case provider = "google"
}

/// How far a submission has got.
public enum SubmissionPhase: String, Hashable, Sendable, Codable {
  /// It has been sent, and no answer has come yet.
  case sent
  /// It failed, and can be tried again.
  case failed
}

extension Pending {
  /// Whether it asks about an answer, and neither for a secret nor for a yes to what cannot be taken back.
  var isAboutAnswer: Bool {
    switch self {
    case .clarification, .target, .completion, .more, .suggestion, .mention, .shown, .doubt: true
    case .commandOrAnswer, .meant, .startOver, .retry, .signIn, .passwordChange, .submission, .rest:
      false
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
