public import Onboarding

/// A session with its token, as it is stored.
public struct StoredSession: Hashable, Sendable, Codable {
  /// What a session's token is good for.
  public enum Token: Hashable, Sendable, Codable {
    /// None; the session cannot be refreshed.
    case none
    /// Proves a session of embedded accounts; 32 random bytes in base64.
    case embedded(String)
    /// Refreshes a session with the OpenID Connect provider at this address.
    case refresh(String, issuer: String)
  }

  /// The session.
  public var session: SignInSession
  /// Its token.
  public var token: Token

  /// A session with its token.
  public init(session: SignInSession, token: Token) {
    self.session = session
    self.token = token
  }
}

extension StoredSession: CustomStringConvertible, CustomReflectable {
  /// The session; never a token.
  public var description: String { session.description }

  /// A mirror without children, so that dumps show no token.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
