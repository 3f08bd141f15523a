import Conversation
import Onboarding
import Sessions

@testable import EmbeddedIdentity

/// An identity provider in a folder of its own, and people who come to it.
struct Desk {
  let folder: TemporaryFolder
  let hashing: CountingHashing
  let identity: EmbeddedIdentity

  /// An instant; nothing depends on which.
  static let noon = Timestamp(secondsSince1970: 1_772_445_600)
  static let email = "Ana.Canary@example.org"
  static let password = "quiet-canary-7319"

  init(_ argon2id: Argon2id = .cheap) throws {
    folder = try TemporaryFolder()
    hashing = CountingHashing(argon2id)
    identity = try EmbeddedIdentity(
      folder: folder.path, sessions: SessionFile(user: "ana", storeFolder: folder.path),
      hashing: hashing)
  }

  /// Signs the usual person up.
  @discardableResult
  func signUp(at now: Timestamp = noon) async throws -> SignInSession {
    try await identity.signUp(
      email: Self.email, password: Secret(Self.password), at: now)
  }

  /// The error of a sign-in, or nil when it succeeds.
  func refusal(
    _ password: String, of email: String = email, at now: Timestamp = noon
  ) async -> IdentityError? {
    do throws(IdentityError) {
      _ = try await identity.signIn(email: email, password: Secret(password), at: now)
      return nil
    } catch {
      return error
    }
  }
}

extension Timestamp {
  /// So many seconds later.
  func later(_ seconds: Int) -> Timestamp {
    Timestamp(secondsSince1970: secondsSince1970 + seconds)
  }
}
