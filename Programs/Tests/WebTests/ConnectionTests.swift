import Foundation
import Serving
import SocketTestSupport
import Testing
import WebServer

@Suite("Connections that do nothing")
struct ConnectionTests {
  @Test("Those beyond the limit keep nobody out")
  func beyondTheLimit() async throws {
    var limits = WebLimits()
    limits.connections = 20
    let web = try await RunningWeb.start(limits: limits)
    let silent = (0..<60).compactMap { _ in Socket.connected(to: web.port) }
    let talk = try await web.begin()
    #expect(try await talk.say("lose weight").field == "calorie_target")
    for connection in silent { connection.close() }
  }

  @Test("Two thousand are held while others are served, as far as the system allows")
  func thousands() async throws {
    let program = try WebProgram()
    defer { program.end() }
    // Half of what this process may have open, at most.
    let count = min(2000, OpenFiles.raised() / 2)
    let silent = (0..<count).compactMap { _ in Socket.connected(to: program.port) }
    defer { for connection in silent { connection.close() } }
    #expect(silent.count == count)
    // One that never asked for anything would be closed after ten seconds.
    for connection in silent {
      connection.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    }
    try await onThread {
      for connection in silent { #expect(connection.readMessage().count > 0) }
    }
    for _ in 0..<20 { #expect(try await program.get("/v1/flows") == 200) }
    let url = try #require(URL(string: "http://127.0.0.1:\(program.port)/metrics"))
    let metrics = try String(contentsOf: url, encoding: .utf8)
    let held = metrics.components(separatedBy: "usher_web_connections ").last.flatMap {
      Int($0.prefix { $0.isNumber })
    }
    #expect(held ?? 0 >= count, "\(metrics)")
  }
}
