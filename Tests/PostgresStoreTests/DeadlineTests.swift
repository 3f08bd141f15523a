import Foundation
import Onboarding
import RepositoryContract
import Synchronization
import TerminalTestSupport
import Testing

@testable import PostgresStore

@Suite("Deadlines of PostgreSQL", .enabled(if: TestDatabase.server != nil))
struct DeadlineTests {
  private let database: TestDatabase
  private let proxy: StillProxy

  init() throws {
    database = try TestDatabase()
    try database.repository().prepare()
    proxy = try StillProxy(before: database.folder)
  }

  @Test("A server that accepts and does not answer is told within the time there is")
  func accepts() throws {
    defer { proxy.stop() }
    proxy.stand()
    let start = ContinuousClock.now
    #expect(throws: RepositoryError.unavailable("the database does not answer")) {
      try repository().load(user: "ana")
    }
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test("Of two servers in an address, one that is silent leaves time for the next")
  func nextServer() throws {
    defer { proxy.stop() }
    proxy.stand()
    let url = database.url.replacingOccurrences(
      of: "host=\(database.folder)", with: "host=\(proxy.folder),\(database.folder)")
    let repository = PostgresRepository(
      url: url + "&target_session_attrs=read-write", schema: Example.schema(of: "diet"),
      retrying: 0, patience: Patience(seconds: 4))
    #expect(try repository.save(Example.save("ana")) == 1)
  }

  @Test("A server that only reads is out of reach for one that writes, and refuses no sign-in")
  func readOnly() throws {
    defer { proxy.stop() }
    // This one is asked for a password, which the server takes before it says that it only reads.
    try database.connect().runScript(
      """
      DO $$ BEGIN CREATE ROLE locked LOGIN PASSWORD 'right'; EXCEPTION WHEN duplicate_object OR
        unique_violation THEN NULL; END $$;
      DO $$ BEGIN
        EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on',
          current_database());
      END $$
      """)
    let url =
      database.url(user: "locked") + "&password=right&target_session_attrs=read-write"
    let repository = PostgresRepository(
      url: url, schema: Example.schema(of: "diet"), retrying: 0,
      patience: Patience(seconds: 4))
    #expect(throws: RepositoryError.unavailable("the database cannot be reached")) {
      try repository.load(user: "ana")
    }
  }

  @Test("A server that stops answering in the middle is told; afterwards saving works")
  func standsStill() throws {
    defer { proxy.stop() }
    let repository = repository()
    #expect(try saved(Example.save("ana"), by: repository) == 1)
    proxy.stand()
    let next = Example.save("ana", basedOn: 1, at: 1)
    #expect(throws: RepositoryError.unavailable("the database does not answer")) {
      try repository.save(next)
    }
    proxy.goOn()
    #expect(try saved(next, by: repository) == 2)
    #expect(try database.repository().load(user: "ana")?.version == 2)
  }

  @Test(
    "Wherever in a save it stands still, the same save made again counts once",
    arguments: 1...24)
  func commitUnknown(pieces: Int) throws {
    defer { proxy.stop() }
    let repository = repository()
    #expect(try saved(Example.save("ana"), by: repository) == 1)
    proxy.stand(after: pieces)
    let next = Example.save(
      "ana", basedOn: 1, events: [AnalyticsEvent("onboarding_step_completed")], at: 1)
    let first = Result { () throws(RepositoryError) in try repository.save(next) }
    proxy.goOn()
    #expect(try saved(next, by: repository) == 2)
    switch first {
    case .success(let version): #expect(version == 2)
    case .failure(.unavailable): break
    case .failure(let other): Issue.record("\(other)")
    }
    var events = 0
    try database.repository().forEachEvent { _ in events += 1 }
    #expect(events == 1)
  }

  @Test("Whoever does not want to wait any longer does not, long before the time is over")
  func stopped() throws {
    defer { proxy.stop() }
    let isOver = Atomic(false)
    let url = database.url.replacingOccurrences(of: database.folder, with: proxy.folder)
    let stopping = PostgresRepository(
      url: url, schema: Example.schema(of: "diet"),
      patience: Patience(seconds: 60) { isOver.load(ordering: .relaxed) })
    try stopping.save(Example.save("ana"))
    proxy.stand()
    let start = ContinuousClock.now
    try inThreads(2) { index in
      if index == 1 {
        usleep(300_000)
        return isOver.store(true, ordering: .relaxed)
      }
      #expect(throws: RepositoryError.unavailable("it was interrupted")) {
        try stopping.save(Example.save("ana", basedOn: 1, at: 1))
      }
    }
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test("What is large goes both ways in pieces")
  func large() throws {
    defer { proxy.stop() }
    let words = String(repeating: "twelve hundred ", count: 200_000)
    let repository = PostgresRepository(
      url: database.url.replacingOccurrences(of: database.folder, with: proxy.folder),
      schema: Example.schema(of: "diet"), patience: Patience(seconds: 60))
    let save = Example.save("ana", words: words)
    try repository.save(save)
    #expect(try repository.load(user: "ana")?.state == save.state)
  }

  /// Saves, again and again where a second of patience was too short for a busy machine.
  private func saved(
    _ save: OnboardingSave, by repository: PostgresRepository
  ) throws(RepositoryError) -> Int {
    for _ in 1..<30 {
      do throws(RepositoryError) {
        return try repository.save(save)
      } catch .unavailable {
        continue
      }
    }
    return try repository.save(save)
  }

  private func repository() -> PostgresRepository {
    PostgresRepository(
      url: database.url.replacingOccurrences(of: database.folder, with: proxy.folder),
      schema: Example.schema(of: "diet"), retrying: 0.2, patience: Patience(seconds: 1))
  }
}
