import Conversation
import Foundation
import FoundationNetworking
import NetworkHelper
import Onboarding
import OpenIDTestSupport
import Sessions
import Synchronization
import Testing

@testable import OpenIDConnect

@Suite("Signing in at a real provider", .serialized, .timeLimit(.minutes(5)))
struct CanailleTests {
  @Test("goes through the browser to a session whose tokens are in its file only")
  func happyPath() async throws {
    let canaille = try Canaille()
    let folder = NSTemporaryDirectory() + "usher-canaille-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = SessionFile(user: "ana", storeFolder: folder)
    let identity = BrowserIdentity(
      provider: try await canaille.provider(redirectPort: FreePort.find()),
      program: HelperProgram(path: try Programs.path("usher-network")), sessions: file)
    let events = Mutex<[SignInProgress]>([])
    let signedIn = try await identity.signInWithBrowser(at: SignInAttempt.noon) { progress in
      events.withLock { $0.append(progress) }
      guard case .browse(let text, false) = progress, let url = URL(string: text) else { return }
      Task { try await Person().signIn(at: url) }
    }
    let session = try #require(signedIn)
    #expect(session.account.email == "ana.canary@example.org")
    #expect(session.account.method == .provider)
    #expect(try identity.session(at: SignInAttempt.noon) == session)
    #expect(events.withLock { $0.contains(.waiting) })
    let path = try #require(file.path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let refreshed = try await identity.refresh(at: SignInAttempt.noon)
    #expect(refreshed.account == session.account)
    try identity.signOut()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("gives tokens for a code once, and only with the verifier and way back it was made for")
  func attacks() async throws {
    let canaille = try Canaille()
    let provider = try await canaille.provider(redirectPort: FreePort.find())
    let web = WebClient()
    defer { web.close() }
    let description = try await ProviderDescription.of(provider.issuer, by: web)
    let exchange = TokenExchange(provider: provider, description: description, web: web)
    let person = Person()
    func caught() async throws -> (code: String, request: AuthorizationRequest) {
      let secrets = SignInSecrets()
      let listener = try await RedirectListener(
        port: provider.redirectPort, state: secrets.state, issuer: provider.issuer)
      let request = AuthorizationRequest(
        provider: provider, description: description, secrets: secrets,
        redirectAddress: listener.address)
      try await person.signIn(at: try Visit(request.url).url)
      let answer = await listener.answer()
      await listener.close()
      guard case .code(let code) = answer else { throw IdentityError.timedOut }
      return (code, request)
    }
    let refused = IdentityError.providerRefused(code: "invalid_grant")

    let (code, request) = try await caught()
    let session = try await exchange.session(of: code, request, at: SignInAttempt.noon).session
    #expect(session.account.email == "ana.canary@example.org")
    await #expect(throws: refused) {
      try await exchange.session(of: code, request, at: SignInAttempt.noon)
    }

    let (second, own) = try await caught()
    let strange = AuthorizationRequest(
      provider: provider, description: description, secrets: SignInSecrets(),
      redirectAddress: own.redirectAddress)
    await #expect(throws: refused) {
      try await exchange.session(of: second, strange, at: SignInAttempt.noon)
    }

    let (third, rightful) = try await caught()
    let elsewhere = AuthorizationRequest(
      provider: provider, description: description, secrets: rightful.secrets,
      redirectAddress: rightful.redirectAddress + "/elsewhere")
    await #expect(throws: IdentityError.self) {
      try await exchange.session(of: third, elsewhere, at: SignInAttempt.noon)
    }
  }
}
