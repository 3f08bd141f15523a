/// A person known to an identity provider.
public struct SignedIn: Hashable, Sendable, Codable {
  /// The id of the account.
  public var accountID: String
  /// The email address of the account.
  public var email: String
  /// How the account was opened.
  public var method: SignInIntent
  /// Values that the account has already, by field, as JSON of the stored form.
  public var known: [HandedIn]

  /// A person with an account.
  public init(accountID: String, email: String, method: SignInIntent, known: [HandedIn] = []) {
    self.accountID = accountID
    self.email = email
    self.method = method
    self.known = known
  }
}
