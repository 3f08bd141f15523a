import Foundation
import Onboarding
import Testing
import WebServer

@Suite("What the web server refuses")
struct StatusTests {
  /// A request that is refused: method, path, body, type, headers, status.
  struct Refused: Sendable, CustomTestStringConvertible {
    let name: String
    var method = "POST"
    var path = "lines"
    var body: String? = "{\"text\":\"1800\"}"
    var type = "application/json"
    var headers: [String: String] = [:]
    let status: Int
    var testDescription: String { "\(name): \(status)" }
  }

  static let refused: [Refused] = [
    Refused(name: "no JSON", body: "{", status: 400),
    Refused(name: "a list", body: "[]", status: 400),
    Refused(name: "a number as text", body: "{\"text\":1}", status: 400),
    Refused(name: "null", body: "{\"text\":null,\"choice\":1}", status: 400),
    Refused(name: "half a surrogate", body: "{\"text\":\"\\ud800\"}", status: 400),
    Refused(name: "an empty key", headers: ["Idempotency-Key": "\"\""], status: 400),
    Refused(name: "a key of spaces", headers: ["Idempotency-Key": "a b"], status: 400),
    Refused(name: "no version", headers: ["If-Match": "\"three\""], status: 400),
    Refused(name: "no token", headers: ["Authorization": ""], status: 401),
    Refused(
      name: "a token of nobody",
      headers: ["Authorization": "Bearer " + String(repeating: "0", count: 32)], status: 401),
    Refused(name: "another way", headers: ["Authorization": "Basic YTpi"], status: 401),
    Refused(name: "an old version", headers: ["If-Match": "\"0\""], status: 409),
    Refused(
      name: "too much", body: "{\"text\":\"\(String(repeating: "a", count: 20_000))\"}",
      status: 413),
    Refused(name: "a form", type: "application/x-www-form-urlencoded", status: 415),
    Refused(name: "plain text", type: "text/plain", status: 415),
    Refused(name: "nothing", body: "{}", status: 422),
    Refused(name: "two things", body: "{\"text\":\"1800\",\"choice\":1}", status: 422),
    Refused(name: "no such choice", body: "{\"choice\":4}", status: 422),
    Refused(name: "no such command", body: "{\"command\":\"dance\"}", status: 422),
    Refused(name: "a secret where none is asked", body: "{\"secret\":\"abc\"}", status: 422),
    Refused(name: "no such thing", path: "words", status: 404),
  ]

  @Test("A line that cannot be taken is told why, and changes nothing", arguments: refused)
  func line(request: Refused) async throws {
    let web = try await RunningWeb.start()
    let talk = try await web.begin()
    let answer = try await web.send(
      request.method, talk.path + "/" + request.path, request.body, type: request.type,
      headers: talk.authorization.merging(request.headers) { $1 })
    #expect(answer.status == request.status, "\(answer.body)")
    #expect(answer.headers["content-type"] == "application/problem+json")
    #expect(!answer.detail.isEmpty)
    #expect(try await talk.standing().field == "goal")
  }

  @Test(
    "A conversation that cannot begin is told why",
    arguments: [
      ("diet", "{\"zone\":\"Mars/North\"}", 422), ("diet", "{\"zone\":\"EST5EDT4\"}", 422),
      ("diet", "{\"clock\":13}", 422), ("diet", "{\"set\":{\"nothing\":1}}", 422),
      ("diet", "{\"set\":{\"calorie_target\":12}}", 422), ("diet", "{\"user\":\"ana\"}", 401),
      ("nothing", "{}", 404), ("diet", "", 400), ("diet", "{\"set\":[]}", 400),
    ])
  func beginning(flow: String, body: String, status: Int) async throws {
    let web = try await RunningWeb.start()
    let answer = try await web.send("POST", "/v1/flows/\(flow)/conversations", body)
    #expect(answer.status == status, "\(answer.body)")
    #expect(!answer.detail.isEmpty)
  }

