import Foundation
import Onboarding
import PostgresStore

/// The remote that a local store keeps a copy in; a conversation never waits for it longer than told.
struct Remote {
  /// For how many milliseconds a conversation waits for the remote.
  private static let patience = 200

  private let synchronizer: Synchronizer

  /// The remote of an option or of `USHER_REMOTE`; nil where there is none, or the store is no local
  /// one.
  init?(_ option: String?, flow: String, local: any OnboardingRepository) {
    let url = option ?? ProcessInfo.processInfo.environment["USHER_REMOTE"] ?? ""
    guard !url.isEmpty, let source = local as? any SyncSource else { return nil }
    synchronizer = Synchronizer(
      from: source, to: PostgresRepository(url: url, flow: flow, patience: 0))
  }

  /// Takes over what the remote has of a user whom this machine does not know yet.
  func fetch(_ user: User) {
    _ = QuietAttempt.run(within: Self.patience) { [synchronizer] in
      (try? synchronizer.fetch(user)) ?? false
    }
  }

  /// Delivers what this machine has of a user; what does not get through waits for the next time.
  func deliver(_ user: User) {
    _ = QuietAttempt.run(within: Self.patience) { [synchronizer] in
      synchronizer.deliver(user.name).delivered
    }
  }
}
