/// An OpenID Connect provider, and how Usher is known there.
public struct OpenIDProvider: Hashable, Codable, Sendable {
  /// Google's address as an issuer.
  public static let google = "https://accounts.google.com"

  /// The issuer, an `https` address, or an `http` one on this computer.
  public var issuer: String
  /// The id under which Usher is registered there.
  public var clientID: String
  /// The secret some providers, such as Google, give to programs too; it proves nothing (RFC 8252,
  /// section 8.5).
  public var clientSecret: String?
  /// The port for the way back from the browser, or nil for any free one.
  ///
  /// A few providers do not follow RFC 8252 and want the port registered.
  public var redirectPort: UInt16?
  /// How long to wait for the person, in seconds.
  public var timeout: Int
  /// Whether to open a browser, where there is one.
  public var opensBrowser: Bool

  private enum CodingKeys: String, CodingKey {
    case issuer, timeout
    case clientID = "client_id"
    case clientSecret = "client_secret"
    case redirectPort = "redirect_port"
    case opensBrowser = "opens_browser"
  }

  /// A provider; Google unless an issuer is named, with five minutes for the person.
  public init(
    issuer: String = google, clientID: String, clientSecret: String? = nil,
    redirectPort: UInt16? = nil, timeout: Int = 300, opensBrowser: Bool = true
  ) {
    self.issuer = issuer
    self.clientID = clientID
    self.clientSecret = clientSecret
    self.redirectPort = redirectPort
    self.timeout = timeout
    self.opensBrowser = opensBrowser
  }
}

extension OpenIDProvider: CustomStringConvertible {
  /// The issuer; never the secret.
  public var description: String { issuer }
}
