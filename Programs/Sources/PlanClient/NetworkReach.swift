#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Whether this computer is on any network.
enum NetworkReach {
  /// Whether no network interface but the loopback is up and has an address.
  static var isOffline: Bool {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return false }
    defer { freeifaddrs(first) }
    return sequence(first: first, next: { $0?.pointee.ifa_next })
      .prefix { $0 != nil }
      .compactMap(\.?.pointee)
      .allSatisfy { !isUp($0) }
  }

  private static func isUp(_ interface: ifaddrs) -> Bool {
    guard let family = interface.ifa_addr?.pointee.sa_family,
      [AF_INET, AF_INET6].contains(Int32(family))
    else { return false }
    let flags = Int(interface.ifa_flags)
    return flags & Int(IFF_UP) != 0 && flags & Int(IFF_LOOPBACK) == 0
  }
}
