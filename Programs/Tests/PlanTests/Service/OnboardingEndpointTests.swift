import Foundation
import Onboarding
import Testing

@Suite("POST /api/v1/onboarding")
struct OnboardingEndpointTests {
  private let service: RunningService
  private let body: String

  init() async throws {
    service = try await RunningService.start(options: ["--log-level", "trace"])
    body = String(decoding: try JSONEncoder().encode(PlanRequest.sample()), as: UTF8.self)
  }

  @Test("answers 201 with the id of the plan, which is stored")
  func created() async throws {
    let answer = try await service.post(body, headers: ["Idempotency-Key": "draft-1"])
    #expect(answer.status == 201)
    #expect(answer.headers["content-type"] == "application/json")
    let plans = try service.storedPlans()
    #expect(plans.map(\.key) == ["draft-1"])
    #expect(plans.map { #"{"plan_id":"\#($0.id)"}"# } == [answer.body])
  }

  @Test("gives the same plan to the same key and answers, however they are written")
  func sameKey() async throws {
    let first = try await service.post(body, headers: ["Idempotency-Key": "draft-1"])
    let spaced = body.replacing(",", with: " ,\n ")
    let second = try await service.post(spaced, headers: ["Idempotency-Key": "\"draft-1\""])
    #expect(second.status == 201)
    #expect(second.body == first.body)
    #expect(try service.storedPlans().count == 1)
  }

  @Test("gives each key a plan of its own, and each request without a key")
  func otherKeys() async throws {
    var bodies = Set<String>()
    for key in ["a", "b"] {
      bodies.insert(try await service.post(body, headers: ["Idempotency-Key": key]).body)
    }
    for _ in 1...2 { bodies.insert(try await service.post(body).body) }
    #expect(bodies.count == 4)
  }

  @Test("answers 409 to the same key with other answers, and keeps the first plan")
  func conflict() async throws {
    let headers = ["Idempotency-Key": "draft-1"]
    _ = try await service.post(body, headers: headers)
    let other = body.replacing(#""session_minutes":60"#, with: #""session_minutes":61"#)
    #expect(try await service.post(other, headers: headers).status == 409)
    #expect(try await service.post(body, headers: headers).status == 201)
  }

  @Test(
    "answers 422 with the field and the reason",
    arguments: [
      (#":42195"#, ":999", "race_distance_m", "must be from 1000 to 250000 metres"),
      ("2026-09-26", "2025-09-26", "race_date", "must be in the future, at most 2 years ahead"),
      (":60", ":14", "session_minutes", "must be from 15 to 300 minutes"),
      (":60", ":\"an hour\"", "session_minutes", "must be a whole number of minutes"),
      (#""consent":true"#, #""consent":false"#, "consent", "must be given"),
      (#""race_name""#, #""name""#, "race_name", "is missing"),
    ])
  func invalid(old: String, new: String, field: String, reason: String) async throws {
    let answer = try await service.post(body.replacing(old, with: new))
    #expect(answer.status == 422)
    #expect(answer.body == #"{"field":"\#(field)","reason":"\#(reason)"}"#)
    #expect(try service.storedPlans().isEmpty)
  }

  @Test("answers 400 to what is no JSON object", arguments: ["", "{", "[]", "\u{0}", "plan me"])
  func malformed(body: String) async throws {
    let answer = try await service.post(body)
    #expect(answer.status == 400)
    #expect(answer.body == #"{"reason":"the body must be a JSON object"}"#)
  }

  @Test("answers 400 to a key that is none")
  func malformedKey() async throws {
    let key = String(repeating: "k", count: 256)
    #expect(try await service.post(body, headers: ["Idempotency-Key": key]).status == 400)
  }

  @Test("answers 413 to more than 64 KiB, and takes the next request")
  func tooLong() async throws {
    let long = body + String(repeating: " ", count: 65_536)
    #expect(try await service.post(long).status == 413)
    let longest = body + String(repeating: " ", count: 65_536 - body.utf8.count)
    #expect(try await service.post(longest).status == 201)
  }

  @Test(
    "answers 415 to what is not said to be JSON, as any page in a browser can post it",
    arguments: ["text/plain", "application/x-www-form-urlencoded", "application/json5", ""])
  func contentType(type: String) async throws {
    #expect(try await service.post(body, headers: ["Content-Type": type]).status == 415)
    #expect(try service.storedPlans().isEmpty)
  }

  @Test("takes JSON however it is called JSON")
  func jsonTypes() async throws {
    let type = "Application/JSON; charset=utf-8"
    #expect(try await service.post(body, headers: ["Content-Type": type]).status == 201)
  }

  @Test("knows no other path or method")
  func notFound() async throws {
    #expect(try await service.send("GET", "/api/v1/onboarding").status == 404)
    #expect(try await service.send("POST", "/", body: body).status == 404)
  }

  @Test("GET /health says that the service works")
  func health() async throws {
    let answer = try await service.send("GET", "/health")
    #expect(answer.status == 200)
    #expect(answer.body == #"{"status":"ok"}"#)
  }

  @Test("logs each request as a line of JSON, without anything people wrote, at any level")
  func log() async throws {
    let secret = body.replacing("Berlin Marathon", with: "Sesame").replacing(
      #""injuries":"""#, with: #""injuries":"sesame knee""#)
    _ = try await service.post(secret, headers: ["Idempotency-Key": "sesame"])
    _ = try await service.post(secret.replacing("2026-09-26", with: "sesame"))
    _ = try await service.send("GET", "/sesame?sesame=sesame")
    try await service.end(SIGTERM)
    let log = try service.log()
    #expect(!log.localizedCaseInsensitiveContains("sesame"))
    let lines = try log.split(separator: "\n").map {
      try JSONDecoder().decode([String: String].self, from: Data($0.utf8))
    }
    #expect(lines.compactMap { $0["status"] } == ["201", "422", "404"])
  }
}
