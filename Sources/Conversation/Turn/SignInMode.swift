/// By which ways people sign in.
public enum SignInMode: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not at all: the account is the user's name.
  case none
  /// By email and password.
  case local
  /// By an OpenID Connect provider, such as Google, or by email and password.
  case google
}
