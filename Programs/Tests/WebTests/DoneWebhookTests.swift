import Conversation
import Foundation
import Onboarding
import SocketTestSupport
import Synchronization
import TerminalTestSupport
import Testing
import Understanding
import WebServer

@Suite("Who is told of who is done")
struct DoneWebhookTests {
  /// Limits with which nobody waits.
  private func limits(retrying pauses: [Int] = [0, 0, 0, 0]) -> WebLimits {
    var limits = WebLimits()
    limits.retrySeconds = pauses
    limits.outboxTime = .milliseconds(20)
    limits.tellTime = .seconds(1)
    return limits
  }

  /// Goes through the diet's onboarding.
  private func complete(_ web: RunningWeb, _ body: String = "{}") async throws -> Talk {
    let talk = try await web.begin("diet", body)
    for line in ["lose weight", "1812", "noon to 8pm", "", "yes"] {
      #expect(try await talk.say(line).status == 200)
    }
    return talk
  }

  /// What a program says of deliveries.
  private func deliveries(_ web: RunningWeb, _ arguments: String...) throws -> String {
    let program = try PipedProgram(
      BuiltProgram.path("usher-web"), ["deliveries", "--store", web.store] + arguments)
    let (shown, ending) = program.finish()
    #expect(ending == .exited(0), "\(shown)")
    return shown
  }

