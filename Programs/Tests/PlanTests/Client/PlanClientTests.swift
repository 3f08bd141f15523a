import Onboarding
import PlanClient
import SocketTestSupport
import Testing

@Suite("The client of the plan service")
struct PlanClientTests {
  typealias Fault = FaultyServer.Fault

  /// No pauses to speak of, and patience enough for a slow machine.
  private let quick = RetryPolicy(patience: .seconds(60), tries: 4, firstPause: .milliseconds(1))

  private func submit(
    to service: String, policy: RetryPolicy = .once
  ) async throws -> PlanID {
    try await PlanClient(service: service, policy: policy)
      .submit(.sample(), key: key("draft-1"))
  }

  @Test(
    "gives the plan's id of a good answer",
    arguments: [
      Fault.answer("201 Created", #"{"plan_id":"p1"}"#),
      .answer("200 OK", #"{"plan_id":"p1","more":true}"#),
    ])
  func success(fault: Fault) async throws {
    let server = try FaultyServer(fault)
    #expect(try await submit(to: server.address).text == "p1")
  }

  @Test(
    "says what a bad answer means",
    arguments: [
      (
        .answer("422 U", #"{"field":"race_date","reason":"must be in the future"}"#),
        .rejected(field: .raceDate, reason: "must be in the future")
      ),
      (
        .answer("422 U", "{\"field\":\"shoe_size\",\"reason\":\"\\u001b[2Jis\\nodd\"}"),
        .rejected(field: nil, reason: "[2Jisodd")
      ),
      (.answer("418 T", "no"), .rejected(field: nil, reason: "it answered 418")),
      (.answer("401 U", "no"), .unauthorized),
      (.answer("403 F", "no"), .unauthorized),
      (.answer("409 C", "{}"), .conflict),
      (.answer("429 T", "", headers: "Retry-After: 30\r\n"), .busy(retryAfter: 30)),
      (.answer("503 S", "", headers: "Retry-After: 2\r\n"), .busy(retryAfter: 2)),
      (.answer("503 S", "", headers: "Retry-After: -2\r\n"), .busy(retryAfter: 0)),
      (.answer("503 S", ""), .busy(retryAfter: nil)),
      (.answer("500 I", "sorry"), .serverFailed(status: 500)),
      (.answer("502 B", "<html>"), .serverFailed(status: 502)),
      (.answer("408 R", ""), .timedOut),
      (.answer("201 C", "{}"), .malformedAnswer),
      (.answer("201 C", "<html>"), .malformedAnswer),
      (.answer("201 C", #"{"plan_id":7}"#), .malformedAnswer),
      (.answer("201 C", "{\"plan_id\":\"\\u001b[2J\"}"), .malformedAnswer),
      (.answer("204 N", ""), .malformedAnswer),
      (.answer("302 F", "", headers: "Location: http://127.0.0.1:1/\r\n"), .malformedAnswer),
      (.answer("201 C", String(repeating: " ", count: 70_000)), .malformedAnswer),
      (.answer("SSH-2.0-OpenSSH\r\n"), .malformedAnswer),
    ] as [(Fault, PlanServiceError)])
  func badAnswers(fault: Fault, error: PlanServiceError) async throws {
    let server = try FaultyServer(fault)
    await #expect(throws: error) { try await submit(to: server.address) }
  }

  @Test(
    "says when the connection was cut",
    arguments: [
      Fault.hangUp, .cut, .answer("HTTP/1.1 201 Crea"),
      .answer("HTTP/1.1 201 C\r\nContent-Length: 100\r\n\r\n{\"plan_id\""),
    ])
  func cut(fault: Fault) async throws {
    let server = try FaultyServer(fault)
    await #expect(throws: PlanServiceError.connectionCut) { try await submit(to: server.address) }
  }

  @Test(
    "gives up in time, whether nothing comes or something without end",
    arguments: ["", "HTTP/1.1 201 C\r\n", "HTTP/1.1 201 C\r\nContent-Length: 100\r\n\r\n{"])
  func timeout(bytes: String) async throws {
    let server = try FaultyServer(.stall(after: bytes))
    let policy = RetryPolicy(patience: .milliseconds(300))
    await #expect(throws: PlanServiceError.timedOut) {
      try await submit(to: server.address, policy: policy)
    }
    #expect(server.count == 1)
  }

  @Test("says when nothing listens there")
  func refused() async throws {
    let socket = try Socket.bound()
    defer { socket.close() }
    await #expect(throws: PlanServiceError.refused) {
      try await submit(to: "http://127.0.0.1:\(socket.port)")
    }
  }

  @Test("says when a host has no address")
  func unknownHost() async throws {
    let error = await #expect(throws: PlanServiceError.self) {
      try await submit(to: "https://plans.invalid")
    }
    // Without any network, a name cannot be looked up at all.
    #expect(error == .unknownHost || error == .offline)
  }

  @Test("says when a secure connection cannot be made")
  func insecure() async throws {
    let server = try FaultyServer(.greet("HTTP/1.1 400 Bad Request\r\n\r\n"))
    await #expect(throws: PlanServiceError.insecure) {
      try await submit(to: "https://127.0.0.1:\(server.port)")
    }
  }

  @Test(
    "takes only addresses of the web, and in clear only those of this computer",
    arguments: [
      "", "plans", "ftp://plans.example.org", "http://", "file:///etc", "https:///x",
      "https://a/?b=c", "https://a/#b", "https://a b/", "http://plans.example.org",
      "HTTP://10.0.0.5:8080", "http://127.0.0.1.example.org", "http://localhost.example.org",
      "http://128.0.0.1", "http://127.0.0.256", "http://127.0.1", "http://[::2]",
    ])
  func badAddress(service: String) {
    #expect(throws: PlanServiceError.invalidAddress) { try PlanClient(service: service) }
  }

  @Test(
    "takes this computer by any of its names",
    arguments: [
      "http://localhost:8080", "http://LOCALHOST", "http://127.0.0.1:1/x", "http://127.1.2.3",
      "http://[::1]:8080", "https://plans.example.org",
    ])
  func goodAddress(service: String) throws {
    _ = try PlanClient(service: service)
  }

  @Test("sends the service's token, and erases plans")
  func erases() async throws {
    let server = try FaultyServer(
      .answer("204 N", ""), .answer("404 N", "{}"), .answer("500 I", ""))
    let token = try #require(ServiceToken("0123456789abcdef"))
    let client = try PlanClient(service: server.address, token: token, policy: .once)
    #expect(try await client.erase(PlanID(number: 7)))
    #expect(try await !client.erase(PlanID(number: 7)))
    await #expect(throws: PlanServiceError.serverFailed(status: 500)) {
      try await client.erase(PlanID(number: 7))
    }
    let message = try #require(server.messages.first)
    #expect(message.hasPrefix("DELETE /api/v1/onboarding/\(PlanID(number: 7)) "))
    #expect(message.contains("Authorization: Bearer 0123456789abcdef\r\n"))
  }

