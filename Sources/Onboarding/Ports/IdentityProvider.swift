public import Conversation

/// Who knows people by their accounts.
///
/// Instants are handed in; a provider has no clock of its own for what it decides.
public protocol IdentityProvider: Sendable {
  /// The ways to sign in that this provider offers.
  var ways: Set<SignInWay> { get }

  /// What speaks against a new password, or nil when it can be used.
  func objection(to password: Secret) -> PasswordObjection?

  /// Makes an account and opens a session of it.
  ///
  /// - Throws: ``IdentityError/cannotSignUp`` when the email has an account already,
  ///   ``IdentityError/passwordRefused(_:)`` for a password that breaks a rule.
  func signUp(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession

  /// Opens a session of an account that exists.
  ///
  /// - Throws: ``IdentityError/wrongCredentials``, the same for an unknown email and for a wrong
  ///   password; ``IdentityError/tryLater(seconds:)`` after too many of them.
  func signIn(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession

  /// Signs in at an OpenID Connect provider, in a browser.
  ///
  /// Takes as long as the person takes. Cancelling the task calls it off.
  ///
  /// - Parameters:
  ///   - now: The instant.
  ///   - progress: Told what happens meanwhile, from any thread.
  /// - Returns: The session, or nil when the person called it off; that is no error.
  /// - Throws: ``IdentityError`` when the provider refuses, cannot be reached or cannot be trusted.
  func signInWithBrowser(
    at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession?

  /// The session that was opened last and not ended, which may have run out, or nil.
  func session(at now: Timestamp) throws(IdentityError) -> SignInSession?

  /// Makes the session last longer.
  ///
  /// - Throws: ``IdentityError/sessionExpired`` when the person has to sign in again.
  func refresh(at now: Timestamp) async throws(IdentityError) -> SignInSession

  /// Puts another password in the place of the one of the account that is signed in, and ends its
  /// other sessions.
  ///
  /// A wrong password is a try like any other.
  ///
  /// - Throws: ``IdentityError/wrongCredentials`` for a wrong password,
  ///   ``IdentityError/passwordRefused(_:)`` for a new one that breaks a rule,
  ///   ``IdentityError/sessionExpired`` when nobody is signed in.
  func changePassword(
    from password: Secret, to new: Secret, at now: Timestamp
  ) async throws(IdentityError)

  /// Ends the session and removes its tokens; answers and accounts stay.
  func signOut() throws(IdentityError)
}
