public import Conversation
public import Onboarding

/// A change of what surrounds the program, or what is expected of it.
public enum Directive: Hashable, Sendable {
  /// Time passes, in seconds.
  case advance(Int)
  /// The next saves fail.
  case databaseFails(RepositoryError, times: Int)
  /// What is stored is erased in another session.
  case erased
  /// The plan service answers the next submission so.
  case service(ServiceAnswer)
  /// The identity provider answers the next sign-in so.
  case signIn(SignInAnswer)
  /// The session of the account runs out.
  case sessionExpires
  /// The program has ended, or ends as its input does, with this exit code.
  case exit(Int32)

  /// What the plan service answers.
  public enum ServiceAnswer: Hashable, Sendable {
    /// It takes the submission and gives it an id.
    case taken(id: String)
    /// It does not.
    case failed(SubmissionFailure)
  }

  /// What the identity provider answers.
  public enum SignInAnswer: Hashable, Sendable {
    /// The person is signed in by that email.
    case succeeds(email: String)
    /// The provider refuses.
    case fails(SignInFailure)
    /// The person calls it off.
    case cancelled
  }
}
