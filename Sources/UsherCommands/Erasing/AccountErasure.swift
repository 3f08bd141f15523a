import Conversation
import EmbeddedIdentity
import Foundation
import Onboarding
import Sessions

/// What the accounts of this computer have of a user, and how it is erased with an onboarding.
struct AccountErasure {
  /// The account that goes with the onboarding; nil where there is none, or another needs it.
  private let account: String?
  /// The other onboarding whose answers could never be reached again without the account.
  let keeper: String?
  private let identity: EmbeddedIdentity
  private let sessions: SessionFile

  /// Whether an account goes with the onboarding.
  var hasAccount: Bool { account != nil }

  /// What there is to erase with an onboarding of a user; nil where there are no accounts.
  ///
  /// - Throws: ``Failure`` when the accounts or the answers cannot be read.
  init?(
    of product: any AnyProduct, _ setting: Setting, in stores: Stores
  ) throws {
    let environment = ProcessEnvironment.variables
    guard product.hasSignIn, let folder = setting.store.accountsPath(environment),
      EmbeddedIdentity.isPresent(in: folder)
    else { return nil }
    sessions = SessionFile(user: setting.user.name, storeFolder: folder)
    do {
      let session = try sessions.current(at: Clockwork.actual)?.session.account.id
      // Answers that cannot be read can be erased all the same.
      let own = try? Self.account(of: setting.user, in: stores, product, setting)
      let account = own ?? session
      keeper = try account.flatMap { try Self.keeper(of: $0, beside: product, stores, setting) }
      self.account = keeper == nil ? account : nil
      // The session stays until all else is erased: it says whose a second try would be.
      identity = try EmbeddedIdentity(folder: folder, sessions: SessionMemory())
    } catch let error as IdentityError {
      throw Failure(.inputOutput, "\(error)")
    } catch let error as RepositoryError {
      throw Failure(error)
    }
  }

  /// Erases the account, what proves its sessions, and failures to sign in that belong to nobody else,
  /// and says what it was.
  ///
  /// - Throws: ``Failure`` when it could not be.
  func erase() throws -> ErasureReceipt {
    do {
      return try account.map(identity.erase(account:)) ?? identity.eraseStrayFailures()
    } catch {
      throw Failure(.inputOutput, "\(error)")
    }
  }

  /// Removes the session with its tokens and what is left of former ones, once all else is erased, and
  /// says what it was.
  ///
  /// - Throws: ``Failure`` when it could not be.
  func endSession() throws -> ErasureReceipt {
    do {
      let current = try sessions.load()?.session.account.id
      let removed = try sessions.erase(keepingSession: current != nil && current != account)
      return ErasureReceipt(rows: ["session_files": removed], isScrubbed: true)
    } catch {
      throw Failure(.inputOutput, "\(error)")
    }
  }

  private static func keeper(
    of account: String, beside product: any AnyProduct, _ stores: Stores, _ setting: Setting
  ) throws -> String? {
    for other in Catalogue.products where other.id != product.id && other.hasSignIn {
      guard try stores.hasRepository(of: other) else { continue }
      if try Self.account(of: setting.user, in: stores, other, setting) == account {
        return other.id
      }
    }
    return nil
  }

  private static func account(
    of user: User, in stores: Stores, _ product: any AnyProduct, _ setting: Setting
  ) throws -> String? {
    let stored = try stores.repository(of: product, at: setting.clock.now).load(user: user.name)
    return (stored?.state).flatMap(product.accountID(of:))
  }
}
