public import Conversation

/// Two providers as one: one for passwords, one for the browser.
///
/// Both keep their session in the same place, so that there is one session at a time.
public struct JoinedIdentity: IdentityProvider {
  private let passwords: any IdentityProvider
  private let browser: any IdentityProvider

  /// Joins a provider that takes passwords and one that signs in through a browser.
  public init(passwords: any IdentityProvider, browser: any IdentityProvider) {
    self.passwords = passwords
    self.browser = browser
  }

  /// What either of them offers.
  public var ways: Set<SignInWay> { passwords.ways.union(browser.ways) }

  /// What the provider for passwords objects to.
  public func objection(to password: Secret) -> PasswordObjection? {
    passwords.objection(to: password)
  }

  /// Signs up with the provider for passwords.
  public func signUp(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    try await passwords.signUp(email: email, password: password, at: now)
  }

  /// Signs in with the provider for passwords.
  public func signIn(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    try await passwords.signIn(email: email, password: password, at: now)
  }

  /// Signs in with the provider for the browser.
  public func signInWithBrowser(
    at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession? {
    try await browser.signInWithBrowser(at: now, progress: progress)
  }

  /// The session of whichever opened one.
  public func session(at now: Timestamp) throws(IdentityError) -> SignInSession? {
    if let session = try passwords.session(at: now) { return session }
    return try browser.session(at: now)
  }

  /// Refreshes with whichever opened the session.
  public func refresh(at now: Timestamp) async throws(IdentityError) -> SignInSession {
    if try passwords.session(at: now) != nil { return try await passwords.refresh(at: now) }
    return try await browser.refresh(at: now)
  }

  /// Changes the password with whichever opened the session.
  public func changePassword(
    from password: Secret, to new: Secret, at now: Timestamp
  ) async throws(IdentityError) {
    let keeper = try passwords.session(at: now) == nil ? browser : passwords
    try await keeper.changePassword(from: password, to: new, at: now)
  }

  /// Ends the session of either.
  public func signOut() throws(IdentityError) {
    try passwords.signOut()
    try browser.signOut()
  }
}