  @Test(
    "Another server is told once, with the profile, signed as Standard Webhooks says",
    arguments: Backend.available)
  func told(backend: Backend) async throws {
    let receiver = try WebhookReceiver(200)
    let web = try await RunningWeb.start(
      Product.diet, on: backend, limits: limits(), done: receiver.webhook)
    let talk = try await complete(web)
    let told = try #require(try await receiver.told(1).first)
    #expect(told.id.hasPrefix("msg_"))
    #expect(told.headers["content-type"] == "application/json")
    #expect(told.body.contains("\"type\":\"onboarding.completed\""))
    #expect(told.data["profile"]?["calorie_target"] == 1812)
    #expect(told.data["completed"] == true)
    #expect(told.data["conversation"]?.string == talk.id)

    // What openssl makes of the same.
    let key = WebhookReceiver.secret.dropFirst(6)
    let instant = try #require(told.headers["webhook-timestamp"])
    let signature = try await Shell.output(
      of: """
        printf %s '\(told.id).\(instant).\(told.body)' | openssl dgst -sha256 -binary -mac HMAC \
        -macopt "hexkey:$(base64 -d <<<'\(key)' | od -An -v -tx1 | tr -d ' \\n')" | base64 -w0
        """)
    #expect(told.headers["webhook-signature"] == "v1," + signature)
    #expect(abs((Int(instant) ?? 0) - Int(Date().timeIntervalSince1970)) < 60)

    // A correction is no other word.
    #expect(try await talk.say("change calories to 1900").status == 200)
    try await Task.sleep(for: .milliseconds(300))
    #expect(receiver.told.count == 1)
    #expect(try web.remembered("SELECT count(*) FROM deliveries WHERE state = 'sent'") == 1)
    let log = web.log.text
    #expect(log.contains(told.id))
    for secret in ["1812", "lose", "hidden", "MfKQ9r8G", "web-"] { #expect(!log.contains(secret)) }
  }

  @Test("A server that fails, leads elsewhere or is silent is told again, under the same name")
  func again() async throws {
    let receiver = try WebhookReceiver(500, 302, nil, 200)
    let web = try await RunningWeb.start(limits: limits(), done: receiver.webhook)
    _ = try await complete(web)
    let told = try await receiver.told(4)
    #expect(told.count == 4)
    #expect(Set(told.map(\.id)).count == 1)
    try await Task.sleep(for: .milliseconds(300))
    #expect(receiver.told.count == 4)
    #expect(try deliveries(web).contains("  sent  diet  "))
  }

  @Test(
    "What was given up is listed, and is sent again when the operator says so",
    arguments: Backend.available)
  func givenUp(backend: Backend) async throws {
    let receiver = try WebhookReceiver(500, 503, 200)
    let web = try await RunningWeb.start(
      Product.diet, on: backend, limits: limits(retrying: [0]), done: receiver.webhook)
    _ = try await complete(web)
    let id = try #require(try await receiver.told(2).first).id
    while try !deliveries(web).contains("failed") { try await Task.sleep(for: .milliseconds(50)) }
    #expect(try deliveries(web).contains("tried 2 times, last "))
    #expect(try deliveries(web, "--json").contains("\"status\":503"))
    #expect(try deliveries(web, "--again-failed").contains("1 is sent again."))
    #expect(try await receiver.told(3).map(\.id) == [id, id, id])
    #expect(try deliveries(web, "--again", id).contains("1 is sent again."))
    #expect(try await receiver.told(4).count == 4)
    #expect(try deliveries(web, "--again", "msg_none").contains("0 are sent again."))
  }

  @Test("Who is the first to be done is told of, however long the turn took")
  func first() async throws {
    let receiver = try WebhookReceiver(200)
    let instant = Mutex(Int(Date().timeIntervalSince1970))
    let web = try await RunningWeb.start(
      limits: limits(), done: receiver.webhook,
      now: {
        instant.withLock { seconds in
          seconds += 5
          return Timestamp(secondsSince1970: seconds)
        }
      })
    _ = try await complete(web)
    #expect(try await receiver.told(1).count == 1)
  }

  @Test("What is to be sent again while it is being sent is sent again")
  func whileSending() async throws {
    let receiver = try WebhookReceiver(nil, 200)
    let web = try await RunningWeb.start(
      limits: limits(retrying: [3600]), done: receiver.webhook)
    _ = try await complete(web)
    let id = try #require(try await receiver.told(1).first).id
    #expect(try deliveries(web, "--again", id).contains("1 is sent again."))
    #expect(try await receiver.told(2).count == 2)
  }

  @Test("Of several servers over one store each word is sent by one", arguments: Backend.available)
  func together(backend: Backend) async throws {
    let receiver = try WebhookReceiver(200)
    let web = try await RunningWeb.start(
      Product.diet, on: backend, limits: limits(), done: receiver.webhook)
    var others: [RunningWeb] = []
    for _ in 0..<3 {
      if let logins = web.logins {
        others.append(
          try await RunningWeb.start(
            [Product.diet], over: logins, limits: limits(), done: receiver.webhook))
      } else {
        others.append(
          try await RunningWeb.start(in: web.folder, limits: limits(), done: receiver.webhook))
      }
    }
    for _ in 0..<12 { _ = try await complete(web) }
    let told = try await receiver.told(12)
    #expect(Set(told.map(\.id)).count == 12)
    try await Task.sleep(for: .milliseconds(500))
    #expect(receiver.told.count == 12)
    #expect(others.count == 3)
  }

  @Test("Whom nobody was told of, as a process was killed, is told of when one starts")
  func missed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathExtension("copy")
    defer { try? FileManager.default.removeItem(at: copy) }
    let receiver = try WebhookReceiver(200)
    do {
      let web = try await RunningWeb.start(in: folder, limits: limits(), done: receiver.webhook)
      _ = try await complete(web)
      #expect(try await receiver.told(1).count == 1)
      try web.remembered("DELETE FROM deliveries")
      // The folder goes with the server.
      try FileManager.default.copyItem(at: folder, to: copy)
      #expect(web.port > 0)
    }
    let web = try await RunningWeb.start(in: copy, limits: limits(), done: receiver.webhook)
    let told = try await receiver.told(2)
    #expect(told.count == 2)
    #expect(Set(told.map(\.id)).count == 1)
    #expect(web.port > 0)
  }

