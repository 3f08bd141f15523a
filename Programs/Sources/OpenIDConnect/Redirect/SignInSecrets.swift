internal import Crypto
internal import Foundation

/// The random values that bind one sign-in together.
struct SignInSecrets: Sendable {
  /// Binds the way back to this sign-in (RFC 6749, section 10.12).
  let state = Self.random()
  /// Binds the ID token to this sign-in.
  let nonce = Self.random()
  /// Binds the code to this program (RFC 7636).
  let verifier = Self.random()

  /// What the provider is shown of the verifier: its SHA-256, method S256.
  var challenge: String {
    Self.text(Data(SHA256.hash(data: Data(verifier.utf8))))
  }

  /// 32 random bytes, 43 letters.
  private static func random() -> String {
    text(SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) })
  }

  private static func text(_ bytes: Data) -> String {
    bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
