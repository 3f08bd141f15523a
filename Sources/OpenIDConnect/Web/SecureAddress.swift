internal import Foundation
internal import Onboarding

/// An address that nobody on the way can read or change: `https`, or on this computer.
struct SecureAddress: Hashable, Sendable {
  let url: URL

  /// The address of a text.
  ///
  /// - Throws: ``Distrust/insecureAddress``.
  init(_ text: String) throws(IdentityError) {
    guard let url = URL(string: text), let host = url.host(percentEncoded: false), !host.isEmpty,
      url.user(percentEncoded: false) == nil, url.fragment(percentEncoded: false) == nil,
      url.scheme == "https" || url.scheme == "http" && Self.loopback.contains(host)
    else { throw .untrusted(.insecureAddress) }
    self.url = url
  }

  private static let loopback: Set = ["127.0.0.1", "::1", "[::1]", "localhost"]
}
