import Foundation
import SocketTestSupport
import Synchronization

/// A server that misbehaves as told, connection by connection.
final class FaultyServer: Sendable {
  /// What becomes of a connection.
  enum Fault: Sendable {
    /// Closed before a byte was read.
    case hangUp
    /// Told these bytes before a byte was read, then closed.
    case greet(String)
    /// Closed once the request was read, without an answer.
    case cut
    /// Answered with these bytes, then closed.
    case answer(String)
    /// Held open, after these bytes, until the server is gone.
    case stall(after: String)
    /// Passed on to a service, and its answer back.
    case forward(port: Int)
    /// Passed on to a service, and closed instead of its answer.
    case cutAfterForwarding(port: Int)
    /// Passed on to a service, and held open without its answer until the server is gone.
    case stallAfterForwarding(port: Int)
  }

  let port: Int
  private let listener: Socket
  private let faults: [Fault]
  private let connections = Mutex<[Socket]>([])
  private let read = Mutex<[String]>([])

  /// Starts a server whose first connection meets the first fault, and so on; the last fault also
  /// meets all that come later.
  init(_ faults: Fault...) throws {
    self.faults = faults
    listener = try Socket.listening()
    port = listener.port
    Thread.detachNewThread { [listener, weak self] in
      while let connection = listener.accepted() {
        guard let self else { return connection.close() }
        self.meet(connection)
      }
      listener.close()
    }
  }

  deinit {
    listener.shutDown()
    for connection in connections.withLock(\.self) { connection.close() }
  }

  var address: String { "http://127.0.0.1:\(port)" }

  /// How many connections there were.
  var count: Int { connections.withLock(\.count) }

  /// The messages that were answered.
  var messages: [String] { read.withLock(\.self) }

  private func meet(_ connection: Socket) {
    let number = connections.withLock { connections in
      connections.append(connection)
      return connections.count
    }
    switch faults[min(number, faults.count) - 1] {
    case .hangUp: break
    case .greet(let text): connection.write(text)
    case .cut: _ = connection.readMessage()
    case .answer(let text):
      let message = connection.readMessage()
      read.withLock { $0.append(String(decoding: message, as: UTF8.self)) }
      connection.write(text)
    case .stall(let text):
      _ = connection.readMessage()
      connection.write(text)
      return
    case .forward(let port): connection.write(forwarded(connection.readMessage(), to: port))
    case .cutAfterForwarding(let port): _ = forwarded(connection.readMessage(), to: port)
    case .stallAfterForwarding(let port):
      _ = forwarded(connection.readMessage(), to: port)
      return
    }
    connection.shutDown()
  }

  private func forwarded(_ message: [UInt8], to port: Int) -> [UInt8] {
    guard let service = Socket.connected(to: port) else { return [] }
    defer { service.close() }
    service.write(message)
    return service.readMessage()
  }
}

extension FaultyServer.Fault {
  /// An answer with a body of JSON.
  static func answer(_ status: String, _ body: String, headers: String = "") -> Self {
    .answer(
      "HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nConnection: close\r\n"
        + "\(headers)\r\n\(body)")
  }
}
