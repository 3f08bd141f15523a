import Foundation
import Glibc
import Testing

/// A TCP socket on the loopback, for servers that misbehave on purpose.
///
/// Whoever waits two minutes for the other side to say or take something finds that it has gone.
package struct Socket: Sendable {
  package let descriptor: Int32

  private init?(descriptor: Int32) {
    if descriptor < 0 { return nil }
    self.descriptor = descriptor
  }

  /// Listens on a free port.
  package static func listening() throws -> Socket {
    let socket = try bound()
    try #require(listen(socket.descriptor, 64) == 0)
    return socket
  }

  /// Keeps a free port, at which nothing listens.
  package static func bound() throws -> Socket {
    let socket = try #require(Socket(descriptor: openSocket()))
    try #require(withAddress(port: 0) { bind(socket.descriptor, $0, $1) } == 0)
    return socket
  }

  /// Connects to a port; nil when nothing listens there.
  package static func connected(to port: Int) -> Socket? {
    guard let socket = Socket(descriptor: openSocket()) else { return nil }
    if withAddress(port: port, { connect(socket.descriptor, $0, $1) }) == 0 {
      socket.limitWaiting()
      return socket
    }
    socket.close()
    return nil
  }

  /// A test that waits for ever says nothing, and holds up all that come after it.
  private func limitWaiting() {
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(
        descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  /// A socket that programs started meanwhile do not inherit, and so keep open.
  private static func openSocket() -> Int32 {
    socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
  }

  private static func withAddress(
    port: Int, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }

  /// The port it is bound to.
  package var port: Int {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return Int(in_port_t(bigEndian: address.sin_port))
  }

  /// The next connection, or nil once the socket is shut down.
  package func accepted() -> Socket? {
    let connection = Socket(descriptor: accept(descriptor, nil, nil))
    if let connection {
      _ = fcntl(connection.descriptor, F_SETFD, FD_CLOEXEC)
      connection.limitWaiting()
    }
    return connection
  }

  /// The next bytes; empty at the end.
  package func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Everything up to the end of a message with a `Content-Length`.
  package func readMessage() -> [UInt8] {
    var bytes = [UInt8]()
    while true {
      let next = read()
      bytes += next
      let text = String(decoding: bytes, as: UTF8.self).lowercased()
      let head = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
      let length = head[0].split(separator: "content-length: ").last
        .flatMap { Int($0.prefix { $0.isNumber }) }
      if next.isEmpty || head.count == 2 && head[1].utf8.count >= length ?? 0 { return bytes }
    }
  }

  /// Writes everything, and says whether the other side was there to take it.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool {
    send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Waits until whoever listens at a port of this machine has read all that was written: until the kernel holds
  /// nothing of it any more for the other end (proc_net_tcp in the kernel's documentation).
  package func waitUntilRead(at port: Int) {
    func place(_ port: Int) -> String { String(format: "0100007F:%04X", port) }
    // The other end's row: connected, nothing to send and nothing to read. Of a busy machine the tables are long.
    let rows = ["", "0000000000000000FFFF0000"].map { mapped in
      Data("\(place(port)) \(mapped)\(place(self.port)) 01 00000000:00000000".utf8)
    }
    while true {
      let tables = ["/proc/net/tcp", "/proc/net/tcp6"].map(Self.table)
      if tables.contains(where: { table in rows.contains { table.range(of: $0) != nil } }) {
        return
      }
      usleep(5000)
    }
  }

  /// All of a file of the kernel's, which says of none how long it is.
  private static func table(_ path: String) -> Data {
    var table = Data()
    let file = open(path, O_RDONLY | O_CLOEXEC)
    defer { _ = Glibc.close(file) }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while case let count = Glibc.read(file, &bytes, bytes.count), count > 0 {
      table.append(contentsOf: bytes[..<count])
    }
    return table
  }

  /// Waits until nothing listens at a port any more.
  package static func waitUntilClosed(_ port: Int) {
    while let other = connected(to: port) {
      other.close()
      usleep(5000)
    }
  }

  /// Says that nothing more is written.
  package func finishWriting() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Everything until the other side ends the connection.
  package func readToEnd() -> [UInt8] {
    var bytes = [UInt8]()
    while true {
      let next = read()
      if next.isEmpty { return bytes }
      bytes += next
    }
  }

  /// Wakes whoever waits in ``accepted()`` or ``read()``.
  package func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  package func close() { _ = Glibc.close(descriptor) }
}
