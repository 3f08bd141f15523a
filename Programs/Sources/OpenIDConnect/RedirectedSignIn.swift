public import Conversation
internal import Crypto
internal import Foundation
public import NetworkHelper
public import Onboarding
internal import Sessions

/// A sign-in at an OpenID Connect provider whose browser comes back to a web server.
///
/// All that binds it together follows from a key that only the browser keeps: the server that sends the
/// browser out has to remember nothing, and another one may take the answer.
public struct RedirectedSignIn: Sendable {
  private let provider: OpenIDProvider
  private let redirectAddress: String
  private let secrets: SignInSecrets
  private let timeout: TimeInterval

  /// A sign-in with a provider.
  ///
  /// - Parameters:
  ///   - provider: Whom to ask; its port, patience and browser are those of programs, and not used.
  ///   - redirectAddress: Where the browser comes back to, as it is registered with the provider.
  ///   - key: At least 128 random bits, as text, that belong to the browser and this sign-in alone.
  ///   - timeout: How many seconds the provider may take for an answer.
  public init(
    _ provider: OpenIDProvider, redirectAddress: String, key: String, timeout: Double
  ) {
    self.provider = provider
    self.redirectAddress = redirectAddress
    self.timeout = timeout
    secrets = SignInSecrets(key: SymmetricKey(data: Data(key.utf8)))
  }

  /// The address to send the browser to.
  ///
  /// - Throws: ``IdentityError`` when the provider cannot be reached or trusted.
  public func address() async throws(IdentityError) -> String {
    let web = WebClient(timeout: timeout)
    defer { web.close() }
    return request(try await ProviderDescription.of(provider.issuer, by: web)).url
  }

  /// Whether a browser that comes back with this query was sent out by this sign-in.
  public func isAnswered(by query: [(name: String, value: String)]) -> Bool {
    answer(query) != nil
  }

  /// The session of a browser that came back.
  ///
  /// - Parameters:
  ///   - query: What it came back with; good for one try.
  ///   - now: The instant from which the session's length counts.
  /// - Returns: The session, whose tokens are not kept; nil when the person refused.
  /// - Throws: ``IdentityError`` when the provider refuses, cannot be reached or cannot be trusted.
  public func session(
    of query: [(name: String, value: String)], at now: Timestamp
  ) async throws(IdentityError) -> SignInSession? {
    switch answer(query) {
    case nil: throw .untrusted(.malformed)
    case .refused("access_denied"): return nil
    case .refused(let code): throw .providerRefused(code: code)
    case .code(let code):
      let web = WebClient(timeout: timeout)
      defer { web.close() }
      let description = try await ProviderDescription.of(provider.issuer, by: web)
      let exchange = TokenExchange(provider: provider, description: description, web: web)
      var session = try await exchange.session(of: code, request(description), at: now).session
      session.canRefresh = false
      return session
    }
  }

  private func answer(_ query: [(name: String, value: String)]) -> RedirectAnswer? {
    RedirectAnswer(query, state: secrets.state, issuer: provider.issuer)
  }

  private func request(_ description: ProviderDescription) -> AuthorizationRequest {
    AuthorizationRequest(
      provider: provider, description: description, secrets: secrets,
      redirectAddress: redirectAddress, isForGood: false)
  }
}
