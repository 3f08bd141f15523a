import Finding

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A connection to a port of this computer.
struct Connection {
  private let descriptor: Int32

  init(to port: Int) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    // The clock of libFuzzer interrupts calls that wait.
    while !connects(to: &address) {
      if errno == EISCONN { break }
      guard errno == EINTR || errno == EALREADY else {
        found("nobody takes connections at \(port): \(errno)", in: "")
      }
    }
    // Twenty seconds are a hang on the busiest machine.
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  private func connects(to address: inout sockaddr_in) -> Bool {
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  /// Sends a text, reads until the other side closes, and closes.
  ///
  /// - Parameters:
  ///   - text: What is sent.
  ///   - ends: Whether the other side is told that nothing follows, as a request may be cut short.
  /// - Returns: What came; nothing where the other side closed at once.
  func exchange(_ text: String, ends: Bool = false) -> String {
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    if ends { shutdown(descriptor, Int32(SHUT_WR)) }
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      if count < 0, errno == EAGAIN { found("no end of the answer", in: text) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return String(decoding: received, as: UTF8.self) }
      received += chunk[..<count]
    }
  }
}
