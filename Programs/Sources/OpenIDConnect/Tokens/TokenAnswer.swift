internal import Foundation
internal import Onboarding

/// What the token endpoint of a provider answers.
struct TokenAnswer: Decodable, Sendable {
  let idToken: String?
  let accessToken: String?
  let refreshToken: String?
  let expiresIn: Int?

  enum CodingKeys: String, CodingKey {
    case idToken = "id_token"
    case accessToken = "access_token"
    case refreshToken = "refresh_token"
    case expiresIn = "expires_in"
  }

  /// The tokens of an answer.
  ///
  /// - Throws: ``IdentityError/providerRefused(code:)`` for an error of RFC 6749.
  static func of(_ answer: WebClient.Answer) throws(IdentityError) -> TokenAnswer {
    switch answer.status {
    case 200: return try answer.json(TokenAnswer.self, else: .malformed)
    case 400..<500:
      let failure = try answer.json(Failure.self, else: .malformed)
      throw .providerRefused(code: ErrorCode.readable(failure.error))
    case 500...: throw .unreachable
    default: throw .untrusted(.malformed)
    }
  }

  private struct Failure: Decodable {
    let error: String
  }
}

/// A code of an error that a provider sent.
enum ErrorCode {
  /// The code when it can be shown, such as `invalid_scope`.
  static func readable(_ code: String) -> String {
    let isPlain = code.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
    }
    return isPlain && (1...40).contains(code.utf8.count) ? code : "unknown_error"
  }
}
