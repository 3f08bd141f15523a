import Conversation
import FlyingFox
import Onboarding
import OpenIDConnect
import OpenIDTestSupport
import Sessions
import Testing

@Suite("Refreshing", .timeLimit(.minutes(1)))
struct RefreshTests {
  private func signedIn(_ issuer: ForgingIssuer) async throws -> SignInAttempt {
    let attempt = SignInAttempt(issuer.provider())
    _ = try await attempt.outcome { visit in
      let token = try ForgedToken(claims: issuer.claims(nonce: visit["nonce"]))
        .text(key: issuer.key)
      issuer.answer { _ in (.ok, ["id_token": token, "refresh_token": "first"]) }
      try await visit.comeBack(["code": "c", "state": visit["state"]])
    }.get()
    return attempt
  }

  private var later: Timestamp {
    Timestamp(secondsSince1970: SignInAttempt.noon.secondsSince1970 + 4000)
  }

  @Test("gives the same person more time, and keeps a new refresh token")
  func longer() async throws {
    let issuer = try await ForgingIssuer()
    let attempt = try await signedIn(issuer)
    let account = try #require(attempt.sessions.load()).session.account
    let token = try ForgedToken(claims: issuer.claims(nonce: nil)).text(key: issuer.key)
    issuer.answer { form in
      form["refresh_token"] == "first"
        ? (.ok, ["id_token": token, "refresh_token": "second"])
        : (.badRequest, ["error": "invalid_grant"])
    }
    let session = try await attempt.openIDConnect.refresh(at: later)
    #expect(session.account == account)
    #expect(!session.isExpired(at: later))
    #expect(attempt.sessions.load()?.token == .refresh("second", issuer: issuer.issuer))
  }

  @Test("is over when the provider no longer takes the token; the session stays as it was")
  func expired() async throws {
    let issuer = try await ForgingIssuer()
    let attempt = try await signedIn(issuer)
    let before = attempt.sessions.load()
    issuer.answer { _ in (.badRequest, ["error": "invalid_grant"]) }
    await #expect(throws: IdentityError.sessionExpired) {
      try await attempt.openIDConnect.refresh(at: later)
    }
    #expect(attempt.sessions.load() == before)
  }

  @Test("never turns one person into another")
  func anotherPerson() async throws {
    let issuer = try await ForgingIssuer()
    let attempt = try await signedIn(issuer)
    var claims = issuer.claims(nonce: nil)
    claims["sub"] = "eve-1"
    let token = try ForgedToken(claims: claims).text(key: issuer.key)
    issuer.answer { _ in (.ok, ["id_token": token]) }
    await #expect(throws: IdentityError.untrusted(.subject)) {
      try await attempt.openIDConnect.refresh(at: later)
    }
  }

  @Test("takes the word of a provider that gives no second ID token")
  func withoutIDToken() async throws {
    let issuer = try await ForgingIssuer()
    let attempt = try await signedIn(issuer)
    issuer.answer { _ in (.ok, ["access_token": "a", "expires_in": 600]) }
    let session = try await attempt.openIDConnect.refresh(at: later)
    #expect(session.expiresAt.secondsSince1970 == later.secondsSince1970 + 600)
    #expect(attempt.sessions.load()?.token == .refresh("first", issuer: issuer.issuer))
  }
}
