import Conversation
import Onboarding

/// Accounts with an OpenID Connect provider, to which browsers go between two turns.
///
/// A turn finds what a browser brought back just now, or who signed in before; the provider's tokens are
/// not kept. Whoever signed in is asked again after 30 days, as with a password.
struct ProviderIdentity: IdentityProvider {
  /// What a browser brought back: a session, nil where the person refused, or what went wrong.
  typealias Arrival = Result<SignInSession?, IdentityError>

  /// How long somebody who signed in is not asked again, in seconds.
  static let sessionLength = 30 * 86_400

  let store: any WebStore
  let user: String
  let flow: String
  /// Nil where no browser came back.
  let arrival: Arrival?

  /// By browser only.
  var ways: Set<SignInWay> { [.browser] }

  /// Nothing: passwords are the provider's own matter.
  func objection(to password: Secret) -> PasswordObjection? { nil }

  /// Always refused.
  func signUp(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    throw Self.elsewhere
  }

  /// Always refused.
  func signIn(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    throw Self.elsewhere
  }

  /// Takes what the browser brought back; refused where it was not sent out.
  func signInWithBrowser(
    at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession? {
    guard let arrival else { throw Self.elsewhere }
    guard var session = try arrival.get() else { return nil }
    session.expiresAt = Timestamp(secondsSince1970: now.secondsSince1970 + Self.sessionLength)
    session.canRefresh = false
    let signIn = StoredSignIn(
      account: session.account.id, email: session.account.email,
      expiresAt: session.expiresAt.secondsSince1970)
    try told { () throws(RepositoryError) in try store.add(signIn, of: user, flow: flow) }
    return session
  }

  /// Who signed in before, which may have run out.
  func session(at now: Timestamp) throws(IdentityError) -> SignInSession? {
    let stored = try told { () throws(RepositoryError) in
      try store.signIn(of: user, flow: flow)
    }
    return stored.map { stored in
      SignInSession(
        account: Account(id: stored.account, email: stored.email, method: .provider),
        expiresAt: Timestamp(secondsSince1970: stored.expiresAt), canRefresh: false)
    }
  }

  /// Always refused: there is no token to refresh with.
  func refresh(at now: Timestamp) async throws(IdentityError) -> SignInSession {
    throw .sessionExpired
  }

  /// Always refused: passwords are the provider's own matter.
  func changePassword(
    from password: Secret, to new: Secret, at now: Timestamp
  ) async throws(IdentityError) {
    throw Self.elsewhere
  }

  /// Forgets who signed in; the session at the provider itself stays.
  func signOut() throws(IdentityError) {
    try told { () throws(RepositoryError) in try store.removeSignIn(of: user, flow: flow) }
  }

  private static let elsewhere = IdentityError.notAvailable(
    "That takes a browser: use the button of the page. Here, an email and a password do.")

  private func told<T>(_ body: () throws(RepositoryError) -> T) throws(IdentityError) -> T {
    do throws(RepositoryError) { return try body() } catch { throw .store(error) }
  }
}
