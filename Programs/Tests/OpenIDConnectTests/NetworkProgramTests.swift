import Conversation
import FlyingFox
import Foundation
import NetworkHelper
import Onboarding
import OpenIDTestSupport
import Sessions
import Testing

@Suite("The network program", .timeLimit(.minutes(1)))
struct NetworkProgramTests {
  private func identity(
    _ provider: OpenIDProvider, path: String? = nil
  ) throws -> BrowserIdentity {
    BrowserIdentity(
      provider: provider,
      program: HelperProgram(path: try path ?? Programs.path("usher-network")),
      sessions: SessionMemory())
  }

  @Test("ends when the sign-in is called off, and that is no error")
  func calledOff() async throws {
    let issuer = try await ForgingIssuer()
    let identity = try identity(issuer.provider(timeout: 50))
    let (seen, inbox) = AsyncStream.makeStream(of: String.self)
    let signIn = Task {
      try await identity.signInWithBrowser(at: SignInAttempt.noon) { progress in
        guard case .browse(let url, _) = progress else { return }
        inbox.yield(url)
        inbox.finish()
      }
    }
    var visit: Visit?
    for await url in seen { visit = try Visit(url) }
    signIn.cancel()
    #expect(try await signIn.value == nil)
    // Nobody listens for the way back any more.
    let gone = try #require(visit)
    await #expect(throws: (any Error).self) {
      try await gone.comeBack(["code": "c", "state": gone["state"]])
    }
  }

  @Test("tells why a sign-in failed, and keeps a session without a file while Usher runs")
  func outcomes() async throws {
    let issuer = try await ForgingIssuer()
    let identity = try identity(issuer.provider())
    let refused = await #expect(throws: IdentityError.self) {
      try await identity.signInWithBrowser(at: SignInAttempt.noon) { progress in
        guard case .browse(let url, _) = progress else { return }
        Task {
          let visit = try Visit(url)
          let token = try ForgedToken(claims: issuer.claims(nonce: "another"))
            .text(key: issuer.key)
          issuer.answer { _ in (.ok, ["id_token": token]) }
          try await visit.comeBack(["code": "c", "state": visit["state"]])
        }
      }
    }
    #expect(refused == .untrusted(.nonce))
    #expect(try identity.session(at: SignInAttempt.noon) == nil)
    let session = try await identity.signInWithBrowser(at: SignInAttempt.noon) { progress in
      guard case .browse(let url, _) = progress else { return }
      Task {
        let visit = try Visit(url)
        let token = try ForgedToken(claims: issuer.claims(nonce: visit["nonce"]))
          .text(key: issuer.key)
        issuer.answer { _ in (.ok, ["id_token": token, "refresh_token": "r"]) }
        try await visit.comeBack(["code": "c", "state": visit["state"]])
      }
    }
    #expect(session != nil)
    #expect(try identity.session(at: SignInAttempt.noon) == session)
    await #expect(throws: IdentityError.sessionExpired) {
      try await identity.refresh(at: SignInAttempt.noon)
    }
    try identity.signOut()
    #expect(try identity.session(at: SignInAttempt.noon) == nil)
  }

  @Test("is told to be missing when it is, in words that say what to do")
  func missing() async throws {
    let provider = OpenIDProvider(clientID: "usher-tests")
    let identity = try identity(provider, path: "/nonexistent/usher-network")
    let error = await #expect(throws: IdentityError.self) {
      try await identity.signInWithBrowser(at: SignInAttempt.noon) { _ in }
    }
    #expect(error?.description.contains("scripts/usher") == true)
  }

  @Test(
    "says the same event that was reported",
    arguments: [
      .browse(url: "https://a.example/?b=c", isOpened: true), .waiting, .cancelled,
      .failed(.unreachable), .failed(.timedOut), .failed(.sessionExpired),
      .failed(.untrusted(.nonce)), .failed(.providerRefused(code: "invalid_scope")),
      .failed(.notAvailable("No.")), .failed(.store(.full)),
    ] as [SignInEvent])
  func events(event: SignInEvent) throws {
    let json = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(SignInEvent.self, from: json) == event)
  }
}
