/// What an address of a PostgreSQL database says about the way there, as libpq reads it.
public struct DatabaseAddress {
  /// The hosts of other computers; none for a database on this one.
  public let remoteHosts: [String]
  /// The value of `sslmode`; nil where it is not given.
  public let sslMode: String?

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - address: A `postgres:` or `postgresql:` URL.
  ///   - environment: The variables that libpq takes what is missing from.
  public init(_ address: String, environment: [String: String]) {
    let rest = Array(address.utf8).drop { $0 != UInt8(ascii: ":") }.dropFirst(3)
    let authority = rest.prefix { !"/?".utf8.contains($0) }
    let start = authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? authority.startIndex
    var hosts = authority[start...].split(separator: UInt8(ascii: ","))
      .map { Self.decoded(Self.withoutPort($0)) }
    var sslMode = environment["PGSSLMODE"]
    let query = rest.drop { $0 != UInt8(ascii: "?") }.dropFirst()
    for item in query.split(separator: UInt8(ascii: "&")) {
      let parts = item.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = Self.decoded(parts[1])
      switch Self.decoded(parts[0]) {
      case "host", "hostaddr":
        hosts = value.utf8.split(separator: UInt8(ascii: ",")).map {
          String(decoding: Array($0), as: UTF8.self)
        }
      case "sslmode": sslMode = value
      default: continue
      }
    }
    if hosts.isEmpty, let host = environment["PGHOSTADDR"] ?? environment["PGHOST"] {
      hosts = [host]
    }
    self.sslMode = sslMode.flatMap { $0.isEmpty ? nil : $0 }
    remoteHosts = hosts.filter { !Self.isLocal($0) }
  }

  /// Whether what is sent can be read and changed by nobody on the way: the server's certificate is
  /// checked, or it is on this computer.
  public var isVerified: Bool {
    remoteHosts.isEmpty || ["verify-full", "verify-ca"].contains(sslMode)
  }

  /// What to do about an address that is not verified, in a sentence; nil for one that is.
  public var advice: String? {
    guard !isVerified else { return nil }
    let mode = sslMode.map { "sslmode=\($0) does not check" } ?? "Nothing checks"
    return
      "\(mode) who answers as \(remoteHosts.joined(separator: ", ")), so answers could be read "
      + "and changed on the way. Add sslmode=verify-full to the address."
  }

  /// A socket is a path or begins with `@`; loopback is this computer too.
  private static func isLocal(_ host: String) -> Bool {
    host.isEmpty || host.utf8.first == UInt8(ascii: "/") || host.utf8.first == UInt8(ascii: "@")
      || host == "localhost" || host == "::1" || host.hasPrefix("127.")
  }

  private static func withoutPort(_ host: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if host.first == UInt8(ascii: "[") {
      return host.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    }
    return host.prefix { $0 != UInt8(ascii: ":") }
  }

  /// Percent-decoded text.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var (decoded, rest) = ([UInt8](), bytes)
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        decoded.append(value)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
