import Onboarding

/// A repository with an onboarding that was there before the first save.
final class FixtureRepository: ForwardingRepository {
  let base: any OnboardingRepository = MemoryRepository()
  private let fixture: StoredOnboarding

  init(_ fixture: StoredOnboarding) {
    self.fixture = fixture
  }

  func load(user: String) throws(RepositoryError) -> StoredOnboarding? {
    try base.load(user: user) ?? (user == fixture.user ? fixture : nil)
  }
}
