import Onboarding
import Synchronization

/// Puts a new token in the place of all tokens and links of a conversation, when its person signs in.
final class TokenRenewal: Sendable {
  private let replace: @Sendable (Token) throws(RepositoryError) -> Void
  private let token = Mutex<Token?>(nil)

  /// A renewal that replaces tokens as told.
  init(_ replace: @escaping @Sendable (Token) throws(RepositoryError) -> Void) {
    self.replace = replace
  }

  /// Replaces the tokens.
  ///
  /// - Throws: ``RepositoryError``; the former ones are good still.
  func renew() throws(RepositoryError) {
    let new = Token()
    try replace(new)
    token.withLock { $0 = new }
  }

  /// The token that is good now, where that is another; once.
  func take() -> Token? {
    token.withLock { token in
      defer { token = nil }
      return token
    }
  }
}
