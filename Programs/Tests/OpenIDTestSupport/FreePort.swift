import Glibc

/// Ports of 127.0.0.1 that nobody listens on.
package enum FreePort {
  /// One from below the range that the system gives outgoing connections, so that no connection of
  /// another test can take it before it is listened on.
  package static func find() -> UInt16 {
    while true {
      let port = UInt16.random(in: 20_000..<32_000)
      if isFree(port) { return port }
    }
  }

  private static func isFree(_ port: UInt16) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
