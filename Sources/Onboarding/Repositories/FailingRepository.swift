public import Conversation
import Synchronization

/// A repository whose next saves fail as told; everything else goes to the repository behind it.
///
/// Transcripts and tests use it to show what people are told when a store fails.
public final class FailingRepository: OnboardingRepository {
  private let base: any OnboardingRepository
  private let failures = Mutex<[RepositoryError]>([])

  /// A repository in front of another, which does not fail yet.
  public init(_ base: any OnboardingRepository) {
    self.base = base
  }

  /// Makes the next saves fail, after those that are to fail already.
  public func failNextSaves(_ count: Int = 1, with error: RepositoryError) {
    failures.withLock { $0 += Array(repeating: error, count: count) }
  }

  /// Fails if it is to, else saves.
  @discardableResult
  public func save(_ save: OnboardingSave) throws(RepositoryError) -> Int {
    let failure = failures.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    if let failure { throw failure }
    return try base.save(save)
  }

  /// The onboarding of a user, or nil when there is none.
  public func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    try base.load(user: user)
  }

  /// Erases everything about a user, and says what it was.
  public func erase(user: String) throws(RepositoryError) -> ErasureReceipt {
    try base.erase(user: user)
  }

  /// Calls the body with one onboarding after another, by user, until it returns false.
  public func forEach(
    completedOnly: Bool, _ body: (StoredOnboarding) -> Bool
  ) throws(RepositoryError) {
    try base.forEach(completedOnly: completedOnly, body)
  }

  /// Calls the body with where one user after another stands, by user, until it returns false.
  public func forEachStanding(
    _ body: (String, Standing, Timestamp) -> Bool
  ) throws(RepositoryError) {
    try base.forEachStanding(body)
  }

  /// Calls the body with one analytics event after another, oldest first.
  public func forEachEvent(_ body: (RecordedEvent) -> Void) throws(RepositoryError) {
    try base.forEachEvent(body)
  }
}
