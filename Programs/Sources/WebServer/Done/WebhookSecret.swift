import Crypto
import Foundation
public import Onboarding

/// What the word of who is done is signed with, as Standard Webhooks says: `whsec_` and 24 to 64 bytes in
/// base 64.
public struct WebhookSecret: Sendable {
  private let key: SymmetricKey

  /// The secret of a text; nil for anything else.
  public init?(_ text: ServiceToken) {
    guard text.text.hasPrefix("whsec_"),
      let bytes = Data(base64Encoded: String(text.text.dropFirst(6))),
      (24...64).contains(bytes.count)
    else { return nil }
    key = SymmetricKey(data: bytes)
  }

  /// The signature of a body that is sent under a name at an instant, in seconds since 1970.
  func signature(of body: Data, id: String, at instant: Int) -> String {
    let signed = Data("\(id).\(instant).".utf8) + body
    let code = HMAC<SHA256>.authenticationCode(for: signed, using: key)
    return "v1," + Data(code).base64EncodedString()
  }
}

extension WebhookSecret: CustomStringConvertible, CustomReflectable {
  /// Never the secret.
  public var description: String { "••••••" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
