import Foundation
import SocketTestSupport
import Testing

/// The reverse proxy that the documentation sets up, in front of a server; TLS is left out.
final class Nginx {
  /// The port it listens at.
  let port: Int
  private let process = Process()
  private let folder: URL

  static let path = "/usr/sbin/nginx"

  init(before web: RunningWeb) throws {
    let bound = try Socket.bound()
    port = bound.port
    bound.close()
    folder = FileManager.default.temporaryDirectory.appending(path: "nginx-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let server = try Documentation.block("nginx", behind: "With nginx:", of: "operating.md")
      .replacing("listen 443 ssl;", with: "listen 127.0.0.1:\(port);")
      .replacing("127.0.0.1:8080", with: "127.0.0.1:\(web.port)")
      .split(separator: "\n").filter { !$0.contains("ssl_") }.joined(separator: "\n")
    let places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map {
      "\($0)_temp_path \(folder.path)/\($0);"
    }
    try """
    daemon off;
    master_process off;
    pid \(folder.path)/pid;
    error_log \(folder.path)/error.log;
    events {}
    http {
      access_log off;
      \(places.joined(separator: "\n"))
      \(server)
    }
    """.write(to: folder.appending(path: "nginx.conf"), atomically: true, encoding: .utf8)
    process.executableURL = URL(filePath: Self.path)
    process.arguments = ["-p", folder.path, "-c", folder.path + "/nginx.conf"]
    process.standardError = FileHandle.nullDevice
    try process.run()
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if let socket = Socket.connected(to: port) {
        socket.close()
        return
      }
      usleep(20_000)
    }
    let errors = try? String(
      contentsOf: folder.appending(path: "error.log"), encoding: .utf8)
    Issue.record("nginx does not listen: \(errors ?? "")")
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What is answered to bytes, up to the end of the first answer.
  func ask(_ text: String) async throws -> String {
    let connection = try #require(Socket.connected(to: port))
    connection.write(text)
    defer { connection.close() }
    return String(decoding: try await onThread(connection.readMessage), as: UTF8.self)
  }

  /// What is answered to a request under the name of the documentation.
  func get(_ path: String, _ fields: String = "") async throws -> String {
    try await ask("GET \(path) HTTP/1.1\r\nHost: hello.example.org\r\n\(fields)\r\n")
  }
}
