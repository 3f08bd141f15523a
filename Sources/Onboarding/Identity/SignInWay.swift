/// A way to sign in.
public enum SignInWay: String, Hashable, Sendable, CaseIterable {
  /// By email and password.
  case password
  /// By an OpenID Connect provider, such as Google, in a browser.
  case browser
}
