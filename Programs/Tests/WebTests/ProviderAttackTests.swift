import Foundation
import NetworkHelper
import OpenIDTestSupport
import SocketTestSupport
import Testing
import Understanding
import WebServer

@Suite("Signing in at a provider, where somebody means ill", .timeLimit(.minutes(2)))
struct ProviderAttackTests: SigningIn {
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
}
