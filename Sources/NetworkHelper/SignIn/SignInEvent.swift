public import Onboarding

/// What `usher-network sign-in` and `usher-network refresh` report.
public enum SignInEvent: Hashable, Sendable {
  /// The person goes on at this address; whether a browser was opened there.
  case browse(url: String, isOpened: Bool)
  /// The person has not come back yet; told each second.
  case waiting
  /// The person is known; the tokens are in the session's file.
  case signedIn(SignInSession)
  /// The person called it off.
  case cancelled
  /// The sign-in failed.
  case failed(IdentityError)
}
