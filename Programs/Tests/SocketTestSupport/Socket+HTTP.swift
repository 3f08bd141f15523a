import Glibc

extension Socket {
  /// An answer to a request.
  package struct Answer: Sendable {
    package let status: Int
    package let body: String
  }

  /// Why there is no answer.
  package enum Failure: Error {
    /// Nothing listens at the port.
    case nobody(port: Int)
    /// What came within the time was no answer.
    case noAnswer(String)
  }

  /// Sends a request on a connection of its own, and reads the answer, which has a `Content-Length`.
  ///
  /// - Parameters:
  ///   - method: "GET" and the like.
  ///   - path: The path, with its query.
  ///   - body: JSON; nil for none.
  ///   - token: What the request is authorized with; nil for nothing.
  ///   - port: A port of the loopback.
  ///   - seconds: How long each piece of the answer may take.
  /// - Returns: The status and the body.
  /// - Throws: ``Failure``.
  package static func ask(
    _ method: String, _ path: String, _ body: String? = nil, token: String? = nil, at port: Int,
    within seconds: Int = 60
  ) throws -> Answer {
    guard let socket = connected(to: port) else { throw Failure.nobody(port: port) }
    defer { socket.close() }
    socket.waits(seconds: seconds)
    var head = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    if let token { head += "Authorization: Bearer \(token)\r\n" }
    if let body {
      head += "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
    }
    socket.write(head + "\r\n" + (body ?? ""))
    let text = String(decoding: socket.readMessage(), as: UTF8.self)
    let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let status = parts[0].split(separator: " ").dropFirst().first,
      let status = Int(status)
    else { throw Failure.noAnswer(text) }
    return Answer(status: status, body: String(parts[1]))
  }

  /// Lets a read end after a time without a byte.
  private func waits(seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    _ = setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }
}
