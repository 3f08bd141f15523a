import EmbeddedIdentity
import Onboarding
import Synchronization

/// Accounts that last as long as the program, for a store that does.
final class AccountsInMemory: Sendable {
  private let accounts = Mutex<[String: EmbeddedIdentity]>([:])

  /// The accounts that a user made.
  ///
  /// - Throws: ``IdentityError`` when they cannot be opened.
  func identity(of user: String) throws(IdentityError) -> EmbeddedIdentity {
    let result = accounts.withLock { accounts -> Result<EmbeddedIdentity, IdentityError> in
      do throws(IdentityError) {
        if let known = accounts[user] { return .success(known) }
        let identity = try EmbeddedIdentity()
        accounts[user] = identity
        return .success(identity)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
