package import Crypto
package import Foundation

/// An ID token made by hand, right or wrong as a test wants it.
package struct ForgedToken: Sendable {
  /// How the token is signed.
  package enum Signing: Sendable {
    /// By the issuer's key.
    case own
    /// By another key, under the name of the issuer's.
    case other
    /// Not at all, said so by `"alg":"none"`.
    case none
    /// With the issuer's public key as the secret of an HMAC.
    case hmacOfPublicKey
    /// By the issuer's key, with another email put in afterwards.
    case tampered
    /// By the issuer's key, then cut off.
    case cutOff
  }

  package var claims: [String: any Sendable]
  package var signing: Signing

  /// A token of claims.
  package init(claims: [String: any Sendable], signing: Signing = .own) {
    self.claims = claims
    self.signing = signing
  }

  /// The token, for an issuer with a key.
  package func text(key: P256.Signing.PrivateKey) throws -> String {
    switch signing {
    case .own: return try signed(claims, by: key)
    case .other: return try signed(claims, by: P256.Signing.PrivateKey())
    case .none: return try "\(head(["alg": "none"], claims))."
    case .hmacOfPublicKey:
      let head = try head(["alg": "HS256", "kid": ForgingIssuer.keyID], claims)
      let secret = SymmetricKey(data: Data(key.publicKey.pemRepresentation.utf8))
      let code = HMAC<SHA256>.authenticationCode(for: Data(head.utf8), using: secret)
      return "\(head).\(Self.text(Data(code)))"
    case .tampered:
      let parts = try signed(claims, by: key).split(separator: ".")
      let other = claims.merging(["email": "eve@example.org"]) { $1 }
      return try "\(parts[0]).\(Self.json(other)).\(parts[2])"
    case .cutOff:
      return try signed(claims, by: key).split(separator: ".").dropLast().joined(separator: ".")
    }
  }

  private func signed(
    _ claims: [String: any Sendable], by key: P256.Signing.PrivateKey
  ) throws -> String {
    let head = try head(["alg": "ES256", "kid": ForgingIssuer.keyID], claims)
    let signature = try key.signature(for: Data(head.utf8))
    return "\(head).\(Self.text(signature.rawRepresentation))"
  }

  private func head(
    _ header: [String: any Sendable], _ claims: [String: any Sendable]
  ) throws -> String {
    try "\(Self.json(header)).\(Self.json(claims))"
  }

  private static func json(_ object: [String: any Sendable]) throws -> String {
    text(try JSONSerialization.data(withJSONObject: object))
  }

  /// Bytes in base64url.
  package static func text(_ bytes: Data) -> String {
    bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
