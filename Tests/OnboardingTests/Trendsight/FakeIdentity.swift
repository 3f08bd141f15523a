import Conversation
import Onboarding
import Synchronization

/// An identity provider in memory, whose session can be made to run out.
final class FakeIdentity: IdentityProvider {
  private struct Contents {
    var passwords: [String: String] = [:]
    var session: SignInSession?
    var failure: IdentityError?
    var browser: String?
    var keepsSession = false
  }

  private let contents = Mutex(Contents())

  init(accounts: [String: String] = [:]) {
    contents.withLock { $0.passwords = accounts }
  }

  /// Makes the next request fail.
  func fail(with error: IdentityError) { contents.withLock { $0.failure = error } }

  /// The person of this email comes back from the browser; nil for one who calls it off.
  func browse(as email: String?) { contents.withLock { $0.browser = email } }

  /// Ends the session, as time does.
  func expire() { contents.withLock { $0.session?.expiresAt = Timestamp(secondsSince1970: 0) } }

  /// Makes it impossible to end the session.
  func failToSignOut() { contents.withLock { $0.keepsSession = true } }

  static func id(of email: String) -> String { UUIDv5.row("account", of: email) }

  var ways: Set<SignInWay> { [.password, .browser] }

  func objection(to password: Secret) -> PasswordObjection? {
    password.byteCount < PasswordObjection.minimumCharacters ? .tooShort : nil
  }

  func signUp(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    try failing()
    let text = text(of: password)
    let isNew = contents.withLock { contents in
      guard contents.passwords[email] == nil else { return false }
      contents.passwords[email] = text
      return true
    }
    guard isNew else { throw .cannotSignUp }
    return open(email, .signUp, at: now)
  }

  func signIn(
    email: String, password: Secret, at now: Timestamp
  ) async throws(IdentityError) -> SignInSession {
    try failing()
    let text = text(of: password)
    guard contents.withLock({ $0.passwords[email] == text }) else { throw .wrongCredentials }
    return open(email, .signIn, at: now)
  }

  func signInWithBrowser(
    at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession? {
    try failing()
    guard let email = contents.withLock({ $0.browser }) else { return nil }
    return open(email, .provider, at: now)
  }

  func session(at now: Timestamp) throws(IdentityError) -> SignInSession? {
    contents.withLock { $0.session }
  }

  func refresh(at now: Timestamp) async throws(IdentityError) -> SignInSession {
    throw .sessionExpired
  }

  func changePassword(
    from password: Secret, to new: Secret, at now: Timestamp
  ) async throws(IdentityError) {
    try failing()
    let (old, new) = (text(of: password), text(of: new))
    let isChanged = contents.withLock { contents in
      guard let email = contents.session?.account.email, contents.passwords[email] == old else {
        return false
      }
      contents.passwords[email] = new
      return true
    }
    guard isChanged else { throw .wrongCredentials }
  }

  func signOut() throws(IdentityError) {
    if contents.withLock({ $0.keepsSession }) { throw .store(.notPermitted("the session")) }
    contents.withLock { $0.session = nil }
  }

  private func failing() throws(IdentityError) {
    let failure = contents.withLock { contents in
      defer { contents.failure = nil }
      return contents.failure
    }
    if let failure { throw failure }
  }

  private func text(of secret: Secret) -> String {
    secret.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  private func open(_ email: String, _ method: SignInIntent, at now: Timestamp) -> SignInSession {
    let session = SignInSession(
      account: Account(id: Self.id(of: email), email: email, method: method),
      expiresAt: Timestamp(secondsSince1970: now.secondsSince1970 + 3600), canRefresh: false)
    contents.withLock { $0.session = session }
    return session
  }
}
