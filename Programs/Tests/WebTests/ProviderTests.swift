import Crypto
import Foundation
import NetworkHelper
import Onboarding
import OpenIDConnect
import OpenIDTestSupport
import Sessions
import SocketTestSupport
import Testing
import Understanding
import WebServer

@Suite("Signing in at a provider, on the page", .timeLimit(.minutes(2)))
struct ProviderTests {
  private static let chat = "/chat/trendsight"

  /// A browser at the question for the email.
  private func browser(
    _ provider: OpenIDProvider, limits: WebLimits = WebLimits()
  ) async throws -> PageBrowser {
    var browser = PageBrowser(web: try await RunningWeb.start(limits: limits, provider: provider))
    try await Self.reach(&browser)
    return browser
  }

  private static func reach(_ browser: inout PageBrowser) async throws {
    try await browser.open(chat)
    try await browser.submit(chat, ["text": "get started"])
    #expect(browser.page.body.contains("formaction=\"\(chat)/sign-in\""), "\(browser.page.body)")
  }

  /// Presses the button, and gives where the browser is sent.
  private func goOut(_ browser: inout PageBrowser) async throws -> Visit {
    try await browser.submit(Self.chat + "/sign-in", [:])
    return try Visit(try browser.link())
  }

  /// Comes back with a query.
  private func comeBack(
    _ browser: inout PageBrowser, _ query: KeyValuePairs<String, String>
  ) async throws {
    let fields = query.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    try await browser.open(Self.chat + "/signed-in?" + fields)
  }

  /// Has the issuer give a right token for a visit.
  private func serve(_ issuer: ForgingIssuer, _ visit: Visit) throws {
    let token = try ForgedToken(claims: issuer.claims(nonce: visit["nonce"])).text(key: issuer.key)
    issuer.give(["id_token": token, "access_token": "an-access", "refresh_token": "a-refresh"])
  }

  /// Where the conversation of a browser stands.
  private func standing(_ browser: PageBrowser) async throws -> WebAnswer {
    let id = try #require(browser.hidden["conversation"])
    let token = try #require(browser.value(ofCookie: "usher-trendsight"))
    return try await browser.web.send(
      "GET", "/v1/conversations/\(id)", headers: ["Authorization": "Bearer \(token)"])
  }

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

  @Test(
    "What does not belong to the sign-in of this browser is refused, and the right answer taken")
  func strangers() async throws {
    let issuer = try await ForgingIssuer()
    var browser = try await browser(issuer.provider())
    let visit = try await goOut(&browser)
    try serve(issuer, visit)
    let state = visit["state"]
    let queries: [KeyValuePairs<String, String>] = [
      [:], ["code": "evil"], ["code": "evil", "state": "wrong"], ["state": state],
      ["code": "evil", "state": state, "state": state], ["code": "", "state": state],
      ["code": "a", "code": "b", "state": state], ["code": "a", "error": "x", "state": state],
      ["code": "evil", "state": state, "iss": "https://evil.example"],
    ]
    for query in queries {
      try await comeBack(&browser, query)
      #expect(browser.page.status == 400, "\(query)")
    }
    // Somebody else's browser: without a conversation, and with one and a sign-in of its own.
    var stranger = PageBrowser(web: browser.web)
    try await comeBack(&stranger, ["code": "c", "state": state])
    #expect(stranger.page.status == 400)
    try await Self.reach(&stranger)
    _ = try await goOut(&stranger)
    try await comeBack(&stranger, ["code": "c", "state": state])
    #expect(stranger.page.status == 400)
    #expect(issuer.receivedForms.isEmpty)
    try await comeBack(&browser, ["code": "c", "state": state])
    #expect(browser.page.body.contains("signed in as ana@example.org"), "\(browser.page.body)")
    // A second time it comes to nothing, for a browser that keeps what it should forget too.
    try await comeBack(&browser, ["code": "c", "state": state])
    #expect(browser.page.status == 400)
    #expect(issuer.receivedForms.map { $0["code"] } == ["c"])
  }

