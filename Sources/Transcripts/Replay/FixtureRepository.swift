import Conversation
import Onboarding

/// A repository with an onboarding that was there before the first save.
final class FixtureRepository: OnboardingRepository {
  private let base = MemoryRepository()
  private let fixture: StoredOnboarding

  init(_ fixture: StoredOnboarding) {
    self.fixture = fixture
  }

  func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    try base.load(user: user) ?? (user == fixture.user ? fixture : nil)
  }

  func save(_ save: OnboardingSave) throws(RepositoryError) -> Int { try base.save(save) }

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
