internal import Foundation
internal import JWTKit

/// The claims of an ID token that Usher reads (OpenID Connect Core 1.0, section 2).
struct IDToken: JWTPayload {
  let issuer: IssuerClaim
  let subject: SubjectClaim
  let audience: AudienceClaim
  let expiration: ExpirationClaim
  let nonce: String?
  let authorizedParty: String?
  let email: String?
  let isEmailVerified: Bool?

  enum CodingKeys: String, CodingKey {
    case issuer = "iss"
    case subject = "sub"
    case audience = "aud"
    case expiration = "exp"
    case nonce
    case authorizedParty = "azp"
    case email
    case isEmailVerified = "email_verified"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    issuer = try values.decode(IssuerClaim.self, forKey: .issuer)
    subject = try values.decode(SubjectClaim.self, forKey: .subject)
    // AudienceClaim does not survive an empty list, so it is looked at first.
    if let list = try? values.decode([String].self, forKey: .audience), list.isEmpty {
      throw DecodingError.dataCorruptedError(
        forKey: .audience, in: values, debugDescription: "an ID token without an audience")
    }
    audience = try values.decode(AudienceClaim.self, forKey: .audience)
    expiration = try values.decode(ExpirationClaim.self, forKey: .expiration)
    nonce = try values.decodeIfPresent(String.self, forKey: .nonce)
    authorizedParty = try values.decodeIfPresent(String.self, forKey: .authorizedParty)
    email = try values.decodeIfPresent(String.self, forKey: .email)
    isEmailVerified = try values.decodeIfPresent(Verification.self, forKey: .isEmailVerified)?
      .isGiven
  }

  /// Nothing: the claims are compared with the sign-in by ``IDTokenVerifier``.
  func verify(using algorithm: some JWTAlgorithm) {}
}
