import Foundation
import Onboarding
import PlanClient
import SocketTestSupport
import Testing

@Suite("The end of the service")
struct ShutdownTests {
  private let body: String

  init() throws {
    body = String(decoding: try JSONEncoder().encode(PlanRequest.sample()), as: UTF8.self)
  }

  /// Begins a request and leaves out the last byte of its body.
  private func begun(at service: RunningService) throws -> Socket {
    let connection = try #require(Socket.connected(to: service.port))
    connection.write(
      "POST /api/v1/onboarding HTTP/1.1\r\nHost: localhost\r\nIdempotency-Key: draft-1\r\n"
        + "Content-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body.dropLast())")
    return connection
  }

  @Test("SIGTERM finishes what is under way, takes nothing new and exits with 0")
  func graceful() async throws {
    let service = try await RunningService.start()
    // In one go: between two tasks the body might take longer than it may.
    let answer = try await onThread { [self] in
      let connection = try begun(at: service)
      defer { connection.close() }
      connection.waitUntilRead(at: service.port)
      service.signal(SIGTERM)
      Socket.waitUntilClosed(service.port)
      connection.write(String(body.suffix(1)))
      return String(decoding: connection.readMessage(), as: UTF8.self)
    }
    #expect(answer.hasPrefix("HTTP/1.1 201 Created\r\n"), "\(answer)")
    #expect(try await service.waitForEnd() == 0)
    #expect(try service.storedPlans().map(\.key) == ["draft-1"])
  }

  @Test("a body that does not arrive is answered 408")
  func slowBody() async throws {
    let service = try await RunningService.start()
    let connection = try begun(at: service)
    let answer = String(decoding: try await onThread(connection.readMessage), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 408 "))
    connection.close()
    #expect(try service.storedPlans().isEmpty)
  }

  @Test("a request that asks for another protocol is the last of its connection")
  func upgrade() async throws {
    let service = try await RunningService.start()
    let connection = try #require(Socket.connected(to: service.port))
    defer { connection.close() }
    let request = "GET /health HTTP/1.1\r\nHost: localhost\r\n"
    connection.write(
      request + "Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n" + request + "\r\n")
    let answer = String(decoding: try await onThread(connection.readToEnd), as: UTF8.self)
    #expect(answer.lowercased().contains("\r\nconnection: close\r\n"), "\(answer)")
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(answer)")
  }

  @Test("many that start at once on a file that is not there yet all serve, and lose nothing")
  func atOnce() async throws {
    let folder = try Folder()
    let services = try await withThrowingTaskGroup(of: RunningService.self) { group in
      for _ in 0..<40 { group.addTask { try await RunningService.start(in: folder) } }
      return try await group.reduce(into: [RunningService]()) { $0.append($1) }
    }
    let body = String(decoding: try JSONEncoder().encode(PlanRequest.sample()), as: UTF8.self)
    for (number, service) in services.enumerated() {
      let answer = try await service.post(body, headers: ["Idempotency-Key": "\(number / 2)"])
      #expect(answer.status == 201, "\(answer.body)")
    }
    #expect(try services[0].storedPlans().count == 20)
  }

  @Test("a port that is taken is said, with an exit other than 0")
  func portTaken() async throws {
    let service = try await RunningService.start()
    await #expect(throws: RunningService.DidNotStart.self) {
      try await RunningService.start(port: service.port)
    }
  }
}
