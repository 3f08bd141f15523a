/// A token as it is kept.
struct StoredToken: Hashable, Sendable {
  /// What a token is good for.
  enum Kind: String, Sendable {
    /// Going on with the conversation, until it runs out.
    case session
    /// Being exchanged for a session, once.
    case link
    /// Coming back from a provider, once.
    case signIn = "sign-in"
  }

  /// The hash of the token.
  let hash: String
  /// What it is good for.
  let kind: Kind
  /// The first instant at which it has run out, in seconds since 1970.
  let expiresAt: Int
}
