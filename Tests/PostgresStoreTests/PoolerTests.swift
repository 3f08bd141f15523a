import Foundation
import Glibc
import Onboarding
@testable import PostgresStore
import RepositoryContract
import Testing
import Understanding

@Suite("Behind pgbouncer in transaction mode", .enabled(if: Pooler.isPossible))
struct PoolerTests {
  @Test("Whole onboardings at once, each in a session of its own, lose nothing")
  func load() throws {
    let database = try TestDatabase()
    let pooler = try Pooler(for: database)
    defer { pooler.stop() }
    try Program([Program.built("store-probe"), "load", pooler.url, "24"]).succeed()
    let complete = try database.connect().run(
      """
      SELECT count(*) FROM usher.conversations JOIN user_profiles ON id = user_id
      WHERE completed_at IS NOT NULL AND onboarding_completed AND calorie_target = 1800
      """)
    #expect(complete == [["24"]])
  }

  @Test("Many sessions share three connections, and each stays its own user")
  func sharing() throws {
    let database = try TestDatabase()
    try database.repository("eko").prepare()
    let pooler = try Pooler(for: database)
    defer { pooler.stop() }
    try inThreads(24) { index in
      let repository = PostgresRepository(
        url: pooler.url, schema: Example.schema(of: "eko"), retrying: 20)
      for turn in 0..<5 {
        try repository.save(
          Example.family("user \(index)", children: ["Child of \(index)"], basedOn: turn, at: turn))
      }
      let stored = try #require(try repository.load(user: "user \(index)"))
      #expect(stored.version == 5)
      let children = stored.tables.first { $0.table == "children" }?.rows ?? []
      #expect(children.map { $0.values["name"]?.string } == ["Child of \(index)"])
    }
  }
}
