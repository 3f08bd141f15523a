import Foundation
import NetworkHelper
import OpenIDTestSupport
import Testing
import WebServer

/// A browser that signs in at a provider from the page of a flow, step by step.
protocol SigningIn {}

extension SigningIn {
  /// The page of a flow that knows accounts.
  static var chat: String { "/chat/trendsight" }

  /// A browser at the question for the email.
  func browser(
    _ provider: OpenIDProvider, limits: WebLimits = WebLimits()
  ) async throws -> PageBrowser {
    var browser = PageBrowser(web: try await RunningWeb.start(limits: limits, provider: provider))
    try await Self.reach(&browser)
    return browser
  }

  static func reach(_ browser: inout PageBrowser) async throws {
    try await browser.open(chat)
    try await browser.submit(chat, ["text": "get started"])
    #expect(browser.page.body.contains("formaction=\"\(chat)/sign-in\""), "\(browser.page.body)")
  }

  /// Presses the button, and gives where the browser is sent.
  func goOut(_ browser: inout PageBrowser) async throws -> Visit {
    try await browser.submit(Self.chat + "/sign-in", [:])
    return try Visit(try browser.link())
  }

  /// Comes back with a query.
  func comeBack(
    _ browser: inout PageBrowser, _ query: KeyValuePairs<String, String>
  ) async throws {
    let fields = query.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    try await browser.open(Self.chat + "/signed-in?" + fields)
  }

  /// Has the issuer give a right token for a visit.
  func serve(_ issuer: ForgingIssuer, _ visit: Visit) throws {
    let token = try ForgedToken(claims: issuer.claims(nonce: visit["nonce"])).text(key: issuer.key)
    issuer.give(["id_token": token, "access_token": "an-access", "refresh_token": "a-refresh"])
  }

  /// Where the conversation of a browser stands.
  func standing(_ browser: PageBrowser) async throws -> WebAnswer {
    let id = try #require(browser.hidden["conversation"])
    let token = try #require(browser.value(ofCookie: "usher-trendsight"))
    return try await browser.web.send(
      "GET", "/v1/conversations/\(id)", headers: ["Authorization": "Bearer \(token)"])
  }
}
