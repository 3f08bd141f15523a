import HTTPTypes
import Hummingbird
import NIOCore
import Serving

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension ServiceContext {
  /// Who asks, for limits: the address of the connection, or the last that a proxy speaks for.
  func address(of request: Request, isBehindProxy: Bool) -> String {
    if isBehindProxy, let last = request.headers[.forwardedFor]?.split(separator: ",").last {
      return AddressGroup(last.filter { $0 != " " }).text
    }
    return AddressGroup(channel.remoteAddress?.ipAddress ?? "").text
  }
}

/// The addresses that one person may well have: an address of IPv4, a /64 of IPv6.
struct AddressGroup: Hashable, Sendable {
  /// What stands for all of them.
  let text: String

  /// The group of an address, which may have a port; a text that is no address stands for itself.
  init(_ address: String) {
    let host = Self.host(of: address)
    var four = in_addr()
    if inet_pton(AF_INET, host, &four) == 1 {
      text = host
      return
    }
    var six = in6_addr()
    guard inet_pton(AF_INET6, host, &six) == 1 else {
      text = address
      return
    }
    let bytes = withUnsafeBytes(of: &six) { Array($0) }
    // An address of IPv4 in one of IPv6 (RFC 4291, section 2.5.5.2).
    if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10..<12].allSatisfy({ $0 == 0xFF }) {
      text = bytes[12...].map { String($0) }.joined(separator: ".")
    } else {
      text = bytes[..<8].map { String($0, radix: 16) }.joined(separator: ":") + "/64"
    }
  }

  /// The address without a port, brackets and a zone.
  private static func host(of address: String) -> String {
    if address.hasPrefix("[") {
      return String(address.dropFirst().prefix { $0 != "]" && $0 != "%" })
    }
    let parts = address.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 2 { return String(parts[0]) }
    return String(address.prefix { $0 != "%" })
  }
}
