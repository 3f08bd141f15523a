public import Conversation
public import Onboarding
public import Sessions
internal import Synchronization

/// Accounts with an OpenID Connect provider, reached through the network program.
public struct BrowserIdentity: IdentityProvider {
  private let provider: OpenIDProvider
  private let program: HelperProgram
  private let sessions: any SessionStore

  /// The accounts of a provider.
  public init(provider: OpenIDProvider, program: HelperProgram, sessions: any SessionStore) {
    self.provider = provider
    self.program = program
    self.sessions = sessions
  }

  /// By browser only.
  public var ways: Set<SignInWay> { [.browser] }

  /// Nothing: passwords are the provider's own matter.
  public func objection(to password: Secret) -> PasswordObjection? { nil }

  /// Always refused.
  public func signUp(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    throw Self.noPasswords
  }

  /// Always refused.
  public func signIn(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    throw Self.noPasswords
  }

  /// Signs in through the browser; the network program keeps the tokens.
  public func signInWithBrowser(
    at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession? {
    try await run("sign-in", at: now, progress: progress)
  }

  /// The session, which may have run out.
  public func session(at now: Timestamp) throws(IdentityError) -> SignInSession? {
    guard let stored = try sessions.load() else { return nil }
    if case .embedded = stored.token { return nil }
    return stored.session
  }

  /// Asks the provider for more time.
  public func refresh(at now: Timestamp) async throws(IdentityError) -> SignInSession {
    guard let session = try session(at: now), session.canRefresh, sessions.path != nil,
      let longer = try await run("refresh", at: now, progress: { _ in })
    else { throw .sessionExpired }
    return longer
  }

  /// Always refused: passwords are the provider's own matter.
  public func changePassword(
    from password: Secret, to new: Secret, at now: Timestamp
  ) async throws(IdentityError) {
    throw Self.noPasswords
  }

  /// Removes the session and its tokens.
  public func signOut() throws(IdentityError) {
    if case .embedded? = try sessions.load()?.token { return }
    try sessions.remove()
  }

  private static var noPasswords: IdentityError {
    .notAvailable("Say \"Google\" to sign in through your browser.")
  }

  private func run(
    _ command: String, at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession? {
    let last = Last()
    let job = SignInJob(provider: provider, sessionFile: sessions.path, now: now)
    var failure: HelperError?
    do throws(HelperError) {
      try await program.run(command, job) { (event: SignInEvent) in
        switch event {
        case .browse(let url, let isOpened): progress(.browse(url: url, isOpened: isOpened))
        case .waiting: progress(.waiting)
        case .signedIn, .cancelled, .failed: last.event.withLock { $0 = event }
        }
      }
    } catch {
      failure = error
    }
    switch last.event.withLock(\.self) {
    case .signedIn(let session): return try keep(session)
    case .failed(let error): throw error
    case .cancelled: return nil
    case .browse, .waiting, nil:
      if Task.isCancelled { return nil }
      throw failure == .cannotStart ? Self.noProgram : .untrusted(.malformed)
    }
  }

  /// Keeps a session that has no file for as long as this program runs.
  private func keep(_ session: SignInSession) throws(IdentityError) -> SignInSession {
    guard sessions.path == nil else { return session }
    var short = session
    short.canRefresh = false
    try sessions.save(StoredSession(session: short, token: .none))
    return short
  }

  private static var noProgram: IdentityError {
    .notAvailable(
      "The part of Usher that signs in through a browser didn't start; scripts/usher builds it, or "
        + "name it in USHER_NETWORK. Signing in with email and password works without it.")
  }

  private final class Last: Sendable {
    let event = Mutex<SignInEvent?>(nil)
  }
}
