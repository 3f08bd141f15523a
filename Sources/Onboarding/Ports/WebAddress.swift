public import Foundation

/// An address on the web that nobody on the way can read or change: `https`, or `http` on this
/// computer (RFC 8252, section 7.3, has the same rule for the way back from a browser).
public struct WebAddress: Hashable, Sendable {
  /// The address.
  public let url: URL

  /// The address of a text; nil when it is none, or goes to another computer in clear.
  public init?(_ text: String) {
    guard let url = URL(string: text), let host = url.host(percentEncoded: false), !host.isEmpty,
      let scheme = url.scheme?.lowercased(),
      scheme == "https" || scheme == "http" && Self.isLoopback(host)
    else { return nil }
    self.url = url
  }

  /// Whether a host is this computer by its name or number: `localhost`, 127.0.0.0/8 or `::1`, the
  /// last with or without brackets.
  public static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }
}