  @Test("A code is taken once, by whichever of several requests is first")
  func replayed() async throws {
    let issuer = try await ForgingIssuer()
    var browser = try await browser(issuer.provider())
    let visit = try await goOut(&browser)
    try serve(issuer, visit)
    let path = "\(Self.chat)/signed-in?code=c&state=\(visit["state"])"
    let (web, cookie) = (browser.web, browser.cookie(for: path))
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { try await web.send("GET", path, headers: ["Cookie": cookie]).status }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.count { $0 == 303 } == 1, "\(statuses)")
    #expect(issuer.receivedForms.count == 1)
  }

  @Test("A forged ID token is not trusted, and the conversation says so", arguments: Forgery.all)
  func forged(forgery: Forgery) async throws {
    let issuer = try await ForgingIssuer()
    var browser = try await browser(issuer.provider())
    let visit = try await goOut(&browser)
    var claims = issuer.claims(nonce: visit["nonce"])
    forgery.change(&claims)
    let token = try ForgedToken(claims: claims, signing: forgery.signing).text(key: issuer.key)
    issuer.give(["id_token": token, "access_token": "a"])
    try await comeBack(&browser, ["code": "c", "state": visit["state"]])
    #expect(browser.page.status == 200)
    #expect(browser.page.body.contains("could not be trusted"), "\(browser.page.body)")
    #expect(browser.page.body.contains("formaction=\"\(Self.chat)/sign-in\""))
    #expect(try await standing(browser).json["profile"]?["email"] != "ana@example.org")
    #expect(try browser.web.files().range(of: Data("ana@example.org".utf8)) == nil)
  }

  @Test("Nobody else begins a sign-in in a browser, or ends one in it")
  func loginForgery() async throws {
    let issuer = try await ForgingIssuer()
    var victim = try await browser(issuer.provider())
    let sent = try await victim.web.send(
      "POST", Self.chat + "/sign-in", "forgery=0&conversation=x",
      type: "application/x-www-form-urlencoded", headers: ["Cookie": victim.cookie])
    #expect(sent.status == 403)
    // Eve goes out herself, and has the victim come back in her place.
    var eve = PageBrowser(web: victim.web)
    try await Self.reach(&eve)
    let visit = try await goOut(&eve)
    try serve(issuer, visit)
    try await comeBack(&victim, ["code": "eves", "state": visit["state"]])
    #expect(victim.page.status == 400)
    #expect(issuer.receivedForms.isEmpty)
    // Nor does a browser come back to the conversation of another one of its own.
    var both = try await browser(issuer.provider())
    let own = try await goOut(&both)
    let cookies = both.cookie(for: Self.chat + "/signed-in").components(separatedBy: "; ")
    let other = try await browser(issuer.provider())
    let session = "usher-trendsight=\(other.value(ofCookie: "usher-trendsight") ?? "")"
    let key = cookies.first { $0.hasPrefix("usher-sign-in=") } ?? ""
    let mixed = try await other.web.send(
      "GET", "\(Self.chat)/signed-in?code=c&state=\(own["state"])",
      headers: ["Cookie": "\(session); \(key)"])
    #expect(mixed.status == 400)
  }

  @Test("The way back leads to the conversation and nowhere else")
  func openRedirect() async throws {
    let issuer = try await ForgingIssuer()
    var browser = try await browser(issuer.provider())
    let visit = try await goOut(&browser)
    try serve(issuer, visit)
    let path =
      "\(Self.chat)/signed-in?code=c&state=\(visit["state"])&next=https://evil.example"
      + "&redirect_uri=https://evil.example&return_to=//evil.example"
    let answer = try await browser.web.send(
      "GET", path,
      headers: ["Cookie": browser.cookie(for: path), "X-Forwarded-Host": "evil.example"])
    #expect(answer.status == 303)
    #expect(answer.headers["location"] == Self.chat)
  }

  @Test(
    "A browser is not sent where the provider's description cannot be trusted",
    arguments: [
      ("issuer", "https://accounts.google.com"), ("token_endpoint", "http://evil.example/token"),
      ("authorization_endpoint", "javascript:alert(1)"),
      ("authorization_endpoint", "http://evil.example/"), ("jwks_uri", "file:///etc/passwd"),
    ])
  func discovery(name: String, value: String) async throws {
    let issuer = try await ForgingIssuer()
    issuer.describe(name, as: value)
    var browser = try await browser(issuer.provider())
    try await browser.submit(Self.chat + "/sign-in", [:])
    #expect(browser.page.body.contains("could not be trusted"), "\(browser.page.body)")
    #expect(!browser.page.body.contains("evil.example"))
  }

  @Test("A provider that does not answer is told to be out of reach")
  func silence() async throws {
    let silent = try Socket.listening()
    defer { silent.close() }
    var limits = WebLimits()
    limits.providerTime = .milliseconds(300)
    let provider = OpenIDProvider(
      issuer: "http://127.0.0.1:\(silent.port)", clientID: "usher-tests")
    var browser = try await browser(provider, limits: limits)
    try await browser.submit(Self.chat + "/sign-in", [:])
    #expect(browser.page.body.contains("can&#39;t be reached"), "\(browser.page.body)")
  }

  @Test("Whoever waits for a provider holds up nobody else")
  func waiting() async throws {
    let silent = try Socket.listening()
    let provider = OpenIDProvider(
      issuer: "http://127.0.0.1:\(silent.port)", clientID: "usher-tests")
    let web = try await RunningWeb.start(provider: provider)
    let waiting = (0..<8).map { _ in
      Task {
        var browser = PageBrowser(web: web)
        try await Self.reach(&browser)
        try await browser.submit(Self.chat + "/sign-in", [:])
        return browser.page.body
      }
    }
    // All of them wait at the provider by now.
    let asked = try await onThread { (0..<8).compactMap { _ in silent.accepted() } }
    let talk = try await web.begin()
    #expect(try await talk.say("lose weight").field == "calorie_target")
    for connection in asked { connection.close() }
    silent.shutDown()
    silent.close()
    for each in waiting { #expect(try await each.value.contains("can&#39;t be reached")) }
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
