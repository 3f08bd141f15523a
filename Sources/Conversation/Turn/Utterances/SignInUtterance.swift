/// What is said about signing in.
public enum SignInUtterance: Hashable, Sendable, Codable {
  /// The email is wanted.
  case askEmail(SignInIntent, canUseProvider: Bool, isAgain: Bool)
  /// Whether there is an account was not clear from the line.
  case undecided
  /// No email address was found in the line.
  case noEmail(attempt: Int)
  /// The password is wanted, and what it must be like; or it is wanted again.
  case askPassword(SignInIntent, email: String, isAgain: Bool)
  /// The new password is wanted a second time.
  case askPasswordAgain
  /// The password as it is is wanted, to change it.
  case askCurrentPassword
  /// A password in its place is wanted, and what it must be like; or it is wanted again.
  case askNewPassword(isAgain: Bool)
  /// The password was changed.
  case passwordChanged
  /// The password was not changed, for a reason.
  case passwordKept(SignInFailure)
  /// There is no password here to be changed: nobody is signed in, or the account is a provider's.
  case noPassword(hasAccount: Bool)
  /// The two passwords differ.
  case passwordsDiffer
  /// The password breaks a rule, told in a sentence.
  case passwordRefused(String)
  /// What was typed for a password reads like something that is said.
  case passwordDoubted
  /// Nothing was typed for a password.
  case passwordEmpty
  /// The person is signed in, in this way.
  case signedIn(email: String, SignInIntent)
  /// Signing in failed.
  case failed(SignInFailure)
  /// The person called it off.
  case cancelled
  /// The person has to sign in before anything else; the answers are safe.
  case needed
  /// The session ran out; the answers are safe.
  case expired
  /// The person is signed out; the answers stay.
  case signedOut
  /// The person could not be signed out, for a reason told in a sentence.
  case signOutFailed(String)
}
