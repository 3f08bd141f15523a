public import Conversation

/// A repository in front of another, which does all that the one in front does not do itself.
public protocol ForwardingRepository: OnboardingRepository {
  /// The repository behind this one.
  var base: any OnboardingRepository { get }
}

extension ForwardingRepository {
  /// The name that answers bear in the repository behind this one.
  public var machine: String? { base.machine }

  /// What the repository behind this one has of a user.
  public func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    try base.load(user: user)
  }

  /// Saves to the repository behind this one.
  @discardableResult
  public func save(_ save: OnboardingSave) throws(RepositoryError) -> Int { try base.save(save) }

  /// Erases a user from the repository behind this one.
  public func erase(user: String) throws(RepositoryError) -> ErasureReceipt {
    try base.erase(user: user)
  }

  /// Erases users from the repository behind this one.
  @discardableResult
  public func erase(users: [String]) throws(RepositoryError) -> ErasureReceipt {
    try base.erase(users: users)
  }

  /// Erases whom an onboarding is of from the repository behind this one.
  public func erase(_ stored: StoredOnboarding) throws(RepositoryError) -> ErasureReceipt {
    try base.erase(stored)
  }

  /// The users of an account in the repository behind this one.
  public func users(of account: String) throws(RepositoryError) -> [String] {
    try base.users(of: account)
  }

  /// Tells the repository behind this one.
  public func remember(_ user: String, as account: String) { base.remember(user, as: account) }

  /// Goes through the onboardings of the repository behind this one.
  @discardableResult
  public func forEach(
    completedOnly: Bool, _ body: (StoredOnboarding) -> Bool
  ) throws(RepositoryError) -> [String] {
    try base.forEach(completedOnly: completedOnly, body)
  }

  /// Goes through where the users of the repository behind this one stand.
  @discardableResult
  public func forEachStanding(
    _ body: (String, Standing, Timestamp) -> Bool
  ) throws(RepositoryError) -> [String] {
    try base.forEachStanding(body)
  }

  /// Goes through the analytics events of the repository behind this one.
  public func forEachEvent(_ body: (RecordedEvent) -> Void) throws(RepositoryError) {
    try base.forEachEvent(body)
  }
}
