import Onboarding
import PostgresStore
import RepositoryContract
import Testing

@Suite("A PostgreSQL repository", .enabled(if: TestDatabase.server != nil))
struct PostgresContractTests {
  /// Users go by the id of their account here; that one comes by another id has a test of its own.
  private static let checks = RepositoryContract.checks.filter { !$0.needsNames }

  @Test("It holds to the contract", arguments: checks)
  func contract(_ check: RepositoryContract.Check) throws {
    let database = try TestDatabase()
    try check.run { database.repository($0) }
  }
}
