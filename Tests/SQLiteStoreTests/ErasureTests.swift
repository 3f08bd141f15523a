import Conversation
import Foundation
import GRDB
import Onboarding
import RepositoryContract
import SQLiteStore
import Testing

@Suite("Erasing from files")
struct ErasureTests {
  @Test("No byte of the answers is left in any file, and others keep theirs")
  func canaries() throws {
    let folder = try TemporaryFolder()
    let repository = try SQLiteRepository(
      folder: folder.path, schema: Example.schema(of: "eko"), now: Example.now)
    try repository.save(Example.family("kim", children: ["BenCanary"]))
    for version in 0..<30 {
      let names = (0...version % 5).map { "MiaCanary\($0)-\(version)" }
      try repository.save(Example.family("sam", children: names, basedOn: version, at: version))
    }
    #expect(try bytes(of: folder).contains("MiaCanary"))
    let receipt = try repository.erase(user: "sam")
    #expect(receipt.isScrubbed)
    #expect(receipt.rows["outbox"] == 2)
    let left = try bytes(of: folder)
    #expect(!left.contains("MiaCanary"))
    #expect(!left.contains(Example.id(of: "sam")))
    #expect(left.contains("BenCanary"))
    #expect(try repository.load(user: "kim")?.version == 1)
  }

  @Test("What was recorded before the person signed in goes as well")
  func beforeSigningIn() throws {
    let folder = try TemporaryFolder()
    let repository = try SQLiteRepository(
      folder: folder.path, schema: Example.schema(of: "diet"), now: Example.now)
    try repository.save(Example.save("ana", events: [AnalyticsEvent("onboarding_started")]))
    var signedIn = Example.save("ana", basedOn: 1, at: 5)
    signedIn.id = "33333333-3333-4333-8333-333333333333"
    signedIn.events = [AnalyticsEvent("onboarding_completed")]
    try repository.save(signedIn)
    let receipt = try repository.erase(user: "ana")
    #expect(receipt.rows["analytics"] == 2)
    let left = try bytes(of: folder)
    #expect(!left.contains(Example.id(of: "ana")))
    #expect(!left.contains(signedIn.id))
  }

  @Test("The receipt says when a reader stood in the way, and erasing again finishes it")
  func reader() throws {
    let folder = try TemporaryFolder()
    let repository = try SQLiteRepository(
      folder: folder.path, schema: Example.schema(of: "diet"), now: Example.now, timeout: 0.1)
    try repository.save(Example.save("ana", words: "AnaCanary"))
    let reader = try DatabaseQueue.holding(folder.path + "/diet.sqlite")
    try reader.writeWithoutTransaction { database in
      try database.execute(sql: "BEGIN; SELECT * FROM usher_conversations")
    }
    #expect(try repository.erase(user: "ana").isScrubbed == false)
    try reader.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    #expect(try repository.erase(user: "ana").isScrubbed)
    #expect(try !bytes(of: folder).contains("AnaCanary"))
  }

  private func bytes(of folder: TemporaryFolder) throws -> String {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).map { name in
      let data = try Data(contentsOf: URL(filePath: folder.path + "/" + name))
      return String(decoding: data, as: UTF8.self)
    }.joined()
  }
}
