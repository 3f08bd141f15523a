import Foundation
import Onboarding
import Testing
import Understanding
import WebServer

@Suite("How long the web keeps what people told")
struct KeepingTests {
  private static let name = "Quintessa Marlowe-Jones"

  /// Where nothing is kept for even a second, the look at a start may take answers whose conversation is just being
  /// written for answers of none.
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

  @Test(
    "What nobody with an account told goes some time after nobody can go on with it",
    arguments: Backend.available)
  func abandoned(backend: Backend) async throws {
    let web = try await RunningWeb.start(
      Product.eko, on: backend, limits: limits(token: 6, keep: 1))
    let talk = try await web.begin("eko")
    #expect(try await talk.say(Self.name, headers: ["Idempotency-Key": "a"]).status == 200)
    #expect(try web.holds(Self.name))
    #expect(try await eventually { try !web.holds(Self.name) })
    #expect(try web.remembered("SELECT count(*) FROM conversations") == 0)
    #expect(try web.answering("eko") == 0)
  }

  @Test("Until then it stays", arguments: Backend.available)
  func kept(backend: Backend) async throws {
    let web = try await RunningWeb.start(
      Product.eko, on: backend, limits: limits(token: 5, keep: 3600))
    let talk = try await web.begin("eko")
    _ = try await talk.say(Self.name)
    try await Task.sleep(for: .seconds(7))
    #expect(try await talk.standing().status == 401)
    #expect(try web.holds(Self.name))
  }

  @Test("What belongs to somebody whom the operator named stays", arguments: Backend.available)
  func named(backend: Backend) async throws {
    let web = try await RunningWeb.start(
      Product.eko, on: backend, limits: limits(token: 60, keep: 1))
    let key = ["Authorization": "Bearer \(RunningWeb.key)"]
    let named = try await web.send(
      "POST", "/v1/flows/eko/conversations", "{\"user\":\"ana\"}", headers: key)
    let id = try #require(named.json["conversation"]?.string, "\(named.body)")
    let own = Talk(web: web, id: id, token: try #require(named.json["token"]?.string))
    #expect(try await own.say(Self.name).status == 200)
    try await runOut(web, beside: web.begin("eko"))
    let again = try await web.send(
      "POST", "/v1/flows/eko/conversations", "{\"user\":\"ana\"}", headers: key)
    #expect(again.body.contains("Welcome back"), "\(again.body)")
  }

  @Test(
    "What belongs to an account stays, and its owner signs in to it",
    arguments: Backend.available)
  func accounts(backend: Backend) async throws {
    let web = try await RunningWeb.start(
      Product.trendsight, on: backend, limits: limits(token: 60, keep: 1))
    _ = try await web.signUp("ana@example.org").say("Coffee")
    try await runOut(web, beside: web.begin("trendsight"))
    #expect(try web.holds("ana@example.org"))
    let standing = try await web.signIn("ana@example.org").standing()
    #expect(standing.status == 200 && standing.body.contains("Coffee"), "\(standing.body)")
  }

  /// Has all tokens run out, and waits until somebody without an account is forgotten.
  private func runOut(_ web: RunningWeb, beside goner: Talk) async throws {
    try web.remembered("UPDATE tokens SET expires_at = 1")
    #expect(
      try await eventually {
        try web.remembered("SELECT count(*) FROM conversations WHERE id = '\(goner.id)'") == 0
      })
  }

  @Test("Answers whose conversation is gone go, too")
  func strays() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let web = try await RunningWeb.start(in: folder, limits: limits(token: 60, keep: 60))
      _ = try await web.begin("eko").say(Self.name)
      try web.remembered("DELETE FROM conversations")
      try FileManager.default.copyItem(at: folder, to: folder.appendingPathExtension("copy"))
      // The folder goes with the server.
      #expect(web.port > 0)
    }
    let copy = folder.appendingPathExtension("copy")
    let web = try await RunningWeb.start(in: copy, limits: limits(token: 60, keep: 0))
    #expect(try await eventually { try web.files().range(of: Data(Self.name.utf8)) == nil })
  }

  @Test(
    "A token that was given while the clock was ahead is good for no longer than any other",
    arguments: Backend.available)
  func clock(backend: Backend) async throws {
    let web = try await RunningWeb.start(
      Product.diet, on: backend, limits: limits(token: 3600, keep: 3600))
    let talk = try await web.begin()
    try web.remembered("UPDATE tokens SET expires_at = expires_at + 31536000")
    #expect(
      try await eventually {
        let end = try web.remembered("SELECT max(expires_at) FROM tokens")
        return (end ?? .max) <= Int(Date().timeIntervalSince1970) + 3600
      })
    #expect(try await talk.standing().status == 200)
  }

  @Test("What was answered is kept no longer than it says", arguments: Backend.available)
  func replyRows(backend: Backend) async throws {
    var limits = limits(token: 3600, keep: 3600)
    limits.replySeconds = 3
    let web = try await RunningWeb.start(Product.diet, on: backend, limits: limits)
    _ = try await web.begin().say("lose weight", headers: ["Idempotency-Key": "a"])
    #expect(try web.remembered("SELECT count(*) FROM replies") ?? 0 > 0)
    #expect(try await eventually { try web.remembered("SELECT count(*) FROM replies") == 0 })
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
}
