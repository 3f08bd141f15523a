import Onboarding
import Synchronization

/// A repository that remembers how long each save took.
final class TimedRepository: ForwardingRepository {
  let base: any OnboardingRepository
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
}
