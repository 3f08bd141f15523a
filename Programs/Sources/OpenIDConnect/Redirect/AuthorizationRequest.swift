internal import Foundation
internal import NetworkHelper

/// Where a sign-in sends the browser, and what its answer is compared with.
struct AuthorizationRequest: Sendable {
  let url: String
  let redirectAddress: String
  let secrets: SignInSecrets

  /// A request; one that is made for good asks for a refresh token too.
  init(
    provider: OpenIDProvider, description: ProviderDescription, secrets: SignInSecrets,
    redirectAddress: String, isForGood: Bool = true
  ) {
    self.secrets = secrets
    self.redirectAddress = redirectAddress
    // Some providers give a refresh token only to those who ask for it by this scope.
    let isOffline = isForGood && description.scopes.contains("offline_access")
    let offline = isOffline ? " offline_access" : ""
    let query = FormEncoding.text([
      ("response_type", "code"), ("client_id", provider.clientID),
      ("redirect_uri", redirectAddress), ("scope", "openid email\(offline)"),
      ("state", secrets.state), ("nonce", secrets.nonce),
      ("code_challenge", secrets.challenge), ("code_challenge_method", "S256"),
    ])
    let base = description.authorization.url
    let separator = base.query(percentEncoded: true) == nil ? "?" : "&"
    url = base.absoluteString + separator + query
  }
}
