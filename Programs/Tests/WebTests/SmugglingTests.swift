import Foundation
import SocketTestSupport
import Testing
import WebServer

@Suite("Requests that two servers could read differently")
struct SmugglingTests {
  /// What starts a request, and what stands where the other server may see another one.
  static let shapes: [(name: String, request: String)] = [
    ("a length and chunks", post("Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n")),
    ("chunks and a length", post("Transfer-Encoding: chunked\r\nContent-Length: 5", "0\r\n\r\n")),
    ("two lengths", post("Content-Length: 5\r\nContent-Length: 6", "hello")),
    ("a list of lengths", post("Content-Length: 5, 6", "hello")),
    ("a length with a sign", post("Content-Length: +5", "hello")),
    ("a negative length", post("Content-Length: -5", "hello")),
    ("a length in hexadecimal", post("Content-Length: 0x5", "hello")),
    ("a length with a space in it", post("Content-Length: 1 0", "hello")),
    ("a length beyond 64 bits", post("Content-Length: 99999999999999999999", "hello")),
    ("chunks on a folded line", post("Transfer-Encoding:\r\n chunked", "0\r\n\r\n")),
    ("a length on a folded line", post("X: a\r\n Content-Length: 5", "hello")),
    ("chunks that are not last", post("Transfer-Encoding: chunked, identity", "0\r\n\r\n")),
    ("a coding nobody knows", post("Transfer-Encoding: xchunked", "0\r\n\r\n")),
    ("a space before a colon", post("Transfer-Encoding : chunked", "0\r\n\r\n")),
    ("a space before a host's colon", "GET /v1/flows HTTP/1.1\r\nHost : localhost\r\n\r\n"),
    ("a NUL in a value", "GET /v1/flows HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n"),
    ("a CR in a value", "GET /v1/flows HTTP/1.1\r\nHost: localhost\r\nX: a\rb: c\r\n\r\n"),
    ("no such version", "GET /v1/flows HTTP/9.9\r\nHost: localhost\r\n\r\n"),
    ("a chunk's size with a sign", chunked("+5\r\nhello\r\n0\r\n\r\n")),
    ("a negative chunk", chunked("-5\r\nhello\r\n0\r\n\r\n")),
    ("a chunk's size as 0x", chunked("0x5\r\nhello\r\n0\r\n\r\n")),
    ("a chunk's size beyond 64 bits", chunked("10000000000000005\r\nhello\r\n0\r\n\r\n")),
    ("no size of a chunk", chunked("\r\nhello\r\n0\r\n\r\n")),
    ("junk for a size", chunked("zz\r\nhello\r\n0\r\n\r\n")),
    ("a chunk that is longer than it says", chunked("4\r\nhello\r\n0\r\n\r\n")),
    ("a chunk ended by a LF", chunked("5\nhello\n0\n\n")),
    ("a LF in a chunk's extension", chunked("5;a\nb\r\nhello\r\n0\r\n\r\n")),
    ("a LF for a line's end", "GET /v1/flows HTTP/1.1\nHost: evil.example\n\n"),
  ]

  /// Requests that name another host, or none: which, and how they are refused.
  static let strangers: [(name: String, request: String)] = [
    ("beside the target", "GET http://localhost/v1/flows HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
    ("second", "GET /v1/flows HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"),
    ("first", "GET /v1/flows HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\n\r\n"),
    ("none", "GET /v1/flows HTTP/1.1\r\n\r\n"),
    ("as user information", "GET /v1/flows HTTP/1.1\r\nHost: localhost@evil.example\r\n\r\n"),
  ]

  @Test("that name another host are refused", arguments: strangers)
  func host(name: String, request: String) async throws {
    let web = try await RunningWeb.start()
    let connection = try #require(Socket.connected(to: web.port))
    defer { connection.close() }
    connection.write(request)
    let answer = String(decoding: try await onThread(connection.readMessage), as: UTF8.self)
    #expect(answer.hasPrefix("HTTP/1.1 421 "), "\(answer)")
  }

  @Test(
    "that ask for another protocol are the last of their connection, which nobody else is given",
    arguments: [
      "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\n"
        + "Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n",
      "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ])
  func upgrade(request: String) async throws {
    let web = try await RunningWeb.start()
    let connection = try #require(Socket.connected(to: web.port))
    defer { connection.close() }
    connection.write(request + "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = String(decoding: try await onThread(connection.readToEnd), as: UTF8.self)
    #expect(answer.lowercased().contains("\r\nconnection: close\r\n"), "\(answer)")
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "\(answer)")
  }

  private static func post(_ headers: String, _ body: String) -> String {
    "POST /v1/flows/diet/conversations HTTP/1.1\r\nHost: localhost\r\n"
      + "Content-Type: application/json\r\n\(headers)\r\n\r\n\(body)"
  }

  private static func chunked(_ body: String) -> String {
    post("Transfer-Encoding: chunked", body)
  }

  @Test("are refused, and nothing after them is answered", arguments: shapes)
  func refused(name: String, request: String) async throws {
    var limits = WebLimits()
    limits.headTime = .milliseconds(500)
    limits.bodyTime = .milliseconds(500)
    limits.idleTime = .milliseconds(500)
    let web = try await RunningWeb.start(limits: limits)
    let connection = try #require(Socket.connected(to: web.port))
    defer { connection.close() }
    connection.write(request + "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let answer = String(decoding: try await onThread(connection.readToEnd), as: UTF8.self)
    #expect(!answer.contains("HTTP/1.1 200"), "\(answer)")
    #expect(!answer.contains("HTTP/1.1 201"), "\(answer)")
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count <= 2, "\(answer)")
    #expect(try await web.send("GET", "/healthz").status == 200)
  }
}