  @Test(
    "A method that a path does not take is told which it takes",
    arguments: [
      ("PUT", "/v1/flows", "GET, HEAD"), ("PROPFIND", "/v1/flows", "GET, HEAD"),
      ("GET", "/v1/flows/diet/conversations", "POST"),
      ("PATCH", "/v1/conversations/0", "DELETE, GET, HEAD"), ("OPTIONS", "/healthz", "GET, HEAD"),
      ("DELETE", "/chat/diet", "GET, HEAD, POST"), ("HEAD", "/chat/diet/link", "POST"),
    ])
  func methods(method: String, path: String, allowed: String) async throws {
    let web = try await RunningWeb.start()
    let answer = try await web.send(method, path)
    #expect(answer.status == 405)
    #expect(answer.headers["allow"] == allowed)
  }

  @Test("A path that is none is not found, by whatever method", arguments: ["GET", "POST", "PUT"])
  func paths(method: String) async throws {
    let web = try await RunningWeb.start()
    for path in ["/v1/../etc/passwd", "/v1", "/v1/flows/diet", "/chat/diet/else/where"] {
      #expect(try await web.send(method, path).status == 404)
    }
  }

  @Test("What can be got can be asked for its head alone")
  func head() async throws {
    let web = try await RunningWeb.start()
    let answer = try await web.send("HEAD", "/v1/flows")
    #expect(answer.status == 200)
    #expect(answer.body.isEmpty)
  }

  @Test("Who asks too much is told when to ask again")
  func limits() async throws {
    var limits = WebLimits()
    limits.linesPerConversation = 3
    let web = try await RunningWeb.start(limits: limits)
    let talk = try await web.begin()
    for _ in 0..<3 { #expect(try await talk.say("help").status == 200) }
    let answer = try await talk.say("help")
    #expect(answer.status == 429)
    #expect(answer.headers["retry-after"].flatMap(Int.init).map { (1...60).contains($0) } == true)
    // Others are not held up by it.
    #expect(try await web.begin().say("help").status == 200)
  }

  @Test("An address that asks too much is told so, and whatever watches over the server is not")
  func addresses() async throws {
    var limits = WebLimits()
    limits.requestsPerAddress = 2
    let web = try await RunningWeb.start(limits: limits)
    for _ in 0..<2 { #expect(try await web.send("GET", "/v1/flows").status == 200) }
    #expect(try await web.send("GET", "/v1/flows").status == 429)
    for path in ["/healthz", "/readyz", "/metrics"] {
      #expect(try await web.send("GET", path).status == 200)
    }
  }

  @Test(
    "What cannot be saved is told, and not taken: it can be sent again",
    arguments: [
      (RepositoryError.unavailable("a test"), 503), (.full, 503), (.notPermitted("a test"), 503),
      (.corrupt(setAside: nil), 503), (.refused(constraint: "a_test"), 422),
    ])
  func unsaved(error: RepositoryError, status: Int) async throws {
    let repository = FailingRepository(MemoryRepository())
    let web = try await RunningWeb.start(Product.diet, in: repository)
    let talk = try await web.begin()
    repository.failNextSaves(1, with: error)
    let key = ["Idempotency-Key": "a"]
    let answer = try await talk.say("lose weight", headers: key)
    #expect(answer.status == status, "\(answer.body)")
    if status == 503 { #expect(answer.headers["retry-after"] != nil) }
    #expect(try await talk.standing().field == "goal")
    #expect(try await talk.say("lose weight", headers: key).field == "calorie_target")
  }

  @Test(
    "A name that is not the server's is refused", arguments: ["evil.example", "127.0.0.1.evil"])
  func names(host: String) async throws {
    let web = try await RunningWeb.start()
    let answer = try await web.send("GET", "/v1/flows", headers: ["Host": host])
    #expect(answer.status == 421)
    #expect(
      try await web.send("GET", "/v1/flows", headers: ["Host": "hello.example.org"]).status == 200)
  }
}
