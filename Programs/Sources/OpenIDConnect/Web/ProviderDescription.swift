internal import Foundation
internal import Onboarding

/// What a provider says of itself (OpenID Connect Discovery 1.0).
struct ProviderDescription: Sendable {
  let authorization: SecureAddress
  let token: SecureAddress
  let keys: SecureAddress
  let userInfo: SecureAddress?
  let scopes: [String]

  /// Asks an issuer.
  ///
  /// - Throws: ``Distrust/discovery`` when it describes another issuer, or nothing that can be read.
  static func of(
    _ issuer: String, by web: WebClient
  ) async throws(IdentityError) -> ProviderDescription {
    let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
    let answer = try await web.get(SecureAddress(base + "/.well-known/openid-configuration"))
    if answer.status >= 500 { throw .unreachable }
    guard answer.status == 200 else { throw .untrusted(.discovery) }
    let wire = try answer.json(Wire.self, else: .discovery)
    guard wire.issuer == issuer || wire.issuer == base else { throw .untrusted(.discovery) }
    return try ProviderDescription(wire)
  }

  private init(_ wire: Wire) throws(IdentityError) {
    authorization = try SecureAddress(wire.authorization)
    token = try SecureAddress(wire.token)
    keys = try SecureAddress(wire.keys)
    if let text = wire.userInfo {
      userInfo = try SecureAddress(text)
    } else {
      userInfo = nil
    }
    scopes = wire.scopes ?? []
  }

  private struct Wire: Decodable {
    let issuer, authorization, token, keys: String
    let userInfo: String?
    let scopes: [String]?

    enum CodingKeys: String, CodingKey {
      case issuer
      case authorization = "authorization_endpoint"
      case token = "token_endpoint"
      case keys = "jwks_uri"
      case userInfo = "userinfo_endpoint"
      case scopes = "scopes_supported"
    }
  }
}
