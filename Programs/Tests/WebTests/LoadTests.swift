import Foundation
import SocketTestSupport
import Testing
import Understanding
import WebServer

@Suite("Load that one person makes")
struct LoadTests {
  private static let email = "ana@example.org"

  private func from(_ address: String) -> [String: String] { ["X-Forwarded-For": address] }

  @Test("Wrong passwords from elsewhere keep nobody from signing in")
  func lockout() async throws {
    let web = try await RunningWeb.start(behindProxy: true)
    _ = try await web.signUp(Self.email)
    let attacker = from("203.0.113.7")
    for _ in 0..<6 {
      let talk = try await web.begin("trendsight")
      _ = try await talk.signIn(Self.email, password: "wrong", headers: attacker)
    }
    let talk = try await web.begin("trendsight")
    let wait = try await talk.signIn(Self.email, headers: attacker)
    #expect(wait.said.contains("Please wait"), "\(wait.body)")
    // Another address of the same person's network waits, too; everybody else does not.
    let own = try await web.begin("trendsight")
    let answer = try await own.signIn(Self.email, headers: from("2001:db8::1"))
    #expect(answer.said.contains("signed in as \(Self.email)"), "\(answer.body)")
  }

  @Test("Many passwords at once hold up neither turns nor whoever watches over the server")
  func passwords() async throws {
    let web = try await RunningWeb.start(behindProxy: true)
    let talks = try await withThrowingTaskGroup(of: Talk.self) { group in
      for number in 0..<60 {
        group.addTask {
          let talk = try await web.begin("trendsight")
          for text in ["get started", "sign in", "ana\(number)@example.org"] {
            _ = try await talk.say(text)
          }
          return talk
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let other = try await web.begin()
    #expect(try await web.send("GET", "/readyz").status == 200)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (number, talk) in talks.enumerated() {
        group.addTask {
          try await talk.send(
            ["secret": "wrong-anchor-rain"], headers: from("192.0.2.\(number % 3)")
          ).status
        }
      }
      for path in ["/readyz", "/healthz"] {
        let start = ContinuousClock.now
        #expect(try await web.send("GET", path).status == 200)
        #expect(ContinuousClock.now - start < .seconds(1))
      }
      let start = ContinuousClock.now
      #expect(try await other.say("lose weight").field == "calorie_target")
      #expect(ContinuousClock.now - start < .seconds(2))
      let statuses = try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
      // Nobody takes more than a share of the queue.
      #expect(Set(statuses.keys) == [200, 429], "\(statuses)")
      #expect((statuses[200] ?? 0) >= 48)
    }
  }

  @Test("Where too many passwords wait already, one more is told when to send it again")
  func queue() async throws {
    var limits = WebLimits()
    limits.passwordsAtOnce = 1
    limits.passwordsWaiting = 1
    let web = try await RunningWeb.start(limits: limits, behindProxy: true)
    var talks: [Talk] = []
    for number in 0..<8 {
      let talk = try await web.begin("trendsight")
      for text in ["get started", "sign in", "ana\(number)@example.org"] {
        _ = try await talk.say(text)
      }
      talks.append(talk)
    }
    let answers = try await withThrowingTaskGroup(of: WebAnswer.self) { group in
      for (number, talk) in talks.enumerated() {
        group.addTask {
          try await talk.send(
            ["secret": "wrong-anchor-rain"], headers: from("192.0.2.\(number)"))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let refused = answers.filter { $0.status == 503 }
    #expect(!refused.isEmpty && refused.count < 8, "\(answers.map(\.status))")
    #expect(refused.allSatisfy { $0.headers["retry-after"] != nil })
  }

  @Test("The connection that is silent for the longest makes room, never one that is answered")
  func connections() async throws {
    var limits = WebLimits()
    limits.connections = 10
    let web = try await RunningWeb.start(limits: limits)
    let asking = try #require(Socket.connected(to: web.port))
    func ask() async throws -> Bool {
      asking.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
      return try await onThread { !asking.readMessage().isEmpty }
    }
    #expect(try await ask())
    let silent = (0..<9).compactMap { _ in Socket.connected(to: web.port) }
    // A connection is silent from when the server takes it up, which it may be late to do.
    try await Task.sleep(for: .milliseconds(300))
    var more: [Socket] = []
    for _ in 0..<20 {
      #expect(try await ask(), "whoever asks is not silent")
      more.append(try #require(Socket.connected(to: web.port)))
      try await Task.sleep(for: .milliseconds(20))
    }
    for connection in silent + more + [asking] { connection.close() }
    #expect(try await web.send("GET", "/v1/flows").status == 200)
  }

  @Test("A turn that takes its time is answered, however many connections come meanwhile")
  func answered() async throws {
    var limits = WebLimits()
    limits.connections = 10
    let web = try await RunningWeb.start(limits: limits)
    let talk = try await web.begin("trendsight")
    for text in ["get started", "sign in", "ana@example.org"] { _ = try await talk.say(text) }
    let connection = try #require(Socket.connected(to: web.port))
    let body = "{\"secret\":\"wrong-anchor-rain\"}"
    connection.write(
      "POST \(talk.path)/lines HTTP/1.1\r\nHost: localhost\r\n"
        + "Authorization: Bearer \(talk.token)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    // It is under way once it has been read.
    try await Task.sleep(for: .milliseconds(50))
    let others = (0..<40).compactMap { _ in Socket.connected(to: web.port) }
    let answer = String(decoding: try await onThread(connection.readMessage), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 200 "), "\(answer)")
    for other in others + [connection] { other.close() }
    // Whoever comes after them is let in.
    #expect(try await web.send("GET", "/v1/flows").status == 200)
  }

  @Test("Addresses of one network share a limit, and a port makes no other of an address")
  func networks() async throws {
    var limits = WebLimits()
    limits.requestsPerAddress = 3
    let web = try await RunningWeb.start(limits: limits, behindProxy: true)
    for addresses in [
      ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "[2001:db8:1:2::3]:443", "2001:0db8:1:2::4"],
      ["198.51.100.1", "198.51.100.1:80", "198.51.100.1:81", "::ffff:198.51.100.1"],
    ] {
      var statuses: [Int] = []
      for address in addresses {
        statuses.append(
          try await web.send("GET", "/v1/flows", headers: from(address)).status)
      }
      #expect(statuses == [200, 200, 200, 429], "\(addresses)")
    }
    let other = from("2001:db8:1:3::1")
    #expect(try await web.send("GET", "/v1/flows", headers: other).status == 200)
  }

  @Test("A link gives no second allowance of lines, and goes with the one who signs out")
  func links() async throws {
    var limits = WebLimits()
    limits.linesPerConversation = 4
    let web = try await RunningWeb.start(limits: limits)
    let chat = "/chat/diet"
    var browser = PageBrowser(web: web)
    try await browser.open(chat)
    for text in ["lose weight", "help", "help"] { try await browser.submit(chat, ["text": text]) }
    var other = PageBrowser(web: web)
    func link(_ browser: inout PageBrowser) async throws -> String {
      try await browser.submit(chat + "/link", [:])
      return String(try #require(browser.page.body.firstMatch(of: /link=([0-9a-f]{32})/)?.1))
    }
    let first = try await link(&browser)
    try await other.open(chat + "/go?link=\(first)")
    try await other.submit(chat + "/go", ["link": first])
    #expect(other.page.status == 200)
    try await other.submit(chat, ["text": "help"])
    try await other.submit(chat, ["text": "help"])
    #expect(other.page.status == 429)

    try await other.open(chat)
    let second = try await link(&other)
    try await other.open(chat)
    try await other.submit(chat + "/sign-out", [:])
    try await other.open(chat + "/go?link=\(second)")
    try await other.submit(chat + "/go", ["link": second])
    #expect(other.page.status == 404)
    try await browser.open(chat)
    #expect(!browser.page.body.contains("run out"), "other devices go on")
  }
}
