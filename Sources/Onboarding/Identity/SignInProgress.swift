/// What happens while a sign-in in a browser is under way.
public enum SignInProgress: Hashable, Sendable {
  /// The person goes on at this address; whether a browser was opened there.
  case browse(url: String, isOpened: Bool)
  /// Nothing came yet; a sign of life, about once a second.
  case waiting
}
