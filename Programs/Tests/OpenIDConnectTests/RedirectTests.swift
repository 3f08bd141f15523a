import Crypto
import FlyingFox
import Foundation
import NetworkHelper
import Onboarding
import OpenIDTestSupport
import Synchronization
import Testing

@Suite("The way back from the browser", .timeLimit(.minutes(1)))
struct RedirectTests {
  /// Lets the issuer give a right token for a visit.
  private static func serve(_ issuer: ForgingIssuer, _ visit: Visit) throws {
    let token = try ForgedToken(claims: issuer.claims(nonce: visit["nonce"])).text(key: issuer.key)
    issuer.answer { _ in (.ok, ["id_token": token]) }
  }

  @Test("refuses what does not belong to the sign-in, and still takes the right answer afterwards")
  func strangers() async throws {
    let issuer = try await ForgingIssuer()
    let statuses = Mutex<[Int]>([])
    let outcome = await SignInAttempt(issuer.provider()).outcome { visit in
      try Self.serve(issuer, visit)
      let right = ["code": "c", "state": visit["state"]]
      var seen: [Int] = []
      seen.append(try await visit.comeBack(["code": "evil", "state": "wrong"]))
      seen.append(try await visit.comeBack(["code": "evil"]))
      seen.append(try await visit.comeBack(["state": visit["state"]]))
      seen.append(try await visit.comeBack(right.merging(["iss": "https://evil.example"]) { $1 }))
      seen.append(try await visit.comeBack(right.merging(["error": "x"]) { $1 }))
      seen.append(try await visit.comeBack(right, path: "/"))
      seen.append(try await visit.comeBack(right, path: "/callback/"))
      seen.append(try await visit.comeBack(right, method: "POST"))
      #expect(issuer.receivedForms.isEmpty)
      seen.append(try await visit.comeBack(right))
      statuses.withLock { [seen] in $0 = seen }
    }
    #expect(try outcome.get() != nil)
    #expect(statuses.withLock(\.self) == [400, 400, 400, 400, 400, 404, 404, 405, 200])
    #expect(issuer.receivedForms.map { $0["code"] } == ["c"])
  }

  @Test("takes one answer; a second one of the same sign-in comes to nothing")
  func twice() async throws {
    let issuer = try await ForgingIssuer()
    let outcome = await SignInAttempt(issuer.provider()).outcome { visit in
      let token = try ForgedToken(claims: issuer.claims(nonce: visit["nonce"]))
        .text(key: issuer.key)
      issuer.answer { _ in (.ok, ["id_token": token]) }
      async let one = try? visit.comeBack(["code": "one", "state": visit["state"]])
      async let other = try? visit.comeBack(["code": "one", "state": visit["state"]])
      let statuses = await [one, other]
      #expect(statuses.count { $0 == 200 } == 1)
    }
    #expect(try outcome.get() != nil)
    #expect(issuer.receivedForms.count == 1)
  }

  @Test("brings a code that is exchanged with the verifier of the challenge")
  func proofKey() async throws {
    let issuer = try await ForgingIssuer()
    let challenge = Mutex("")
    let outcome = await SignInAttempt(issuer.provider()).outcome { visit in
      challenge.withLock { $0 = visit["code_challenge"] }
      #expect(visit["code_challenge_method"] == "S256")
      #expect(visit["response_type"] == "code")
      #expect(visit["redirect_uri"].hasPrefix("http://127.0.0.1:"))
      try Self.serve(issuer, visit)
      try await visit.comeBack(["code": "c", "state": visit["state"]])
    }
    #expect(try outcome.get() != nil)
    let form = try #require(issuer.receivedForms.first)
    let verifier = form["code_verifier"] ?? ""
    #expect(verifier.utf8.count == 43)
    let hash = ForgedToken.text(Data(SHA256.hash(data: Data(verifier.utf8))))
    #expect(hash == challenge.withLock(\.self))
  }

  @Test("is no error when the person refuses there")
  func denied() async throws {
    let issuer = try await ForgingIssuer()
    let outcome = await SignInAttempt(issuer.provider()).outcome { visit in
      try await visit.comeBack(["error": "access_denied", "state": visit["state"]])
    }
    #expect(try outcome.get() == nil)
    #expect(issuer.receivedForms.isEmpty)
  }

  @Test("tells the provider's code of another refusal, unless it is no code")
  func refused() async throws {
    for (code, shown) in [("invalid_scope", "invalid_scope"), ("<b>no</b>", "unknown_error")] {
      let issuer = try await ForgingIssuer()
      let outcome = await SignInAttempt(issuer.provider()).outcome { visit in
        try await visit.comeBack(["error": code, "state": visit["state"]])
      }
      #expect(outcome.error == .providerRefused(code: shown))
    }
  }

  @Test("is waited for as long as was said")
  func timeout() async throws {
    let issuer = try await ForgingIssuer()
    let outcome = await SignInAttempt(issuer.provider(timeout: 1)).outcome { _ in }
    #expect(outcome.error == .timedOut)
  }

  @Test("is no longer waited for when the sign-in is called off, without an error")
  func calledOff() async throws {
    let issuer = try await ForgingIssuer()
    let attempt = SignInAttempt(issuer.provider())
    let (seen, inbox) = AsyncStream.makeStream(of: Void.self)
    let signIn = Task { await attempt.outcome { _ in inbox.finish() } }
    for await _ in seen {}
    signIn.cancel()
    #expect(try await signIn.value.get() == nil)
  }

  @Test(
    "is never waited for when the provider's description is not to be trusted",
    arguments: [
      ("issuer", "https://accounts.google.com", Distrust.discovery),
      ("token_endpoint", "http://evil.example/token", .insecureAddress),
      ("jwks_uri", "http://127.0.0.1.evil.example/keys", .insecureAddress),
      ("authorization_endpoint", "file:///etc/passwd", .insecureAddress),
    ])
  func discovery(name: String, value: String, distrust: Distrust) async throws {
    let issuer = try await ForgingIssuer()
    issuer.describe(name, as: value)
    let outcome = await SignInAttempt(issuer.provider()).outcome { _ in
      Issue.record("the browser was sent out")
    }
    #expect(outcome.error == .untrusted(distrust))
  }

  @Test("is never waited for when nobody listens at the issuer's address")
  func unreachable() async {
    let provider = OpenIDProvider(
      issuer: "http://127.0.0.1:\(FreePort.find())", clientID: "usher-tests", opensBrowser: false)
    #expect(await SignInAttempt(provider).outcome { _ in }.error == .unreachable)
  }
}
