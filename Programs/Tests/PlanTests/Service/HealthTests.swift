import Foundation
import GRDB
import Onboarding
import SocketTestSupport
import TerminalTestSupport
import Testing

@Suite("GET /health when there is much to bear")
struct HealthTests {
  @Test(
    "is answered however many connections are open and silent",
    arguments: ["", "POST /api/v1/onboarding HTTP/1.1\r\nHost: localhost\r\n"])
  func silent(start: String) async throws {
    let service = try await RunningService.start(options: ["--connections", "16"])
    let silent = try (0..<64).map { _ in try #require(Socket.connected(to: service.port)) }
    defer { for socket in silent { socket.close() } }
    for socket in silent { socket.write(start) }
    #expect(try await service.send("GET", "/health").status == 200)
  }

  @Test("is answered while bodies dribble in")
  func dribbling() async throws {
    let service = try await RunningService.start(options: ["--connections", "16"])
    let slow = try (0..<32).map { _ in try #require(Socket.connected(to: service.port)) }
    defer { for socket in slow { socket.close() } }
    for socket in slow {
      socket.write(
        "POST /api/v1/onboarding HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n"
          + "Content-Type: application/json\r\n\r\n{")
    }
    #expect(try await service.send("GET", "/health").status == 200)
  }

  @Test("takes no connection from whom is being answered")
  func answering() async throws {
    let service = try await RunningService.start(options: ["--connections", "16"])
    let body = String(decoding: try JSONEncoder().encode(PlanRequest.sample()), as: UTF8.self)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(
      path: service.folder.path("plans.sqlite"), configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
    let socket = try #require(Socket.connected(to: service.port))
    defer { socket.close() }
    socket.write(
      "POST /api/v1/onboarding HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    // By the time this is answered, the request before it has long arrived.
    _ = try await service.send("GET", "/health")
    let silent = try (0..<64).map { _ in try #require(Socket.connected(to: service.port)) }
    defer { for socket in silent { socket.close() } }
    // The first of the silent ones had to give way.
    let first = try #require(silent.first)
    #expect(try await onThread { first.read() }.isEmpty)
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    let answer = try await onThread { String(decoding: socket.readMessage(), as: UTF8.self) }
    #expect(answer.hasPrefix("HTTP/1.1 "), "\(answer)")
  }

  @Test("says that the disk is full, and that it is not any more", .enabled(if: getuid() == 0))
  func full() async throws {
    let folder = try Folder()
    try #require(mount("tmpfs", folder.url.path, "tmpfs", 0, "size=4m") == 0)
    defer { umount2(folder.url.path, Int32(MNT_DETACH)) }
    let service = try await RunningService.start(in: folder)
    #expect(try await service.send("GET", "/health").status == 200)
    let filler = folder.path("filler")
    let file = open(filler, O_WRONLY | O_CREAT, 0o600)
    let block = [UInt8](repeating: 7, count: 4096)
    while write(file, block, block.count) > 0 {}
    close(file)
    let answer = try await service.send("GET", "/health")
    #expect(answer.status == 503)
    #expect(answer.body == #"{"status":"the disk is full"}"#)
    unlink(filler)
    #expect(try await service.send("GET", "/health").status == 200)
  }
}
