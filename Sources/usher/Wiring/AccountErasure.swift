import Conversation
import EmbeddedIdentity
import Foundation
import Onboarding
import Sessions

/// The account that a user has on this computer for one onboarding alone, and how it is erased with
/// that onboarding.
struct AccountErasure {
  private let identity: EmbeddedIdentity
  private let sessions: SessionFile
  private let account: String

  /// The account of a user's onboarding; nil where there is none here, or another onboarding of the
  /// user needs it: its answers could never be reached again.
  ///
  /// - Throws: ``Failure`` when the accounts or the answers cannot be read.
  init?(
    of product: any AnyProduct, _ setting: Setting, in stores: Stores
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    guard product.hasSignIn, let folder = setting.store.accountsPath(environment),
      EmbeddedIdentity.isPresent(in: folder)
    else { return nil }
    sessions = SessionFile(user: setting.user.name, storeFolder: folder)
    do {
      let session = try sessions.current(at: Clockwork.actual)?.session.account.id
      // Answers that cannot be read can be erased all the same.
      let own = try? Self.account(of: setting.user, in: stores, product, setting)
      guard let account = own ?? session else { return nil }
      for other in Products.all where other.id != product.id && other.hasSignIn {
        guard try stores.hasRepository(of: other) else { continue }
        guard try Self.account(of: setting.user, in: stores, other, setting) != account else {
          return nil
        }
      }
      // The session stays until all else is erased: it says whose a second try would be.
      identity = try EmbeddedIdentity(folder: folder, sessions: SessionMemory())
      self.account = account
    } catch let error as IdentityError {
      throw Failure(.inputOutput, "\(error)")
    } catch let error as RepositoryError {
      throw Failure(error)
    }
  }

  /// Erases the account and what proves its sessions, and says what it was.
  ///
  /// - Throws: ``Failure`` when it could not be.
  func erase() throws -> ErasureReceipt {
    do {
      return try identity.erase(account: account)
    } catch {
      throw Failure(.inputOutput, "\(error)")
    }
  }

  /// Removes the session with its tokens, once all else is erased, and says what it was.
  ///
  /// - Throws: ``Failure`` when it could not be.
  func endSession() throws -> ErasureReceipt {
    do {
      guard try sessions.load()?.session.account.id == account else {
        return ErasureReceipt(rows: [:], isScrubbed: true)
      }
      try sessions.remove()
      return ErasureReceipt(rows: ["session_files": 1], isScrubbed: true)
    } catch {
      throw Failure(.inputOutput, "\(error)")
    }
  }

  private static func account(
    of user: User, in stores: Stores, _ product: any AnyProduct, _ setting: Setting
  ) throws -> String? {
    let stored = try stores.repository(of: product, at: setting.clock.now).load(user: user.name)
    return (stored?.state).flatMap(product.accountID(of:))
  }
}