  @Test("Who was done before anybody was to be told is not told of")
  func before() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    let copy = folder.appendingPathExtension("copy")
    defer { try? FileManager.default.removeItem(at: copy) }
    let receiver = try WebhookReceiver(200)
    let before = Timestamp(secondsSince1970: Int(Date().timeIntervalSince1970) - 60)
    let (id, token) = try await {
      let web = try await RunningWeb.start(in: folder, now: { before })
      let talk = try await complete(web)
      try FileManager.default.copyItem(at: folder, to: copy)
      return (talk.id, talk.token)
    }()
    let web = try await RunningWeb.start(in: copy, limits: limits(), done: receiver.webhook)
    let talk = Talk(web: web, id: id, token: token)
    #expect(try await talk.say("change calories to 1900").status == 200)
    _ = try await complete(web)
    #expect(try await receiver.told(1).first?.data["profile"]?["calorie_target"] == 1812)
    #expect(try web.remembered("SELECT count(*) FROM deliveries") == 1)
  }

  @Test("Who erased their answers is told of no more", arguments: Backend.available)
  func erased(backend: Backend) async throws {
    let receiver = try WebhookReceiver(500)
    let web = try await RunningWeb.start(
      Product.diet, on: backend, limits: limits(retrying: [2, 2, 2]), done: receiver.webhook)
    let talk = try await complete(web)
    #expect(try await receiver.told(1).count == 1)
    let receipt = try await web.send("DELETE", talk.path, headers: talk.authorization)
    #expect(receipt.json["erased"]?["web_deliveries"] == 1, "\(receipt.body)")
    try await Task.sleep(for: .seconds(3))
    #expect(receiver.told.count == 1)
    #expect(try web.remembered("SELECT count(*) FROM deliveries") == 0)
  }

  @Test("Whoever has an account is told of with what belongs to it", arguments: Backend.available)
  func account(backend: Backend) async throws {
    let receiver = try WebhookReceiver(200)
    let web = try await RunningWeb.start(
      Product.trendsight, on: backend, limits: limits(), done: receiver.webhook)
    let talk = try await web.signUp("ana@example.org")
    for line in ["coffee", "log it", "yes", "not now", "not now", "go to dashboard"] {
      #expect(try await talk.say(line).status == 200)
    }
    let told = try #require(try await receiver.told(1).first)
    #expect(told.data["profile"]?["email"] == "ana@example.org")
  }

  @Test("A program that is killed while nobody listens has it told by the next one")
  func killed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let port = try Socket.bound()
    let secret = FileManager.default.temporaryDirectory.appending(path: "secret-\(UUID())")
    defer { try? FileManager.default.removeItem(at: secret) }
    try Data(WebhookReceiver.secret.utf8).write(to: secret)
    chmod(secret.path, 0o600)
    let options = [
      "--done-webhook", "http://127.0.0.1:\(port.port)/", "--done-secret-file", secret.path,
    ]
    let first = try WebProgram(options, in: folder)
    defer { first.end() }
    let begun = try await first.send("POST", "/v1/flows/diet/conversations", "{}")
    let path = "/v1/conversations/\(begun["conversation"]?.string ?? "")/lines"
    for line in ["lose weight", "1812", "noon to 8pm", "", "yes"] {
      _ = try await first.send(
        "POST", path, "{\"text\":\"\(line)\"}", token: begun["token"]?.string)
    }
    kill(first.process.processIdentifier, SIGKILL)
    let receiver = try WebhookReceiver(204, at: port)
    let second = try WebProgram(options, in: folder)
    defer { second.end() }
    // The lease of a try that was under way is a minute.
    let told = try await receiver.told(1, within: .seconds(90))
    #expect(told.first?.data["profile"]?["calorie_target"] == 1812)
    #expect(!(first.log + second.log).contains("1812"))
  }

  @Test("Deliveries of a folder where no server is are asked for in vain, and none is made")
  func nowhere() throws {
    let program = try FinishedProgram(["deliveries", "--store", "/tmp/usher-nowhere"])
    #expect(program.status == 64)
    #expect(program.error.contains("No web server keeps anything in /tmp/usher-nowhere."))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/usher-nowhere"))
  }

  @Test(
    "A webhook that is none is told",
    arguments: [
      ["--done-webhook", "http://example.org/"], ["--done-webhook", "https://example.org/"],
      ["--done-secret-file", "/nowhere"],
      ["--done-webhook", "https://example.org/", "--done-secret-file", "/etc/hostname"],
    ])
  func options(arguments: [String]) throws {
    let program = try FinishedProgram(["serve", "--store", "memory:", "--port", "0"] + arguments)
    #expect(program.status == 64)
    #expect(program.error.contains("done") || program.error.contains("/etc/hostname"))
  }
}
