internal import Conversation
internal import Foundation
internal import JWTKit
internal import NetworkHelper
internal import Onboarding
internal import Sessions

/// Gets tokens from a provider and makes a session of them, once they have been verified.
struct TokenExchange: Sendable {
  let provider: OpenIDProvider
  let description: ProviderDescription
  let web: WebClient

  /// The session of a code that a browser brought back.
  func session(
    of code: String, _ request: AuthorizationRequest, at now: Timestamp
  ) async throws(IdentityError) -> StoredSession {
    let tokens = try await tokens([
      ("grant_type", "authorization_code"), ("code", code),
      ("redirect_uri", request.redirectAddress), ("code_verifier", request.secrets.verifier),
    ])
    guard let idToken = tokens.idToken else { throw .untrusted(.malformed) }
    let claims = try await verified(idToken, nonce: request.secrets.nonce)
    let account = Account(
      id: accountID(of: claims), email: try await email(claims, tokens), method: .provider)
    return stored(account, claims, tokens.refreshToken, at: now)
  }

  /// The session of a refresh token, which must be of the same account.
  func refreshed(
    _ session: SignInSession, with refreshToken: String, at now: Timestamp
  ) async throws(IdentityError) -> StoredSession {
    let tokens: TokenAnswer
    do throws(IdentityError) {
      tokens = try await self.tokens([
        ("grant_type", "refresh_token"), ("refresh_token", refreshToken),
      ])
    } catch {
      throw error == .providerRefused(code: "invalid_grant") ? .sessionExpired : error
    }
    // Providers give a new refresh token or let the old one stand (RFC 6749, section 6).
    let next = tokens.refreshToken ?? refreshToken
    if let idToken = tokens.idToken {
      let claims = try await verified(idToken, nonce: nil)
      guard accountID(of: claims) == session.account.id else { throw .untrusted(.subject) }
      return stored(session.account, claims, next, at: now)
    }
    guard tokens.accessToken != nil else { throw .untrusted(.malformed) }
    return stored(session.account, lasting: tokens.expiresIn ?? 3600, next, at: now)
  }

  private func tokens(
    _ grant: [(name: String, value: String)]
  ) async throws(IdentityError) -> TokenAnswer {
    var fields = grant + [("client_id", provider.clientID)]
    if let secret = provider.clientSecret { fields.append(("client_secret", secret)) }
    return try TokenAnswer.of(try await web.post(fields, to: description.token))
  }

  private func verified(
    _ idToken: String, nonce: String?
  ) async throws(IdentityError) -> IDToken {
    let keys = try await web.get(description.keys).json(KeySet.self, else: .signature)
    let verifier = IDTokenVerifier(
      issuer: provider.issuer, clientID: provider.clientID, keys: keys)
    return try await verifier.verify(idToken, nonce: nonce, at: Date())
  }

  /// The email of the ID token, or else of the provider's user info (OpenID Connect Core 1.0,
  /// section 5.3).
  private func email(
    _ claims: IDToken, _ tokens: TokenAnswer
  ) async throws(IdentityError) -> String {
    if let email = claims.email { return try address(email, claims.isEmailVerified) }
    guard let address = description.userInfo, let accessToken = tokens.accessToken else {
      throw .untrusted(.email)
    }
    let info = try await web.get(address, accessToken: accessToken)
      .json(UserInfo.self, else: .email)
    guard info.subject == claims.subject.value else { throw .untrusted(.subject) }
    return try self.address(info.email ?? "", info.isEmailVerified?.isGiven)
  }

  /// An email that the provider does not call unverified, and that can be shown and stored as one: at most
  /// 254 bytes (RFC 5321), one `@` with something on both sides, and nothing that is not seen.
  private func address(_ email: String, _ isVerified: Bool?) throws(IdentityError) -> String {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    let isShowable = email.unicodeScalars.allSatisfy { scalar in
      let category = scalar.properties.generalCategory
      return !scalar.properties.isWhitespace && category != .control && category != .format
    }
    guard isVerified != false, isShowable, parts.count == 2, !parts.contains(where: \.isEmpty),
      email.utf8.count <= 254
    else { throw .untrusted(.email) }
    return email
  }

  /// One and the same for a person at an issuer, on every computer.
  private func accountID(of claims: IDToken) -> String {
    UUIDv5.row(claims.subject.value, of: provider.issuer)
  }

  private func stored(
    _ account: Account, _ claims: IDToken, _ refreshToken: String?, at now: Timestamp
  ) -> StoredSession {
    // A token of a thousand years would not fit; a day is longer than any provider gives.
    let seconds = claims.expiration.value.timeIntervalSinceNow
    return stored(account, lasting: Int(min(max(seconds, 0), 86_400)), refreshToken, at: now)
  }

  private func stored(
    _ account: Account, lasting seconds: Int, _ refreshToken: String?, at now: Timestamp
  ) -> StoredSession {
    let length = min(max(seconds, 0), 86_400)
    let session = SignInSession(
      account: account,
      expiresAt: Timestamp(secondsSince1970: now.secondsSince1970 + length),
      canRefresh: refreshToken != nil)
    return StoredSession(
      session: session,
      token: refreshToken.map { .refresh($0, issuer: provider.issuer) } ?? .none)
  }
}
