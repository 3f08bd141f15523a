import Onboarding
import PostgresStore
import RepositoryContract
import Testing

@Suite("A PostgreSQL repository", .enabled(if: TestDatabase.server != nil))
struct PostgresContractTests {
  @Test("It holds to the contract", arguments: RepositoryContract.checks)
  func contract(_ check: RepositoryContract.Check) throws {
    let database = try TestDatabase()
    try check.run { database.repository($0) }
  }
}
