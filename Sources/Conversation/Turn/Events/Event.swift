/// Something that happens to a conversation.
public indirect enum Event: Hashable, Sendable, Codable {
  /// A session begins, for the first time or again.
  case begin
  /// A session begins for a person who has an account and is not signed in to it.
  case beginSignedOut
  /// A session begins for a person who is signed in already.
  case beginSignedIn(SignedIn)
  /// The person typed a line.
  case line(String)
  /// The line could not be taken as text.
  case unreadable(UnreadableLine)
  /// The person typed a secret; the secret itself stays with the session.
  case secret(SecretOutcome)
  /// Values are handed in by name, as text or as JSON.
  case handIn([HandedIn])
  /// There is no more input.
  case endOfInput
  /// The person interrupts on an empty line.
  case interrupt
  /// The system asks the program to stop.
  case terminate(Termination)
  /// Several events one after the other, as one.
  case sequence([Event])
  /// What an event changed could not be saved.
  case saveFailed(SaveFailure, after: Event)
  /// The state was loaded again, because another session had changed it.
  case reloaded
  /// What was stored was erased in another session.
  case erased
  /// The identity provider knows the person now.
  case signedIn(SignedIn)
  /// The identity provider refused.
  case signInFailed(SignInFailure)
  /// The person called the sign-in off.
  case signInCancelled
  /// The session of the signed-in account has run out.
  case sessionExpired
  /// The session of the account was ended, as the person asked.
  case signedOut
  /// The session of the account could not be ended, for a reason told in a sentence.
  case signOutFailed(String)
  /// The password was changed, or was not, for a reason.
  case passwordChanged(SignInFailure?)
  /// The service took the submission and gave it an id.
  case submitted(id: String)
  /// The service did not take the submission.
  case submissionFailed(SubmissionFailure)
}

extension Event {
  /// Whether a session begins by it.
  var isBeginning: Bool {
    switch self {
    case .begin, .beginSignedOut, .beginSignedIn: true
    default: false
    }
  }
}
