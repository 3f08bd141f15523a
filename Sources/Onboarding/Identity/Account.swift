public import Conversation

/// The account of a person with an identity provider.
public struct Account: Hashable, Sendable, Codable {
  /// The id of the account, a UUID in small letters.
  public var id: String
  /// The email address, as the person or the provider wrote it.
  public var email: String
  /// How the person came to it this time.
  public var method: SignInIntent

  /// The account of a person.
  public init(id: String, email: String, method: SignInIntent) {
    self.id = id
    self.email = email
    self.method = method
  }
}

extension Account: CustomStringConvertible {
  /// The method; never an id or an email.
  public var description: String { "account by \(method.rawValue)" }
}
