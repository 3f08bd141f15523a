import Conversation
import Foundation
import HTTPTypes
import Hummingbird
import NetworkHelper
import Onboarding
import OpenIDConnect

/// A sign-in that the page of a flow sent a browser out for: a key in a cookie, from which all that binds
/// it together follows.
///
/// The store has the hash of the key until the browser is back, so that it is taken once; at any process.
struct PageSignIn: Sendable {
  /// What only the browser has.
  let key: Token
  /// The version of the turn that it answers.
  let version: Int

  private static let cookieName = "usher-sign-in"

  /// A new one, for where a conversation stands.
  init(after version: Int) {
    key = Token()
    self.version = version
  }

  /// That of the cookie which came with a request; nil for none.
  init?(of request: Request, isSecure: Bool) {
    guard
      let value = PageSession.value(
        of: Self.name(isSecure), in: request.headers[.cookie] ?? "")
    else { return nil }
    let parts = value.split(separator: ".")
    guard parts.count == 2, let key = Token(parts[0]), let version = Int(parts[1]) else {
      return nil
    }
    self.key = key
    self.version = version
  }

  /// The sign-in, whose browser comes back to an address.
  func redirected(
    at provider: OpenIDProvider, to address: String, _ limits: WebLimits
  ) -> RedirectedSignIn {
    RedirectedSignIn(
      provider, redirectAddress: address, key: key.text,
      timeout: limits.providerTime / .seconds(1))
  }

  /// The cookie; sent to the one address that the browser comes back to.
  func cookie(flow: String, isSecure: Bool, seconds: Int) -> String {
    "\(Self.name(isSecure))=\(key.text).\(version); \(Self.scope(flow, isSecure)); Max-Age=\(seconds)"
  }

  /// Has the browser forget the cookie.
  static func farewell(flow: String, isSecure: Bool) -> String {
    "\(name(isSecure))=; \(scope(flow, isSecure)); Max-Age=0"
  }

  private static func name(_ isSecure: Bool) -> String {
    isSecure ? "__Secure-\(cookieName)" : cookieName
  }

  // Lax: a browser that comes back from elsewhere brings it along.
  private static func scope(_ flow: String, _ isSecure: Bool) -> String {
    "Path=/chat/\(flow)/signed-in; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }
}
