import Conversation
import Foundation
import GRDB
import Onboarding
import Testing

@testable import PlanServer

@Suite("The store of plans")
struct PlanStoreTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func open() throws(PlanStoreError) -> PlanStore {
    try PlanStore(path: folder.path("plans.sqlite")) {
      (PlanID(number: .random(in: .min ... .max)), Timestamp(secondsSince1970: 0))
    }
  }

  private func submission(_ name: String, key text: String?) throws -> Submission {
    Submission(request: try .sample(raceName: name), key: try text.map { try key($0) })
  }

  @Test("its files are readable by their owner alone")
  func permissions() async throws {
    let store = try open()
    _ = try await store.record([submission("A", key: "a")])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(files.sorted() == ["plans.sqlite", "plans.sqlite-shm", "plans.sqlite-wal"])
    for file in files {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(file))
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file)")
    }
  }

  @Test("gives back each receipt in its place, also within one transaction")
  func batch() async throws {
    let store = try open()
    let receipts = try await store.record([
      submission("A", key: "a"), submission("B", key: "b"), submission("A", key: "a"),
      submission("C", key: "a"), submission("A", key: nil), submission("A", key: nil),
    ])
    try #require(receipts.count == 6)
    #expect(receipts[2] == receipts[0])
    #expect(receipts[3] == .conflict)
    #expect(Set(receipts).count == 5)
  }

  @Test("knows every value again, in a file opened anew")
  func reopened() async throws {
    let everything = try PlanRequest.sample(raceName: "Ünter 'den' \"Linden\" 🏃‍♀️").with {
      $0.goalTime = nil
      $0.injuries = "left knee; DROP TABLE plans"
      $0.stravaIntent = false
    }
    let submission = Submission(request: everything, key: try key("a"))
    let first = try open()
    let receipts = try await first.record([submission])
    try first.close()
    #expect(try await open().record([submission]) == receipts)
  }

  @Test("two services on one file give each draft one plan")
  func shared() async throws {
    let stores = [try open(), try open()]
    let drafts = try (1...50).map { try submission("A", key: "\($0)") }
    let receipts = try await withThrowingTaskGroup(of: [Receipt].self) { group in
      for store in stores {
        group.addTask {
          var receipts = [Receipt]()
          for draft in drafts { receipts += try await store.record([draft]) }
          return receipts
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(receipts.count == 2)
    #expect(receipts.first == receipts.last)
    #expect(Set(receipts.joined()).count == 50)
  }

  @Test("syncs its log at every commit")
  func durable() throws {
    let store = try open()
    let (journal, synchronous) = try store.database.read { database in
      (
        try String.fetchOne(database, sql: "PRAGMA journal_mode"),
        try Int.fetchOne(database, sql: "PRAGMA synchronous")
      )
    }
    #expect(journal == "wal")
    // 2 is FULL.
    #expect(synchronous == 2)
  }

  @Test("the database itself refuses what breaks a rule, and keeps nothing of that transaction")
  func checks() async throws {
    let store = try open()
    let wrong = Submission(
      request: try .sample().with { $0.raceDistance = 1 }, key: try key("wrong"))
    let right = try submission("A", key: "right")
    await #expect(throws: PlanStoreError.failed(code: "275 (constraint failed)")) {
      try await store.record([right, wrong])
    }
    #expect(try await store.database.read(PlanRow.fetchCount) == 0)
  }

  @Test("one submission the database refuses does not spoil the others of its transaction")
  func isolated() async throws {
    let store = try open()
    let writer = PlanWriter(store: store, limits: ServerLimits())
    let wrong = Submission(
      request: try .sample().with { $0.raceDistance = 1 }, key: try key("wrong"))
    let rights = try (1...20).map { try submission("A", key: "\($0)") }
    await withTaskGroup { group in
      for right in rights {
        group.addTask { _ = try? await writer.submit(right) }
        group.addTask { _ = try? await writer.submit(wrong) }
      }
    }
    #expect(try await store.database.read(PlanRow.fetchCount) == 20)
  }

  @Test("a store of a newer version is refused and left as it is")
  func newer() throws {
    try open().close()
    let database = try DatabaseQueue(path: folder.path("plans.sqlite"))
    try database.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v9')") }
    try database.close()
    #expect(throws: PlanStoreError.newerSchema) { try open() }
  }

  @Test("a file that is no database is refused and left as it is")
  func noDatabase() throws {
    let text = Data(repeating: 0x78, count: 4096)
    let path = folder.path("plans.sqlite")
    try text.write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(throws: PlanStoreError.failed(code: "26 (file is not a database)")) { try open() }
    #expect(try Data(contentsOf: URL(filePath: path)) == text)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect((mode as? NSNumber)?.intValue == 0o644)
  }

  @Test("a folder that is not there is reported")
  func noFolder() {
    #expect(throws: PlanStoreError.cannotMakeFile) {
      try PlanStore(path: folder.path("none/plans.sqlite")) {
        (PlanID(number: 1), Timestamp(secondsSince1970: 0))
      }
    }
  }
}
