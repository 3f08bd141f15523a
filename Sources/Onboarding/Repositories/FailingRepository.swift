import Synchronization

/// A repository whose next saves fail as told.
///
/// Transcripts and tests use it to show what people are told when a store fails.
public final class FailingRepository: ForwardingRepository {
  /// The repository that saves once no failure is left.
  public let base: any OnboardingRepository
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
}
