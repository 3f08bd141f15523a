import EmbeddedIdentity
import Foundation
import Onboarding
import Sessions

/// Where accounts with a password are, and the sessions of people.
enum PasswordAccounts: Sendable {
  /// In a folder of this computer.
  case folder(String)
  /// Nowhere, once the program ends.
  case memory(AccountsInMemory)

  /// The accounts, for a user.
  ///
  /// - Parameters:
  ///   - user: The name of the user whose session is meant.
  ///   - source: What tells where tries to sign in come from.
  /// - Returns: The accounts, open as long as they are held.
  /// - Throws: ``IdentityError`` when they cannot be opened.
  func identity(of user: String, source: String) throws(IdentityError) -> EmbeddedIdentity {
    switch self {
    case .folder(let folder):
      try EmbeddedIdentity(
        folder: folder, sessions: SessionFile(user: user, storeFolder: folder), source: source)
    case .memory(let accounts): try accounts.identity(of: user)
    }
  }

  /// Whether a user has a session, which may have run out.
  func hasSession(_ user: String) throws(IdentityError) -> Bool {
    switch self {
    case .folder(let folder):
      try SessionFile(user: user, storeFolder: folder).load() != nil
    case .memory: true
    }
  }

  /// The users who have a session of an account, which may have run out; it looks through all sessions.
  func users(signedInTo account: String) throws(IdentityError) -> [String] {
    guard case .folder(let folder) = self else { return [] }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/sessions")) ?? []
    var users: [String] = []
    for file in files where file.hasSuffix(".json") {
      let session = try SessionFile(path: "\(folder)/sessions/\(file)").load()
      guard session?.session.account.id == account else { continue }
      if let user = String(file.dropLast(5)).removingPercentEncoding { users.append(user) }
    }
    return users
  }

  /// Ends a user's session where it lasts as long as the program, and removes its files otherwise.
  func removeSession(of user: String) throws(IdentityError) {
    switch self {
    case .folder(let folder):
      _ = try SessionFile(user: user, storeFolder: folder).erase(keepingSession: false)
    case .memory(let accounts): try accounts.identity(of: user).signOut()
    }
  }

  /// Erases an account with its sessions; nothing where accounts are not kept.
  func erase(_ account: String) throws(IdentityError) -> ErasureReceipt {
    guard case .folder(let folder) = self else {
      return ErasureReceipt(rows: [:], isScrubbed: true)
    }
    return try EmbeddedIdentity(folder: folder, sessions: SessionMemory()).erase(account: account)
  }
}
