import Conversation
import FlyingFox
import Foundation
import Onboarding
import OpenIDTestSupport
import Sessions
import Testing

@Suite("A forged ID token", .timeLimit(.minutes(1)))
struct ForgeryTests {
  @Test("is refused for what is wrong with it, and nothing is kept", arguments: Forgery.all)
  func refused(forgery: Forgery) async throws {
    let issuer = try await ForgingIssuer()
    let attempt = SignInAttempt(issuer.provider())
    let outcome = await attempt.outcome { visit in
      var claims = issuer.claims(nonce: visit["nonce"])
      forgery.change(&claims)
      let token = try ForgedToken(claims: claims, signing: forgery.signing).text(key: issuer.key)
      issuer.answer { _ in (.ok, ["id_token": token, "access_token": "a"]) }
      try await visit.comeBack(["code": "c", "state": visit["state"]])
    }
    #expect(outcome.error == .untrusted(forgery.distrust))
    #expect(attempt.sessions.load() == nil)
  }

  @Test("made of the same cloth as a right one is taken when it is right")
  func accepted() async throws {
    let issuer = try await ForgingIssuer()
    let attempt = SignInAttempt(issuer.provider())
    let outcome = await attempt.outcome { visit in
      let token = try ForgedToken(claims: issuer.claims(nonce: visit["nonce"]))
        .text(key: issuer.key)
      issuer.answer { _ in (.ok, ["id_token": token, "refresh_token": "r"]) }
      try await visit.comeBack(["code": "c", "state": visit["state"]])
    }
    let session = try #require(try outcome.get())
    #expect(session.account.email == "ana@example.org")
    #expect(session.account.method == .provider)
    #expect(session.canRefresh)
    #expect(attempt.sessions.load()?.token == .refresh("r", issuer: issuer.issuer))
  }
}
