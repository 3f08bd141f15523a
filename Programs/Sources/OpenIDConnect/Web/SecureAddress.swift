internal import Foundation
internal import Onboarding

/// An address that nobody on the way can read or change: `https`, or on this computer.
struct SecureAddress: Hashable, Sendable {
  let url: URL

  /// The address of a text.
  ///
  /// - Throws: ``Distrust/insecureAddress``.
  init(_ text: String) throws(IdentityError) {
    guard let url = WebAddress(text)?.url, url.user(percentEncoded: false) == nil,
      url.fragment(percentEncoded: false) == nil
    else { throw .untrusted(.insecureAddress) }
    self.url = url
  }
}
