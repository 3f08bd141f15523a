import Foundation
import GRDB
import Testing
import Understanding
import WebServer

@Suite("How long the web keeps what people told")
struct KeepingTests {
  private static let name = "Quintessa Marlowe-Jones"

  private func limits(token: Int, keep: Int) -> WebLimits {
    var limits = WebLimits()
    limits.tokenSeconds = token
    limits.keepSeconds = keep
    limits.upkeepTime = .milliseconds(100)
    return limits
  }

  private func eventually(_ condition: () async throws -> Bool) async throws -> Bool {
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if try await condition() { return true }
      try await Task.sleep(for: .milliseconds(50))
    }
    return false
  }

  @Test("What nobody with an account told goes some time after nobody can go on with it")
  func abandoned() async throws {
    let web = try await RunningWeb.start(limits: limits(token: 6, keep: 0))
    let talk = try await web.begin("eko")
    #expect(try await talk.say(Self.name, headers: ["Idempotency-Key": "a"]).status == 200)
    #expect(try web.files().range(of: Data(Self.name.utf8)) != nil)
    #expect(try await eventually { try web.files().range(of: Data(Self.name.utf8)) == nil })
    let rows = try await database(web).read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM conversations")
    }
    #expect(rows == 0)
  }

  @Test("Until then it stays, and so does what belongs to an account or to somebody who was named")
  func kept() async throws {
    let web = try await RunningWeb.start(limits: limits(token: 5, keep: 3600))
    let talk = try await web.begin("eko")
    _ = try await talk.say(Self.name)
    try await Task.sleep(for: .seconds(7))
    #expect(try await talk.standing().status == 401)
    #expect(try web.files().range(of: Data(Self.name.utf8)) != nil)

    let other = try await RunningWeb.start(limits: limits(token: 60, keep: 0))
    _ = try await other.signUp("ana@example.org")
    let key = ["Authorization": "Bearer \(RunningWeb.key)"]
    let named = try await other.send(
      "POST", "/v1/flows/eko/conversations", "{\"user\":\"ana\"}", headers: key)
    let id = try #require(named.json["conversation"]?.string, "\(named.body)")
    let own = Talk(web: other, id: id, token: try #require(named.json["token"]?.string))
    #expect(try await own.say(Self.name).status == 200)
    let gone = try await other.begin()
    try await database(other).write { try $0.execute(sql: "UPDATE tokens SET expires_at = 1") }
    #expect(
      try await eventually {
        try await database(other).read {
          try Int.fetchOne(
            $0, sql: "SELECT count(*) FROM conversations WHERE id = ?", arguments: [gone.id])
        } == 0
      })
    #expect(try other.files().range(of: Data("ana@example.org".utf8)) != nil)
    let again = try await other.send(
      "POST", "/v1/flows/eko/conversations", "{\"user\":\"ana\"}", headers: key)
    #expect(again.body.contains("Welcome back"), "\(again.body)")
    // Whoever has an account signs in to it.
    #expect(try await other.signIn("ana@example.org").standing().status == 200)
  }

  @Test("Answers whose conversation is gone go, too")
  func strays() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let web = try await RunningWeb.start(in: folder, limits: limits(token: 60, keep: 60))
      _ = try await web.begin("eko").say(Self.name)
      try await database(web).write { try $0.execute(sql: "DELETE FROM conversations") }
      try FileManager.default.copyItem(at: folder, to: folder.appendingPathExtension("copy"))
      // The folder goes with the server.
      #expect(web.port > 0)
    }
    let copy = folder.appendingPathExtension("copy")
    let web = try await RunningWeb.start(in: copy, limits: limits(token: 60, keep: 0))
    #expect(try await eventually { try web.files().range(of: Data(Self.name.utf8)) == nil })
  }

  @Test("A token that was given while the clock was ahead is good for no longer than any other")
  func clock() async throws {
    let web = try await RunningWeb.start(limits: limits(token: 3600, keep: 3600))
    let talk = try await web.begin()
    try await database(web).write {
      try $0.execute(sql: "UPDATE tokens SET expires_at = expires_at + 31536000")
    }
    #expect(
      try await eventually {
        let end = try await database(web).read {
          try Int.fetchOne($0, sql: "SELECT max(expires_at) FROM tokens")
        }
        return (end ?? .max) <= Int(Date().timeIntervalSince1970) + 3600
      })
    #expect(try await talk.standing().status == 200)
  }

  @Test("What was answered is in no file any more once it has run out")
  func replies() async throws {
    var limits = limits(token: 3600, keep: 3600)
    limits.replySeconds = 5
    let web = try await RunningWeb.start(limits: limits)
    let talk = try await web.begin("eko")
    _ = try await talk.say(Self.name, headers: ["Idempotency-Key": "a"])
    let file = web.folder.appending(path: "web.sqlite")
    let bytes = {
      try Data(contentsOf: file) + Data(contentsOf: URL(filePath: file.path + "-wal"))
    }
    #expect(try bytes().range(of: Data("Quintessa".utf8)) != nil)
    #expect(try await eventually { try bytes().range(of: Data("Quintessa".utf8)) == nil })
  }

  private func database(_ web: RunningWeb) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    return try DatabaseQueue(
      path: web.folder.appending(path: "web.sqlite").path, configuration: configuration)
  }
}
