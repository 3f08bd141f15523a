import Onboarding
import RepositoryContract
import Testing

@Suite("A repository in memory")
struct MemoryRepositoryTests {
  /// Constraints are a database's; what is in memory has been validated on its way there.
  private static let checks = RepositoryContract.checks.filter { !$0.needsConstraints }

  @Test("It holds to the contract", arguments: checks)
  func contract(_ check: RepositoryContract.Check) throws {
    let (diet, eko) = (MemoryRepository(), MemoryRepository())
    try check.run { $0 == "diet" ? diet : eko }
  }

  @Test("A failing repository fails as often as told, then saves")
  func failing() throws {
    let repository = FailingRepository(MemoryRepository())
    repository.failNextSaves(2, with: .full)
    repository.failNextSaves(with: .unavailable("busy"))
    let save = Example.save("ana")
    for failure in [RepositoryError.full, .full, .unavailable("busy")] {
      #expect(throws: failure) { try repository.save(save) }
      #expect(try repository.load(user: "ana") == nil)
    }
    #expect(try repository.save(save) == 1)
    #expect(try repository.load(user: "ana")?.version == 1)
  }
}
