public import Conversation
public import Onboarding
internal import Sessions

extension EmbeddedIdentity {
  /// The session, which may have run out; nil when there is none or its account has gone.
  public func session(at now: Timestamp) throws(IdentityError) -> SignInSession? {
    guard var session = try current(at: now)?.session else { return nil }
    session.canRefresh = !session.isExpired(at: now)
    return session
  }

  /// Makes the session last 30 days from now, unless it has run out.
  public func refresh(at now: Timestamp) async throws(IdentityError) -> SignInSession {
    guard let (token, session) = try current(at: now), !session.isExpired(at: now) else {
      throw .sessionExpired
    }
    var longer = session
    longer.expiresAt = Self.end(from: now)
    try accounts.extend(token, until: longer.expiresAt)
    try sessions.save(StoredSession(session: longer, token: .embedded(token.text)))
    return longer
  }

  /// Ends the session, and removes its file.
  public func signOut() throws(IdentityError) {
    guard case .embedded(let text)? = try sessions.load()?.token else { return }
    try accounts.closeSession(SessionToken(text))
    try sessions.remove()
  }

  /// Opens a session of an account whose password was right.
  func open(_ account: Account, at now: Timestamp) throws(IdentityError) -> SignInSession {
    let token = SessionToken()
    let session = SignInSession(account: account, expiresAt: Self.end(from: now), canRefresh: true)
    try accounts.openSession(token, of: account.id, until: session.expiresAt, at: now)
    try sessions.save(StoredSession(session: session, token: .embedded(token.text)))
    return session
  }

  /// The session that is there with its token, which may have run out.
  func current(
    at now: Timestamp
  ) throws(IdentityError) -> (token: SessionToken, session: SignInSession)? {
    guard let stored = try sessions.load(), case .embedded(let text) = stored.token else {
      return nil
    }
    let token = SessionToken(text)
    let account = stored.session.account.id
    guard let end = try accounts.end(of: token, account: account, latest: Self.end(from: now))
    else { return nil }
    var session = stored.session
    session.expiresAt = end
    return (token, session)
  }

  private static func end(from now: Timestamp) -> Timestamp {
    Timestamp(secondsSince1970: now.secondsSince1970 + sessionLength)
  }
}