  @Test("never sends a request that breaks a rule, such as one without consent")
  func notSent() async throws {
    let server = try FaultyServer(.answer("201 C", #"{"plan_id":"p1"}"#))
    let request = try PlanRequest.sample().with { $0.consent = false }
    await #expect(throws: PlanServiceError.rejected(field: .consent, reason: "must be given")) {
      try await PlanClient(service: server.address).submit(request, key: key("draft-1"))
    }
    #expect(server.count == 0)
  }

  @Test("tries again after what passes by itself")
  func retries() async throws {
    let server = try FaultyServer(
      .cut, .answer("500 I", ""), .answer("503 S", "", headers: "Retry-After: 0\r\n"),
      .answer("201 C", #"{"plan_id":"p1"}"#))
    #expect(try await submit(to: server.address, policy: quick).text == "p1")
    #expect(server.count == 4)
  }

  @Test("tries no oftener than the policy says, and throws the last error")
  func lastError() async throws {
    let server = try FaultyServer(.cut, .cut, .cut, .answer("502 B", ""))
    await #expect(throws: PlanServiceError.serverFailed(status: 502)) {
      try await submit(to: server.address, policy: quick)
    }
    #expect(server.count == 4)
  }

  @Test(
    "does not try again what would fail again",
    arguments: [
      Fault.answer("422 U", "{}"), .answer("409 C", ""), .answer("201 C", ""),
      .answer("503 S", "", headers: "Retry-After: 3600\r\n"),
    ])
  func noRetry(fault: Fault) async throws {
    let server = try FaultyServer(fault)
    await #expect(throws: PlanServiceError.self) {
      try await submit(to: server.address, policy: quick)
    }
    #expect(server.count == 1)
  }
}
