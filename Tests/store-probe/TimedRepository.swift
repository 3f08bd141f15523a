import Conversation
import Onboarding
import Synchronization

/// A repository that remembers how long each save took.
final class TimedRepository: OnboardingRepository {
  private let base: any OnboardingRepository
  private let times: Mutex<[Duration]>

  init(_ base: any OnboardingRepository) {
    self.base = base
    times = Mutex([])
  }

  /// How long each save took, in the order they were made.
  var saves: [Duration] { times.withLock { $0 } }

  func save(_ save: OnboardingSave) throws(RepositoryError) -> Int {
    let start = ContinuousClock.now
    let version = try base.save(save)
    times.withLock { $0.append(ContinuousClock.now - start) }
    return version
  }

  func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    try base.load(user: user)
  }

  func erase(user: String) throws(RepositoryError) -> ErasureReceipt {
    try base.erase(user: user)
  }

  func forEach(
    completedOnly: Bool, _ body: (StoredOnboarding) -> Bool
  ) throws(RepositoryError) {
    try base.forEach(completedOnly: completedOnly, body)
  }

  func forEachStanding(
    _ body: (String, Standing, Timestamp) -> Bool
  ) throws(RepositoryError) {
    try base.forEachStanding(body)
  }

  func forEachEvent(_ body: (RecordedEvent) -> Void) throws(RepositoryError) {
    try base.forEachEvent(body)
  }
}
