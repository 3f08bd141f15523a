internal import Conversation
internal import Onboarding

extension SignInFailure {
  /// What the conversation says of an error.
  init(_ error: IdentityError) {
    switch error {
    case .wrongCredentials: self = .wrongCredentials
    case .cannotSignUp: self = .cannotSignUp
    case .tryLater(let seconds): self = .tryLater(seconds: seconds)
    case .unreachable: self = .unreachable
    case .untrusted: self = .untrusted
    case .timedOut: self = .timedOut
    case .invalidEmail, .passwordRefused, .sessionExpired, .providerRefused, .notAvailable, .store:
      self = .notAvailable(error.description)
    }
  }
}
