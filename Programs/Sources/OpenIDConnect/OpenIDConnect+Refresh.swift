public import Conversation
internal import Foundation
internal import NetworkHelper
public import Onboarding
internal import Sessions

extension OpenIDConnect {
  /// Asks the provider for more time, with the refresh token that is kept.
  ///
  /// - Parameter now: The instant from which the session's length counts.
  /// - Returns: The session; a new refresh token, if any, is kept.
  /// - Throws: ``IdentityError/sessionExpired`` when the provider wants to see the person again.
  public func refresh(at now: Timestamp) async throws(IdentityError) -> SignInSession {
    guard let stored = try sessions.load(),
      case .refresh(let token, let issuer) = stored.token, issuer == provider.issuer
    else { throw .sessionExpired }
    let web = WebClient()
    defer { web.close() }
    let description = try await ProviderDescription.of(provider.issuer, by: web)
    let exchange = TokenExchange(provider: provider, description: description, web: web)
    let longer = try await exchange.refreshed(stored.session, with: token, at: now)
    try sessions.save(longer)
    return longer.session
  }
}
