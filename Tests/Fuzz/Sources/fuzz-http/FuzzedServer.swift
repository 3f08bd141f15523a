import Dispatch
import Finding
import Foundation
import Logging
import Onboarding
import Synchronization
import WebServer

/// The web server as it is, on a free port of this computer, with its answers in memory.
struct FuzzedServer: Sendable {
  private let port: Int
  private let id: String
  private let token: String

  init() {
    // A request that never comes to its end is given up soon, and nobody asks too much.
    var limits = WebLimits()
    limits.requestsPerAddress = .max
    limits.linesPerConversation = .max
    limits.headTime = .seconds(2)
    limits.bodyTime = .seconds(2)
    limits.idleTime = .seconds(2)
    let port = Mutex(0)
    let listening = DispatchSemaphore(value: 0)
    Task.detached { [limits] in
      do {
        let server = try WebServer(
          .all, place: .memory, limits: limits,
          logger: Logger(label: "fuzz-http") { _ in SwiftLogNoOpLogHandler() })
        try await server.run(host: "127.0.0.1", port: 0) { taken in
          port.withLock { $0 = taken }
          listening.signal()
        }
      } catch { found("the server ends: \(error)", in: "") }
    }
    listening.wait()
    self.port = port.withLock(\.self)
    let answer = Connection(to: self.port).exchange(
      """
      POST /v1/flows/diet/conversations HTTP/1.1\r
      Host: 127.0.0.1\r
      Connection: close\r
      Content-Type: application/json\r
      Content-Length: 2\r
      \r
      {}
      """)
    let body = answer.split(separator: "\r\n\r\n", maxSplits: 1).last.map(String.init) ?? ""
    guard let begun = try? JSONDecoder().decode(Begun.self, from: Data(body.utf8)) else {
      found("no conversation begins", in: body)
    }
    (id, token) = (begun.conversation, begun.token)
  }

  /// What is used of the answer to a conversation that begins.
  private struct Begun: Decodable {
    let conversation: String
    let token: String
  }

  /// Sends a text, and looks at what comes back, and whether the server still answers.
  func take(_ text: String) {
    let sent = text.replacing("{id}", with: id).replacing("{token}", with: token)
    let answer = Connection(to: port).exchange(sent, ends: true)
    if !answer.isEmpty, !answer.hasPrefix("HTTP/1.1 ") {
      found("an answer that is none: \(answer.prefix(200))", in: sent)
    }
    if answer.hasPrefix("HTTP/1.1 5") { found("\(answer.prefix(400))", in: sent) }
    let health = Connection(to: port).exchange(
      "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    guard health.hasPrefix("HTTP/1.1 200 ") else {
      found("the server is not well: \(health)", in: sent)
    }
  }
}
