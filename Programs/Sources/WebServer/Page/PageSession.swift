import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Onboarding

/// Who sits in front of a page: a token in a cookie, and what proves that a form is of that page.
struct PageSession: Sendable {
  /// The token; for a page that nobody used yet, of no conversation.
  let token: Token
  /// Whether the cookie came with the request.
  let isKnown: Bool

  /// The session of a request's cookie, or a new one.
  init(of request: Request, flow: String, isSecure: Bool) {
    let name = Self.cookieName(flow, isSecure)
    let sent = Self.value(of: name, in: request.headers[.cookie] ?? "").flatMap { Token($0) }
    token = sent ?? Token()
    isKnown = sent != nil
  }

  init(token: Token) {
    self.token = token
    isKnown = false
  }

  /// What a form of the page has to carry: nobody who does not see the page knows it.
  var forgeryToken: String {
    let key = SymmetricKey(data: Data(token.text.utf8))
    let code = HMAC<SHA256>.authenticationCode(for: Data("form".utf8), using: key)
    return code.map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
  }

  /// Whether a form is of the page.
  func isOwn(_ form: [String: String]) -> Bool {
    guard isKnown, let sent = form["forgery"] else { return false }
    return Secret(sent).matches(Secret(forgeryToken))
  }

  /// The cookie.
  ///
  /// In a frame of another site browsers keep only one that says so; forms carry a proof of their own.
  func cookie(flow: String, isSecure: Bool, isFramed: Bool = false, seconds: Int) -> String {
    let site = isFramed ? "SameSite=None; Secure; Partitioned" : "SameSite=Lax"
    return
      "\(Self.cookieName(flow, isSecure))=\(token.text); Path=/chat/\(flow); Max-Age=\(seconds); "
      + "HttpOnly; \(site)\(isSecure && !isFramed ? "; Secure" : "")"
  }

  /// Has the browser forget the cookie.
  static func farewell(flow: String, isSecure: Bool) -> String {
    "\(cookieName(flow, isSecure))=; Path=/chat/\(flow); Max-Age=0; HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }

  /// The value of a cookie; nil where there is none of that name.
  static func value(of name: String, in cookies: String) -> Substring? {
    for cookie in cookies.split(separator: ";") {
      let trimmed = cookie.drop { $0 == " " }
      if trimmed.hasPrefix(name + "=") { return trimmed.dropFirst(name.count + 1) }
    }
    return nil
  }

  private static func cookieName(_ flow: String, _ isSecure: Bool) -> String {
    isSecure ? "__Secure-usher-\(flow)" : "usher-\(flow)"
  }
}
