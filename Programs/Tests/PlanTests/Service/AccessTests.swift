import Foundation
import Onboarding
import PlanClient
import SocketTestSupport
import TerminalTestSupport
import Testing

@Suite("Who may ask the service")
struct AccessTests {
  private static let token = "3f9c1f0e7a5b4d2c8e6f"
  private let folder: Folder
  private let tokenFile: String
  private let body: String

  init() throws {
    folder = try Folder()
    tokenFile = folder.path("token")
    try Data("\(Self.token)\n".utf8).write(to: URL(filePath: tokenFile))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: tokenFile)
    body = String(decoding: try JSONEncoder().encode(PlanRequest.sample()), as: UTF8.self)
  }

  @Test(
    "Without the token there is neither a plan nor an erasing",
    arguments: [
      nil, "Bearer", "Bearer ", "Bearer \(token)0", "Bearer 3f9c1f0e7a5b4d2c8e60",
      "Basic \(token)", token, "Bearer  \(token)",
    ])
  func withoutToken(header: String?) async throws {
    let service = try await RunningService.start(options: ["--token-file", tokenFile])
    let headers = header.map { ["Authorization": $0] } ?? [:]
    let answer = try await service.post(body, headers: headers)
    #expect(answer.status == 401)
    #expect(answer.headers["www-authenticate"] == "Bearer")
    let path = "/api/v1/onboarding/\(PlanID(number: 7))"
    #expect(try await service.send("DELETE", path, headers: headers).status == 401)
    #expect(try service.storedPlans().isEmpty)
    #expect(try await service.send("GET", "/health").status == 200)
  }

  @Test("With it the client submits and erases, and without it says what is missing")
  func withToken() async throws {
    let service = try await RunningService.start(options: ["--token-file", tokenFile])
    let token = try ServiceToken(file: tokenFile)
    let client = try PlanClient(service: service.address, token: token)
    let plan = try await client.submit(.sample(), key: key("draft-1"))
    await #expect(throws: PlanServiceError.unauthorized) {
      try await PlanClient(service: service.address).submit(.sample(), key: key("draft-2"))
    }
    #expect(try await client.erase(plan))
    #expect(try service.storedPlans().isEmpty)
    #expect(try !service.log().contains(Self.token))
  }

  @Test("A conversation names the file of the token, and tells when it is missing")
  func conversation() async throws {
    let service = try await RunningService.start(options: ["--token-file", tokenFile])
    let george = try GeorgeRun()
    let without = try await george.chat(GeorgeRun.answers + ["yes"], service: service.address)
    #expect(without.code == 69)
    #expect(without.output.contains("it doesn't know this program"))
    let sent = try await george.submit(
      service: service.address, options: ["--service-token-file", tokenFile])
    #expect(sent.code == 0, "\(sent.output)\(sent.errors)")
    #expect(try service.storedPlans().count == 1)
  }

  @Test("A token that everybody can read, or that is none, is refused on both sides")
  func tokenFiles() async throws {
    let george = try GeorgeRun()
    func expectRefusal(_ words: String) async throws {
      await #expect(throws: RunningService.DidNotStart.self) {
        try await RunningService.start(options: ["--token-file", tokenFile])
      }
      let run = try await george.submit(
        service: "http://127.0.0.1:1", options: ["--service-token-file", tokenFile])
      #expect(run.code == 66 || run.code == 75)
      let chat = try await george.chat(
        [], service: "http://127.0.0.1:1", options: ["--service-token-file", tokenFile])
      #expect(chat.code == 66)
      #expect(chat.errors.contains(words), "\(chat.errors)")
      #expect(!chat.errors.contains(Self.token))
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: tokenFile)
    try await expectRefusal("can be read by everybody")
    try Data("short\n".utf8).write(to: URL(filePath: tokenFile))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: tokenFile)
    try await expectRefusal("holds no token")
    try FileManager.default.removeItem(atPath: tokenFile)
    try await expectRefusal("cannot be read")
  }

  @Test(
    "Without a token it listens on this computer alone", arguments: ["0.0.0.0", "::", "10.0.0.5"])
  func otherHosts(host: String) async throws {
    let error = await #expect(throws: RunningService.DidNotStart.self) {
      try await RunningService.start(options: ["--host", host])
    }
    #expect(error?.status == 64)
  }

  @Test(
    "A request under another name is refused, as a page may have a name for this computer",
    arguments: [
      ("evil.example", 421), ("evil.example:80", 421), ("127.0.0.1.evil.example", 421),
      ("localhost:x", 421), ("", 421), ("localhost", 201), ("LOCALHOST:1", 201), ("[::1]:1", 201),
      ("127.0.0.1", 201), ("plans.example.org", 201), ("Plans.Example.org:443", 201),
    ])
  func names(host: String, status: Int) async throws {
    let service = try await RunningService.start(options: ["--name", "plans.example.org"])
    let socket = try #require(Socket.connected(to: service.port))
    defer { socket.close() }
    socket.write(
      "POST /api/v1/onboarding HTTP/1.1\r\nHost: \(host)\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)")
    let answer = try await onThread { String(decoding: socket.readMessage(), as: UTF8.self) }
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
    #expect(try service.storedPlans().count == (status == 201 ? 1 : 0))
  }
}
