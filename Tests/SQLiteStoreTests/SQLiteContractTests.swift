import RepositoryContract
import SQLiteStore
import Testing

@Suite("An SQLite repository holds to the contract")
struct SQLiteContractTests {
  @Test("The contract", arguments: RepositoryContract.checks)
  func contract(_ check: RepositoryContract.Check) throws {
    let folder = try TemporaryFolder()
    try check.run { flow in
      try SQLiteRepository(
        folder: folder.path + "/store", schema: Example.schema(of: flow), now: Example.now)
    }
  }
}
