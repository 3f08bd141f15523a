import Conversation
import Foundation
import Onboarding
import PostgresStore
import SafeText
import Terminal

/// The remote that a local store keeps a copy in; a conversation hardly waits for it.
struct Remote {
  /// For how many milliseconds a conversation waits for a remote that gives no sign of life.
  private static let patience = 200
  /// For how many milliseconds it waits for one that does, and is only far away.
  private static let longPatience = 5_000

  /// The address, without a password.
  let name: String
  private let product: any AnyProduct
  private let clock: Clockwork
  private let local: any OnboardingRepository
  private let source: any SyncSource
  private let target: PostgresRepository
  private let erasing: @Sendable (_ account: String?) -> PostgresRepository

  /// The remote at an address; nil where there is none, or the store is no local one.
  init?(
    _ address: String?, of product: any AnyProduct, local: any OnboardingRepository,
    _ setting: Setting
  ) {
    guard let url = address, let source = local as? any SyncSource else { return nil }
    DatabaseWarning.check(url)
    name = AddressMask.masked(url)
    self.product = product
    clock = setting.clock
    self.local = local
    self.source = source
    let schema = product.schema
    let patience = setting.patience
    target = PostgresRepository(url: url, schema: schema, retrying: 0, patience: patience)
    erasing = { PostgresRepository(url: url, schema: schema, account: $0, patience: patience) }
  }

  /// The local store, which goes on with what the remote has of an account once somebody signs in.
  var repository: any OnboardingRepository {
    SyncedRepository(local) { [self] in fetch($0, isNew: true) }
  }

  /// Brings what is here and at the remote of a user together.
  ///
  /// - Parameters:
  ///   - user: Who.
  ///   - account: The id of the account that is signed in to; nil for none.
  func fetch(_ user: User, account: String?) {
    let known = try? local.load(user: user.name)
    let id = known?.id ?? account ?? user.id
    _ = fetch(User(name: user.name, id: id), isNew: known == nil)
  }

  /// Delivers what this machine has of a user; what does not get through waits for the next time.
  func deliver(_ user: User) {
    _ = attempt(patience: Self.longPatience) {
      $0.deliver(user.name).delivered > 0
    }
  }

  /// Erases what the remote has of a user.
  ///
  /// - Throws: ``RepositoryError`` when one of the stores cannot be used; nothing is erased then.
  func erase(_ user: User, account: String?) throws(RepositoryError) -> ErasureReceipt {
    let id = try local.load(user: user.name)?.id
    return try erasing(id ?? account).erase(user: user.name)
  }

  /// Brings both sides together; only where nothing is known here yet it is worth a long wait.
  private func fetch(_ user: User, isNew: Bool) -> Bool {
    attempt(patience: isNew ? Self.longPatience : Self.patience) { (try? $0.fetch(user)) ?? false }
  }

  private func attempt(
    patience: Int, _ body: @escaping @Sendable (Synchronizer) -> Bool
  ) -> Bool {
    let clock = clock
    let synchronizer = Synchronizer(of: product, from: source, to: target) {
      clock.context(signIn: .none)
    }
    let contact = target.contact
    contact.listen()
    let result = QuietAttempt.run(
      within: Self.patience, orWithin: patience, while: { contact.isMade },
      unless: { EndingSignal.pending != nil }
    ) { body(synchronizer) }
    return result ?? false
  }
}
