/// Why a person could not be signed up or in, and what people can do about it.
public enum IdentityError: Error, Hashable, Sendable {
  /// The email or the password is wrong; which of them is never told.
  case wrongCredentials
  /// An account cannot be made for this email.
  case cannotSignUp
  /// The text is no email address.
  case invalidEmail
  /// The new password breaks a rule.
  case passwordRefused(PasswordObjection)
  /// There were too many failures; the next try is possible after some seconds, 1 or more.
  case tryLater(seconds: Int)
  /// The session has run out; the person has to sign in again.
  case sessionExpired
  /// The provider cannot be reached.
  case unreachable
  /// The person did not come back from the browser in time.
  case timedOut
  /// The provider's answer cannot be trusted.
  case untrusted(Distrust)
  /// The provider refused, with a code of RFC 6749 or OpenID Connect.
  case providerRefused(code: String)
  /// This installation has no such way to sign in, for a reason told in a sentence.
  case notAvailable(String)
  /// The accounts or the session could not be read or written.
  case store(RepositoryError)
}
