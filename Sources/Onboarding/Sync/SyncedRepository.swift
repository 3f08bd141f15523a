import Synchronization

/// A local store with a remote: somebody who signs in goes on with what the account has there.
///
/// Everything else is the local store's.
public final class SyncedRepository: ForwardingRepository {
  /// The local store, where all is kept.
  public let base: any OnboardingRepository
  private let fetch: @Sendable (User) -> Bool
  private let ids = Mutex<[String: String]>([:])

  /// A repository in front of a local one.
  ///
  /// - Parameters:
  ///   - local: Where all is kept.
  ///   - fetch: Takes over what the remote has of a user, and says whether there was something.
  public init(_ local: any OnboardingRepository, fetch: @escaping @Sendable (User) -> Bool) {
    base = local
    self.fetch = fetch
  }

  /// Saves an onboarding, and returns its new version.
  ///
  /// - Throws: ``RepositoryError/conflict(current:)`` also when the account that somebody signed in
  ///   to has answers at the remote; they are here then.
  @discardableResult
  public func save(_ save: OnboardingSave) throws(RepositoryError) -> Int {
    let isNewID = ids.withLock { ids in
      let former = ids.updateValue(save.id, forKey: save.user) ?? User(named: save.user)?.id
      return former != save.id
    }
    if isNewID, fetch(User(name: save.user, id: save.id)) {
      throw .conflict(current: try base.load(user: save.user)?.version ?? 0)
    }
    return try base.save(save)
  }

  /// The onboarding of a user, or nil when there is none.
  public func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    let stored = try base.load(user: user)
    if let stored { ids.withLock { $0[user] = stored.id } }
    return stored
  }
}
