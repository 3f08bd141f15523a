import GRDB
import Onboarding
import RepositoryContract
import SQLiteStore
import Testing

@Suite("The outbox")
struct OutboxTests {
  @Test("Where no remote takes them, entries do not add up, and whoever waits longest stays first")
  func bounded() throws {
    let folder = try TemporaryFolder()
    let repository = try SQLiteRepository(
      folder: folder.path, schema: Example.schema(of: "diet"), now: Example.now)
    try repository.save(Example.save("zoe"))
    for turn in 0..<200 {
      try repository.save(Example.save("ana", basedOn: turn, at: turn))
      try repository.save(Example.save("zoe", basedOn: turn + 1, at: turn + 1))
    }
    let queue = try DatabaseQueue(path: "\(folder.path)/diet.sqlite")
    let counts = try queue.read { database in
      try Int.fetchAll(database, sql: "SELECT count(*) FROM usher_outbox GROUP BY user")
    }
    #expect(counts == [2, 2])
    #expect(try repository.usersToDeliver() == ["zoe", "ana"])
    let delivery = try #require(try repository.beginDelivery(of: "ana", over: 0, token: "a"))
    #expect(delivery.version == 200)
    // A save that comes in between stays to be delivered.
    try repository.save(Example.save("ana", basedOn: 200, at: 200))
    try repository.confirm(delivery, as: 1)
    #expect(try repository.usersToDeliver() == ["zoe", "ana"])
    let last = try #require(try repository.beginDelivery(of: "ana", over: 1, token: "b"))
    try repository.confirm(last, as: 2)
    #expect(try repository.usersToDeliver() == ["zoe"])
  }
}
