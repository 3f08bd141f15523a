public import Conversation
public import Onboarding

/// Signs people in while they converse: it holds the passwords they type and asks an identity
/// provider.
///
/// Used from one thread, which it holds while the provider works; that must be the main one or one
/// made for it, not one of those that tasks share.
public final class SignInDesk: SecretKeeper, SignInService {
  private let identity: any IdentityProvider
  private let now: () -> Timestamp
  private let known: (Account) -> [HandedIn]
  private let attend: (SignInProgress) -> Bool
  private var password: Secret?
  /// The password as it is, while it is being changed.
  private var currentPassword: Secret?
  /// What was typed last and reads like something that is said.
  private var doubted: Secret?
  /// The session that could not be refreshed for want of a network; it is not tried again here.
  private var offline: SignInSession?

  /// A desk in front of a provider.
  ///
  /// - Parameters:
  ///   - identity: Who knows the people.
  ///   - now: Tells the instant; that of the world, wherever accounts are real.
  ///   - known: What an account has already, as values of fields.
  ///   - attend: Called on the thread of the conversation while the person is at the browser: with
  ///     the address once it is known, and with a sign of life four times a second. Its answer is
  ///     whether to go on; false calls the sign-in off.
  public init(
    _ identity: any IdentityProvider, now: @escaping () -> Timestamp,
    known: @escaping (Account) -> [HandedIn] = { _ in [] },
    attend: @escaping (SignInProgress) -> Bool = { _ in true }
  ) {
    self.identity = identity
    self.now = now
    self.known = known
    self.attend = attend
  }

  /// Takes a typed password, and says what is to be told of it.
  public func take(_ secret: String, in state: ConversationState) -> SecretOutcome {
    guard !secret.isEmpty else { return .empty }
    if case .signIn(.password(.signUp, let email)) = state.pending,
      let correction = SecretOutcome.correction(in: secret, of: email)
    {
      return correction
    }
    let typed = Secret(secret)
    let isKnown = [doubted, password].contains { $0?.matches(typed) == true }
    doubted = nil
    if !isKnown, let doubt = SecretOutcome.doubt(about: secret) {
      doubted = typed
      return doubt
    }
    switch state.pending {
    case .signIn(.password(.signUp, _)), .passwordChange(.new): return takeNew(typed)
    case .signIn(.password):
      password = typed
      return .accepted
    case .passwordChange(.current):
      currentPassword = typed
      return .accepted
    case .signIn(.repeatPassword), .passwordChange(.repeated):
      let matches = password?.matches(typed) ?? false
      if !matches { password = nil }
      return .repeated(matches: matches)
    default:
      return .empty
    }
  }

  /// Keeps a new password, unless the provider objects to it.
  private func takeNew(_ typed: Secret) -> SecretOutcome {
    if let objection = identity.objection(to: typed) { return .refused(objection.description) }
    password = typed
    return .accepted
  }

  /// Changes the password by those that were typed.
  public func changePassword() -> Event {
    defer { (password, currentPassword) = (nil, nil) }
    guard let new = password, let current = currentPassword else {
      return .passwordChanged(.wrongCredentials)
    }
    let (identity, now) = (identity, now())
    let outcome = event { _ throws(IdentityError) in
      try await identity.changePassword(from: current, to: new, at: now)
      return nil
    }
    // Work without a session is told as called off; here it is the success.
    guard case .signInFailed(let failure) = outcome else { return .passwordChanged(nil) }
    return .passwordChanged(failure)
  }

  /// Signs in or up with the password that was typed, or in a browser.
  public func signIn(_ intent: SignInIntent, email: String?) -> Event {
    let password = self.password
    self.password = nil
    let (identity, now) = (identity, now())
    return event { progress throws(IdentityError) in
      switch (intent, email, password) {
      case (.provider, _, _):
        try await identity.signInWithBrowser(at: now, progress: progress)
      case (.signUp, let email?, let password?):
        try await identity.signUp(email: email, password: password, at: now)
      case (.signIn, let email?, let password?):
        try await identity.signIn(email: email, password: password, at: now)
      case (.signUp, _, _), (.signIn, _, _):
        throw .wrongCredentials
      }
    }
  }

  /// The session that is there: signed in, run out, or nil when there is none.
  ///
  /// One that has run out is refreshed where it can be. Without a network it goes on as it is: the
  /// answers are on this computer, and the provider is asked again the next time.
  public func resume() -> Event? {
    let now = now()
    guard let session = try? identity.session(at: now) else { return nil }
    guard session.isExpired(at: now) else { return signedIn(session) }
    guard session.canRefresh else { return .sessionExpired }
    if session == offline { return signedIn(session) }
    let identity = identity
    switch event({ _ throws(IdentityError) in try await identity.refresh(at: now) }) {
    case .signInFailed(.unreachable):
      offline = session
      return signedIn(session)
    case .signedIn(let account): return .signedIn(account)
    default: return .sessionExpired
    }
  }

  /// The id of the account that is signed in, refreshed as by ``resume()``; nil when there is none.
  public func accountID() -> String? {
    let now = now()
    guard let session = try? identity.session(at: now) else { return nil }
    guard session.isExpired(at: now) else { return session.account.id }
    guard case .signedIn(let account)? = resume() else { return nil }
    return account.accountID
  }

  /// Ends the session, or says why the disk does not allow it.
  public func signOut() -> Event {
    (password, currentPassword, doubted) = (nil, nil, nil)
    do throws(IdentityError) {
      try identity.signOut()
      return .signedOut
    } catch {
      return .signOutFailed(error.description)
    }
  }

  private typealias Work =
    @Sendable (
      _ progress: @escaping @Sendable (SignInProgress) -> Void
    ) async throws(IdentityError) -> SignInSession?

  /// What comes of some work, while the person is attended to.
  private func event(_ work: @escaping Work) -> Event {
    let outcome = SignInOutcome()
    let task = Task.detached { await outcome.finish(with: work) }
    while true {
      if let result = outcome.wait(milliseconds: 250) { return event(of: result) }
      let address = outcome.takeAddress()
      if !attend(address ?? .waiting) { task.cancel() }
    }
  }

  private func event(of result: Result<SignInSession?, IdentityError>) -> Event {
    switch result {
    case .success(let session?): signedIn(session)
    case .success(nil): .signInCancelled
    case .failure(let error): .signInFailed(SignInFailure(error))
    }
  }

  private func signedIn(_ session: SignInSession) -> Event {
    let account = session.account
    return .signedIn(
      SignedIn(
        accountID: account.id, email: account.email, method: account.method,
        known: known(account)))
  }
}
