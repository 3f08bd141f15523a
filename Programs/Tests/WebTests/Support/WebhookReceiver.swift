import Foundation
import Onboarding
import SocketTestSupport
import Synchronization
import Understanding
import WebServer

/// A server that is told who is done.
final class WebhookReceiver: Sendable {
  /// What it was told.
  struct Told: Sendable {
    let headers: [String: String]
    let body: String

    /// The name under which it was sent.
    var id: String { headers["webhook-id"] ?? "" }
    /// The members of its data.
    var data: [String: JSONValue] {
      let json = try? JSONDecoder().decode([String: JSONValue].self, from: Data(body.utf8))
      guard case .object(let data)? = json?["data"] else { return [:] }
      return data
    }
  }

  /// A secret of the form of Standard Webhooks.
  static let secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwAAAA"

  private let listener: Socket
  private let statuses: [Int?]
  private let received = Mutex<[Told]>([])
  private let held = Mutex<[Socket]>([])

  /// Starts a server that answers with statuses in turn, the last for good, nil for no answer, at a socket or at a
  /// port of its own.
  init(_ statuses: Int?..., at socket: Socket? = nil) throws {
    self.statuses = statuses
    if let socket { listen(socket.descriptor, 64) }
    listener = try socket ?? Socket.listening()
    Thread.detachNewThread { [listener, weak self] in
      while let connection = listener.accepted() {
        guard let self else { return connection.close() }
        self.answer(connection)
      }
      listener.close()
    }
  }

  deinit {
    listener.shutDown()
    for connection in held.withLock(\.self) { connection.close() }
  }

  /// A webhook that leads to it.
  var webhook: DoneWebhook? { Self.webhook(port: listener.port) }

  /// A webhook that leads to a port of this computer.
  static func webhook(port: Int) -> DoneWebhook? {
    guard let address = WebAddress("http://127.0.0.1:\(port)/done?tenant=hidden"),
      let text = ServiceToken(secret), let secret = WebhookSecret(text)
    else { return nil }
    return DoneWebhook(address, secrets: [secret])
  }

  /// All it was told.
  var told: [Told] { received.withLock(\.self) }

  /// What it was told, once that was so often.
  func told(_ count: Int, within time: Duration = .seconds(30)) async throws -> [Told] {
    let end = ContinuousClock.now + time
    while told.count < count, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(20))
    }
    return told
  }

  private func answer(_ connection: Socket) {
    let message = String(decoding: connection.readMessage(), as: UTF8.self)
    let parts = message.components(separatedBy: "\r\n\r\n")
    let fields = parts[0].components(separatedBy: "\r\n").dropFirst().compactMap { line in
      line.firstIndex(of: ":").map { colon in
        (
          line[..<colon].lowercased(),
          line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        )
      }
    }
    let count = received.withLock { received in
      received.append(
        Told(
          headers: Dictionary(fields) { $1 }, body: parts.dropFirst().joined(separator: "\r\n\r\n"))
      )
      return received.count
    }
    guard let status = statuses[min(count, statuses.count) - 1] else {
      return held.withLock { $0.append(connection) }
    }
    connection.write(
      "HTTP/1.1 \(status) Told\r\nContent-Length: 0\r\nLocation: /elsewhere\r\n"
        + "Connection: close\r\n\r\n")
    connection.close()
  }
}
