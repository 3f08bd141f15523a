package import Crypto
package import FlyingFox
import FlyingSocks
import Foundation
package import NetworkHelper
import Synchronization

/// An OpenID Connect provider on loopback that answers whatever a test wants.
package final class ForgingIssuer: Sendable {
  package static let keyID = "one"
  package static let clientID = "usher-tests"

  /// What the token endpoint answers; it gets the fields of the form.
  package typealias TokenEndpoint =
    @Sendable (_ form: [String: String]) throws -> (
      HTTPStatusCode, [String: any Sendable]
    )

  package let issuer: String
  package let key = P256.Signing.PrivateKey()
  private let server: HTTPServer
  private let running: Task<Void, any Error>
  private let endpoint = Mutex<TokenEndpoint>({ _ in (.badRequest, ["error": "invalid_grant"]) })
  private let forms = Mutex<[[String: String]]>([])
  private let description = Mutex<[String: any Sendable]>([:])

  package init() async throws {
    server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled)
    running = Task { [server] in try await server.run() }
    try await server.waitUntilListening()
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      throw SocketError.unsupportedAddress
    }
    issuer = "http://127.0.0.1:\(port)"
    let issuer = issuer
    description.withLock {
      $0 = [
        "issuer": issuer, "authorization_endpoint": "\(issuer)/authorize",
        "token_endpoint": "\(issuer)/token", "jwks_uri": "\(issuer)/keys",
      ]
    }
    await server.appendRoute("GET /.well-known/openid-configuration") { [weak self] _ in
      try Self.json(.ok, self?.description.withLock(\.self) ?? [:])
    }
    await server.appendRoute("GET /keys") { [weak self] _ in
      try Self.json(.ok, ["keys": self?.keys ?? []])
    }
    await server.appendRoute("POST /token") { [weak self] request in
      let form = Self.fields(try await request.bodyData)
      guard let self else { throw SocketError.disconnected }
      self.forms.withLock { $0.append(form) }
      let (status, answer) = try self.endpoint.withLock(\.self)(form)
      return try Self.json(status, answer)
    }
  }

  deinit { running.cancel() }

  /// Whom `OpenIDConnect` is to ask.
  package func provider(timeout: Int = 20) -> OpenIDProvider {
    OpenIDProvider(
      issuer: issuer, clientID: Self.clientID, timeout: timeout, opensBrowser: false)
  }

  /// The claims of a right token.
  package func claims(nonce: String?) -> [String: any Sendable] {
    var claims: [String: any Sendable] = [
      "iss": issuer, "sub": "ana-1", "aud": Self.clientID, "email": "ana@example.org",
      "email_verified": true, "exp": Int(Date().timeIntervalSince1970) + 3600,
    ]
    claims["nonce"] = nonce
    return claims
  }

  /// Sets what the token endpoint answers.
  package func answer(_ endpoint: @escaping TokenEndpoint) {
    self.endpoint.withLock { $0 = endpoint }
  }

  /// Sets the tokens that the token endpoint gives for anything.
  package func give(_ tokens: [String: String]) { answer { _ in (.ok, tokens) } }

  /// Sets one value of the description of the provider.
  package func describe(_ name: String, as value: String) {
    description.withLock { $0[name] = value }
  }

  /// The forms the token endpoint got.
  package var receivedForms: [[String: String]] { forms.withLock(\.self) }

  private var keys: [[String: any Sendable]] {
    // x963: a byte 4, then x and y.
    let point = key.publicKey.x963Representation.dropFirst()
    return [
      // A key of a kind that is not known must not be in the way.
      ["kty": "oct", "kid": "two", "k": "AAAA"],
      [
        "kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": Self.keyID,
        "x": ForgedToken.text(Data(point.prefix(32))),
        "y": ForgedToken.text(Data(point.suffix(32))),
      ],
    ]
  }

  private static func json(
    _ status: HTTPStatusCode, _ object: [String: any Sendable]
  ) throws -> HTTPResponse {
    HTTPResponse(
      statusCode: status, headers: [.contentType: "application/json"],
      body: try JSONSerialization.data(withJSONObject: object))
  }

  private static func fields(_ body: Data) -> [String: String] {
    var components = URLComponents()
    components.percentEncodedQuery = String(decoding: body, as: UTF8.self)
    let items = components.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
  }
}
