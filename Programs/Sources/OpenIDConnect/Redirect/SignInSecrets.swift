internal import Crypto
internal import Foundation

/// The random values that bind one sign-in together.
struct SignInSecrets: Sendable {
  /// Binds the way back to this sign-in (RFC 6749, section 10.12).
  let state: String
  /// Binds the ID token to this sign-in.
  let nonce: String
  /// Binds the code to this program (RFC 7636).
  let verifier: String

  /// Values that nobody has.
  init() {
    self.init(key: SymmetricKey(size: .bits256))
  }

  /// The values that belong to a key, which nobody can work out from one of them.
  init(key: SymmetricKey) {
    func value(_ name: String) -> String {
      Self.text(Data(HMAC<SHA256>.authenticationCode(for: Data(name.utf8), using: key)))
    }
    state = value("state")
    nonce = value("nonce")
    verifier = value("verifier")
  }

  /// What the provider is shown of the verifier: its SHA-256, method S256.
  var challenge: String {
    Self.text(Data(SHA256.hash(data: Data(verifier.utf8))))
  }

  /// Bytes in base64url; 43 letters for 32 of them.
  private static func text(_ bytes: Data) -> String {
    bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
