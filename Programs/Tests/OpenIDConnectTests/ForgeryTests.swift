import Conversation
import FlyingFox
import Foundation
import Onboarding
import Sessions
import Testing

@Suite("A forged ID token", .timeLimit(.minutes(1)))
struct ForgeryTests {
  /// What is wrong with a token.
  struct Forgery: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let distrust: Distrust
    var signing = ForgedToken.Signing.own
    var change: @Sendable (inout [String: any Sendable]) -> Void = { _ in }
  }

  static let forgeries: [Forgery] = [
    Forgery(testDescription: "another nonce", distrust: .nonce) { $0["nonce"] = "another" },
    Forgery(testDescription: "no nonce", distrust: .nonce) { $0["nonce"] = nil },
    Forgery(testDescription: "another audience", distrust: .audience) { $0["aud"] = "another" },
    Forgery(testDescription: "no audience", distrust: .malformed) { $0["aud"] = [String]() },
    Forgery(testDescription: "another authorized party", distrust: .audience) {
      $0["azp"] = "another"
    },
    Forgery(testDescription: "audiences and no authorized party", distrust: .audience) {
      $0["aud"] = [ForgingIssuer.clientID, "another"]
    },
    Forgery(testDescription: "run out", distrust: .expired) {
      $0["exp"] = Int(Date().timeIntervalSince1970) - 3600
    },
    Forgery(testDescription: "no end", distrust: .malformed) { $0["exp"] = nil },
    Forgery(testDescription: "another issuer", distrust: .issuer) {
      $0["iss"] = "https://accounts.google.com"
    },
    Forgery(testDescription: "nobody's", distrust: .subject) { $0["sub"] = "" },
    Forgery(testDescription: "an email that is not verified", distrust: .email) {
      $0["email_verified"] = false
    },
    Forgery(testDescription: "no email", distrust: .email) { $0["email"] = nil },
    Forgery(testDescription: "another key", distrust: .signature, signing: .other),
    Forgery(testDescription: "unsigned", distrust: .signature, signing: .none),
    Forgery(
      testDescription: "the public key as a secret", distrust: .signature,
      signing: .hmacOfPublicKey),
    Forgery(testDescription: "tampered with", distrust: .signature, signing: .tampered),
    Forgery(testDescription: "cut off", distrust: .malformed, signing: .cutOff),
  ]

  @Test("is refused for what is wrong with it, and nothing is kept", arguments: forgeries)
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
