import Conversation
import EmbeddedIdentity
import Onboarding
import Sessions

/// Accounts with a password, opened for each use and closed again: a conversation that waits for somebody
/// holds no file.
struct PasswordIdentity: IdentityProvider {
  let accounts: PasswordAccounts
  let user: String
  /// What tells where tries to sign in come from.
  let source: String
  /// Whoever had the conversation before is not let in with the person.
  let renewal: TokenRenewal

  /// By password only.
  var ways: Set<SignInWay> { [.password] }

  /// What speaks against a new password.
  func objection(to password: Secret) -> PasswordObjection? {
    PasswordPolicy().objection(to: password)
  }

  /// Makes an account and opens a session of it, with a new token for the conversation.
  func signUp(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    try renewed(try await opened().signUp(email: email, password: password, at: now))
  }

  /// Opens a session of an account, with a new token for the conversation.
  func signIn(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    try renewed(try await opened().signIn(email: email, password: password, at: now))
  }

  /// Always refused: these accounts have passwords.
  func signInWithBrowser(
    at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession? {
    try await opened().signInWithBrowser(at: now, progress: progress)
  }

  /// The session, which may have run out.
  func session(at now: Timestamp) throws(IdentityError) -> SignInSession? {
    // Most people have none; the accounts are not opened for them.
    guard try accounts.hasSession(user) else { return nil }
    return try opened().session(at: now)
  }

  /// Makes the session last longer.
  func refresh(at now: Timestamp) async throws(IdentityError) -> SignInSession {
    try await opened().refresh(at: now)
  }

  /// Puts another password in the place of the present one; all other sessions end, and this one goes on
  /// under a new token.
  func changePassword(
    from password: Secret, to new: Secret, at now: Timestamp
  ) async throws(IdentityError) {
    try await opened().changePassword(from: password, to: new, at: now)
    do throws(RepositoryError) { try renewal.renew() } catch { throw .store(error) }
  }

  /// Ends the session.
  func signOut() throws(IdentityError) {
    guard try accounts.hasSession(user) else { return }
    try opened().signOut()
  }

  private func opened() throws(IdentityError) -> EmbeddedIdentity {
    try accounts.identity(of: user, source: source)
  }

  private func renewed(_ session: SignInSession) throws(IdentityError) -> SignInSession {
    do throws(RepositoryError) { try renewal.renew() } catch {
      // Nobody is signed in whose conversation others still have.
      try signOut()
      throw .store(error)
    }
    return session
  }
}
