/// What a line wants of an account.
package enum AccountWish: Hashable, Sendable {
  /// To use the account of a provider.
  case provider
  /// To open an account that is there.
  case signIn
  /// To make one.
  case signUp

  /// The wish that a line speaks of, or nil when it speaks of none.
  package init?(_ wording: Wording) {
    if wording.contains("google") {
      self = .provider
    } else if Self.opening.contains(where: { wording.contains($0) }) {
      self = .signIn
    } else if Self.making.contains(where: { wording.contains($0) }) {
      self = .signUp
    } else {
      return nil
    }
  }

  private static let opening = [
    "sign in", "log in", "login", "i have an account", "existing account", "signin",
  ]
  private static let making = [
    "sign up", "signup", "new account", "register", "create an account", "i'm new", "im new",
    "new here", "no account", "don't have an account", "dont have an account",
  ]
}
