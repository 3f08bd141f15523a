/// Why a sign-in failed.
public enum SignInFailure: Hashable, Sendable, Codable {
  /// The email or the password is wrong; which of them is not told.
  case wrongCredentials
  /// An account cannot be made for this email.
  case cannotSignUp
  /// There were too many failures; the next try is possible after some seconds.
  case tryLater(seconds: Int)
  /// The provider cannot be reached.
  case unreachable
  /// The provider's answer cannot be trusted.
  case untrusted
  /// Nothing came in time.
  case timedOut
  /// This installation has no such way to sign in, for a reason told in a sentence.
  case notAvailable(String)
  /// This installation has no provider to sign in with.
  case noProvider
  /// The answers belong to another account.
  case otherAccount
}
