/// Who signed in at a provider, as it is kept; no token of the provider's is.
struct StoredSignIn: Hashable, Sendable {
  /// The id of the account.
  let account: String
  /// The email address, as the provider wrote it.
  let email: String
  /// The first instant at which the person has to sign in again, in seconds since 1970.
  let expiresAt: Int
}

extension StoredSignIn: CustomStringConvertible {
  /// The end; never an id or an email.
  var description: String { "sign-in until \(expiresAt)" }
}
