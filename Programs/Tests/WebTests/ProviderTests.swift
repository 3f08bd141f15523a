import Crypto
import Foundation
import NetworkHelper
import Onboarding
import OpenIDConnect
import OpenIDTestSupport
import Sessions
import Testing
import Understanding
import WebServer

@Suite("Signing in at a provider, on the page", .timeLimit(.minutes(2)))
struct ProviderTests: SigningIn {
  @Test("The browser goes out with a challenge and comes back to the account, which lasts")
  func straight() async throws {
    let issuer = try await ForgingIssuer()
    var browser = try await browser(issuer.provider())
    let visit = try await goOut(&browser)
    #expect(visit.url.absoluteString.hasPrefix(issuer.issuer + "/authorize?"))
    #expect(visit["response_type"] == "code")
    #expect(visit["code_challenge_method"] == "S256")
    let address = "http://127.0.0.1:\(browser.web.port)\(Self.chat)/signed-in"
    #expect(visit["redirect_uri"] == address)
    #expect(browser.page.body.contains("http-equiv=\"refresh\""))
    try serve(issuer, visit)
    let before = try #require(browser.value(ofCookie: "usher-trendsight"))
    try await comeBack(&browser, ["code": "c", "state": visit["state"]])
    #expect(browser.page.body.contains("signed in as ana@example.org"), "\(browser.page.body)")
    #expect(browser.value(ofCookie: "usher-sign-in") == nil)
    let form = try #require(issuer.receivedForms.first)
    let verifier = form["code_verifier"] ?? ""
    #expect(verifier.utf8.count == 43)
    let hash = ForgedToken.text(Data(SHA256.hash(data: Data(verifier.utf8))))
    #expect(hash == visit["code_challenge"])
    #expect(form["redirect_uri"] == address)
    // Nobody who had the conversation before is in it now.
    let old = ["Authorization": "Bearer \(before)"]
    let id = try #require(browser.hidden["conversation"])
    #expect(
      try await browser.web.send("GET", "/v1/conversations/\(id)", headers: old).status == 401)
    try await browser.submit(Self.chat, ["text": "coffee"])
    #expect(!browser.page.body.contains("sign in"), "\(browser.page.body)")
    #expect(try await standing(browser).json["profile"]?["email"] == "ana@example.org")
    for secret in ["an-access", "a-refresh", visit["state"], visit["nonce"], verifier, before] {
      #expect(try browser.web.files().range(of: Data(secret.utf8)) == nil)
      #expect(!browser.web.log.text.contains(secret))
    }
    try await browser.submit(Self.chat + "/erase", ["confirm": "yes"])
    #expect(try browser.web.files().range(of: Data("ana@example.org".utf8)) == nil)
  }

  @Test("Whoever refuses there is asked again, and a code that the provider refuses is told")
  func refused() async throws {
    let issuer = try await ForgingIssuer()
    var browser = try await browser(issuer.provider())
    var visit = try await goOut(&browser)
    try await comeBack(&browser, ["error": "access_denied", "state": visit["state"]])
    #expect(browser.page.body.contains("No problem, nothing happened."), "\(browser.page.body)")
    #expect(issuer.receivedForms.isEmpty)
    visit = try await goOut(&browser)
    try await comeBack(&browser, ["code": "c", "state": visit["state"]])
    #expect(browser.page.body.contains("invalid_grant"), "\(browser.page.body)")
    visit = try await goOut(&browser)
    try serve(issuer, visit)
    try await comeBack(&browser, ["code": "c", "state": visit["state"]])
    #expect(browser.page.body.contains("signed in as ana@example.org"), "\(browser.page.body)")
  }

  @Test("A sign-in that comes back after the conversation has gone on is not taken")
  func overtaken() async throws {
    let issuer = try await ForgingIssuer()
    var browser = try await browser(issuer.provider())
    var other = browser
    let visit = try await goOut(&browser)
    try serve(issuer, visit)
    try await other.submit(Self.chat, ["text": "sam@example.org"])
    try await comeBack(&browser, ["code": "c", "state": visit["state"]])
    #expect(browser.page.body.contains("this was not taken"), "\(browser.page.body)")
    #expect(!browser.page.body.contains("signed in as"))
  }

  @Test("Saying it is no sign-in: it takes the button, or a password")
  func said() async throws {
    let issuer = try await ForgingIssuer()
    var browser = try await browser(issuer.provider())
    try await browser.submit(Self.chat, ["text": "google"])
    #expect(browser.page.body.contains("use the button"), "\(browser.page.body)")
    try await browser.submit(Self.chat, ["text": "sam@example.org"])
    #expect(browser.page.body.contains("Choose a password"), "\(browser.page.body)")
  }

  @Test("Without a provider there is no such button, and nothing to come back to")
  func none() async throws {
    var browser = PageBrowser(web: try await RunningWeb.start())
    try await browser.open(Self.chat)
    try await browser.submit(Self.chat, ["text": "get started"])
    #expect(!browser.page.body.contains("formaction"))
    try await comeBack(&browser, ["code": "c", "state": "s"])
    #expect(browser.page.status == 404)
  }

  @Test("Ana signs in at a real provider, and is the same person at the terminal and on the page")
  func canaille() async throws {
    let canaille = try Canaille()
    let port = Int(FreePort.find())
    let address = "http://127.0.0.1:\(port)\(Self.chat)/signed-in"
    let provider = OpenIDProvider(
      issuer: canaille.issuer, clientID: try await canaille.register(address))
    var browser = PageBrowser(web: try await RunningWeb.start(port: port, provider: provider))
    try await Self.reach(&browser)
    let visit = try await goOut(&browser)
    // Her client has no conversation here, so that coming back with it counts for nothing.
    let back = try await Person().signIn(at: visit.url)
    try #require(back.absoluteString.hasPrefix(address), "\(back)")
    try await browser.open("\(back.path())?\(back.query() ?? "")")
    let body = browser.page.body
    #expect(body.contains("signed in as ana.canary@example.org"), "\(body)")
    try await browser.submit(Self.chat, ["text": "coffee"])

    let terminal = OpenIDConnect(
      provider: try await canaille.provider(redirectPort: FreePort.find()),
      sessions: SessionMemory(), environment: [:])
    let session = try await terminal.signIn(at: WebClock.world()) { progress in
      guard case .browse(let text, _) = progress, let url = URL(string: text) else { return }
      Task { try await Person().signIn(at: url) }
    }
    let account = try #require(session).account.id
    #expect(try browser.web.files().range(of: Data(account.utf8)) != nil)
  }
}
