internal import Foundation
internal import JWTKit
internal import Onboarding

/// Tells an ID token that a provider made for this sign-in from any other one (OpenID Connect Core
/// 1.0, section 3.1.3.7).
struct IDTokenVerifier: Sendable {
  let issuer: String
  let clientID: String
  let keys: KeySet

  /// The seconds by which the clocks of two computers may differ.
  static let leeway: TimeInterval = 60

  /// The claims of a token.
  ///
  /// - Parameters:
  ///   - token: The token as the provider sent it.
  ///   - nonce: What the sign-in sent, or nil when it was refreshed.
  ///   - date: The instant by the system's clock.
  /// - Returns: The claims, once nothing is wrong with them.
  /// - Throws: ``IdentityError/untrusted(_:)``.
  func verify(
    _ token: String, nonce: String?, at date: Date
  ) async throws(IdentityError) -> IDToken {
    let claims = try await signed(token)
    guard claims.issuer.value == issuer else { throw .untrusted(.issuer) }
    try check(.audience) { try claims.audience.verifyIntendedAudience(includes: clientID) }
    guard claims.authorizedParty ?? clientID == clientID,
      claims.audience.value.count == 1 || claims.authorizedParty != nil
    else { throw .untrusted(.audience) }
    try check(.expired) {
      try claims.expiration.verifyNotExpired(currentDate: date.addingTimeInterval(-Self.leeway))
    }
    guard nonce == nil || claims.nonce == nonce else { throw .untrusted(.nonce) }
    // At most 255 characters of ASCII (section 2).
    guard (1...255).contains(claims.subject.value.utf8.count) else { throw .untrusted(.subject) }
    return claims
  }

  private func signed(_ token: String) async throws(IdentityError) -> IDToken {
    let collection = try await keys.collection()
    do {
      return try await collection.verify(token, as: IDToken.self)
    } catch let error as JWTError where error.errorType == .malformedToken {
      throw .untrusted(.malformed)
    } catch is DecodingError {
      throw .untrusted(.malformed)
    } catch {
      throw .untrusted(.signature)
    }
  }

  private func check(
    _ distrust: Distrust, _ body: () throws -> Void
  ) throws(IdentityError) {
    do {
      try body()
    } catch {
      throw .untrusted(distrust)
    }
  }
}
