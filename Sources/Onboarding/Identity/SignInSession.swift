public import Conversation

/// A time during which a person need not sign in again.
///
/// The tokens of a session are where its provider keeps them, never here.
public struct SignInSession: Hashable, Sendable, Codable {
  /// Whose session it is.
  public var account: Account
  /// The first instant at which it has run out.
  public var expiresAt: Timestamp
  /// Whether it can be made to last longer without the person.
  public var canRefresh: Bool

  private enum CodingKeys: String, CodingKey {
    case account
    case expiresAt = "expires_at"
    case canRefresh = "can_refresh"
  }

  /// A session of an account.
  public init(account: Account, expiresAt: Timestamp, canRefresh: Bool) {
    self.account = account
    self.expiresAt = expiresAt
    self.canRefresh = canRefresh
  }

  /// Whether it has run out at an instant.
  public func isExpired(at now: Timestamp) -> Bool { now >= expiresAt }
}

extension SignInSession: CustomStringConvertible {
  /// The end; never an id or an email.
  public var description: String { "session until \(expiresAt)" }
}
