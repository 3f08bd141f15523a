public import Conversation
internal import Foundation
public import Onboarding
public import Sessions

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Accounts on this computer: emails and hashes of passwords in `accounts.sqlite`.
///
/// Passwords are hashed by argon2id at OWASP's parameters. An unknown email and a wrong password get
/// the same answer after the same work. After five failures from one place each further try from there
/// has to wait, 30 seconds at first and 15 minutes at most; tries from elsewhere do not.
public struct EmbeddedIdentity: IdentityProvider {
  /// How long a session lasts after it was opened or refreshed, in seconds: 30 days.
  public static let sessionLength = 30 * 86_400

  let accounts: Accounts
  let sessions: any SessionStore
  let hashing: any PasswordHashing
  /// Where tries to sign in come from; empty for this computer.
  let source: String

  /// How many passwords are hashed at a time: with half of the processors, so that the others are left
  /// to what else the program does.
  public static let hashingThreads = max(1, ProcessInfo.processInfo.activeProcessorCount / 2)

  /// The accounts in a folder, which must be there; the file in it is made when it is missing.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - sessions: Where the session is kept.
  ///   - source: What tells where tries to sign in come from, such as a hash of an address; failures from
  ///     one place slow nobody elsewhere down.
  /// - Throws: ``IdentityError/store(_:)``.
  public init(
    folder: String, sessions: any SessionStore, source: String = ""
  ) throws(IdentityError) {
    try self.init(folder: folder, sessions: sessions, source: source, hashing: Argon2id.owasp)
  }

  /// Accounts and a session that last as long as the program.
  ///
  /// - Throws: ``IdentityError/store(_:)`` when there is no memory for them.
  public init() throws(IdentityError) {
    accounts = Accounts(database: try AccountDatabase())
    sessions = SessionMemory()
    hashing = Argon2id.owasp
    source = ""
  }

  init(
    folder: String, sessions: any SessionStore, source: String = "",
    hashing: any PasswordHashing
  ) throws(IdentityError) {
    accounts = Accounts(database: try AccountDatabase(folder: folder))
    self.sessions = sessions
    self.source = source
    self.hashing = hashing
  }

  /// Whether there are accounts in a folder; asking makes none.
  public static func isPresent(in folder: String) -> Bool {
    access(folder + "/accounts.sqlite", F_OK) == 0
  }

  /// By password only.
  public var ways: Set<SignInWay> { [.password] }

  /// What speaks against a new password: its length, or that everyone tries it first.
  public func objection(to password: Secret) -> PasswordObjection? {
    PasswordPolicy().objection(to: password)
  }

  /// Erases an account, its sessions with their tokens and what is known of failures to open one, and
  /// says what it was; answers stay.
  ///
  /// With it go the failures to sign in with emails that have no account, whoever typed them.
  ///
  /// - Throws: ``IdentityError/store(_:)``.
  @discardableResult
  public func erase(account id: String) throws(IdentityError) -> ErasureReceipt {
    let rows = try accounts.erase(id)
    // The session says whose account it is, for a second try where the first failed.
    if try sessions.load()?.session.account.id == id { try sessions.remove() }
    return ErasureReceipt(rows: rows, isScrubbed: true)
  }

  /// Erases the failures to sign in with emails that have no account, and says how many there were.
  ///
  /// - Throws: ``IdentityError/store(_:)``.
  public func eraseStrayFailures() throws(IdentityError) -> ErasureReceipt {
    ErasureReceipt(rows: try accounts.erase(nil), isScrubbed: true)
  }

  /// Always refused: these accounts have passwords.
  public func signInWithBrowser(
    at now: Timestamp, progress: @escaping @Sendable (SignInProgress) -> Void
  ) async throws(IdentityError) -> SignInSession? {
    throw .notAvailable("Sign in with email and password here.")
  }
}
