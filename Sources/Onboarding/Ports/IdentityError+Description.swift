extension IdentityError: CustomStringConvertible {
  /// What went wrong and what to do, in one or two short sentences; never an email or a password.
  public var description: String {
    switch self {
    case .wrongCredentials:
      "That email and password don't go together. Try again, or sign up."
    case .cannotSignUp:
      "I can't make an account for that email. If it's yours, sign in instead."
    case .invalidEmail:
      "That doesn't look like an email address. Type one such as ana@example.org."
    case .passwordRefused(let objection):
      objection.description
    case .tryLater(let seconds):
      "That was too many tries. Wait \(seconds) \(seconds == 1 ? "second" : "seconds"), then try "
        + "again."
    case .sessionExpired:
      "Your session has run out. Sign in again; your answers are safe."
    case .unreachable:
      "I can't reach the sign-in provider. Check your network, then try again."
    case .timedOut:
      "Nothing came back from the browser in time. Try again when you're ready."
    case .untrusted(let distrust):
      "The sign-in provider's answer can't be trusted (\(distrust.rawValue)), so I didn't use it. "
        + "Try again, or sign in with email and password."
    case .providerRefused(let code):
      "The sign-in provider refused (\(code)). Check the client id, then try again."
    case .notAvailable(let reason):
      reason
    case .store(let error):
      error.description
    }
  }
}
