import Foundation
import Onboarding
import SocketTestSupport
import Testing
import Understanding
import WebServer

@Suite("What nobody else may see or do")
struct SecurityTests {
  @Test("No token is in a file or in the log, and none is as long as it is guessable")
  func tokens() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    _ = try await talk.say("lose weight", headers: ["Idempotency-Key": "a"])
    #expect(talk.token.utf8.count == 32)
    #expect(try web.files().range(of: Data(talk.token.utf8)) == nil)
    #expect(!web.log.text.contains(talk.token))
    #expect(!web.log.text.contains("lose weight"))
    #expect(!web.log.text.contains(talk.id))
  }

  @Test("The token of a conversation is good for no other, which is not even said to be there")
  func otherToken() async throws {
    let web = try await RunningWeb.start()
    let (own, other) = (try await web.begin(), try await web.begin())
    for method in ["GET", "DELETE"] {
      let answer = try await web.send(method, other.path, headers: own.authorization)
      #expect(answer.status == 404)
    }
    #expect(try await other.standing().status == 200)
  }

  @Test("A conversation runs out some time after its last turn")
  func expiry() async throws {
    var limits = WebLimits()
    limits.tokenSeconds = 0
    let web = try await RunningWeb.start(limits: limits)
    #expect(try await web.begin().standing().status == 401)
  }

  @Test("A password comes back nowhere: not in an answer, a file, or the log")
  func secrets() async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin("trendsight")
    let password = "violet-anchor-rain-1972"
    _ = try await talk.say("get started")
    let asked = try await talk.say("ana@example.org")
    #expect(asked.json["expects"]?["secret"] == true)
    // As text it is not taken, and not repeated either.
    let wrong = try await talk.say(password, headers: ["Idempotency-Key": "text"])
    #expect(wrong.status == 422)
    #expect(!wrong.body.contains(password))
    var signedIn = talk
    for key in ["b", "c"] {
      let answer = try await talk.send(
        ["secret": .string(password)], headers: ["Idempotency-Key": key])
      #expect(answer.status == 200, "\(answer.body)")
      #expect(!answer.body.contains(password))
      if answer.json["token"] != nil { signedIn = try answer.renewed(talk) }
    }
    #expect(try await signedIn.standing().json["profile"]?["email"] == "ana@example.org")
    #expect(!web.log.text.contains(password))
    #expect(try web.files().range(of: Data(password.utf8)) == nil)
  }

  @Test("Many who choose a password at once hold up nobody")
  func secretsAtOnce() async throws {
    let web = try await RunningWeb.start()
    let emails = try await withThrowingTaskGroup(of: JSONValue?.self) { group in
      for number in 0..<12 {
        group.addTask {
          let talk = try await web.signUp("ana\(number)@example.org")
          return try await talk.standing().json["profile"]?["email"]
        }
      }
      return try await group.reduce(into: [String?]()) { $0.append($1?.string) }
    }
    #expect(Set(emails).count == 12 && !emails.contains(nil), "\(emails)")
  }

  @Test("A head that comes a byte at a time is not waited for")
  func slowHead() async throws {
    var limits = WebLimits()
    limits.headTime = .milliseconds(300)
    let web = try await RunningWeb.start(limits: limits)
    let connection = try #require(Socket.connected(to: web.port))
    let end = ContinuousClock.now + .seconds(20)
    connection.write("GET /healthz HTTP/1.1\r\n")
    let writing = Task {
      while !Task.isCancelled, ContinuousClock.now < end {
        connection.write("X")
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    #expect(try await onThread { connection.read().isEmpty })
    writing.cancel()
    #expect(ContinuousClock.now < end)
    connection.close()
  }

  @Test("A body that does not arrive is answered with 408")
  func slowBody() async throws {
    var limits = WebLimits()
    limits.bodyTime = .milliseconds(200)
    let web = try await RunningWeb.start(limits: limits)
    let connection = try #require(Socket.connected(to: web.port))
    connection.write(
      "POST /v1/flows/diet/conversations HTTP/1.1\r\nHost: localhost\r\n"
        + "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
    let answer = String(decoding: try await onThread(connection.readMessage), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 408 "), "\(answer)")
    connection.close()
  }
}
