import Conversation
import Onboarding
import Synchronization

/// A remote store, as a value.
final class PureRemote: SyncTarget {
  /// The remote's own clock stands here.
  let now: Timestamp
  private let contents = Mutex<RemoteOnboarding?>(nil)

  init(at now: Timestamp) { self.now = now }

  var memory: RemoteOnboarding? {
    get { contents.withLock { $0 } }
    set { contents.withLock { $0 = newValue } }
  }

  func view(of id: String) -> RemoteView { RemoteView(memory, at: now) }

  func accept(_ delivery: Delivery, over version: Int) throws(RepositoryError) -> Int {
    let known = memory
    let current = known?.stored.version ?? 0
    let next = max(delivery.version, version + 1)
    if let known, known.token == delivery.token, current == next { return next }
    guard current == version else { throw .conflict(current: current) }
    let save = delivery.save
    memory = RemoteOnboarding(
      stored: StoredOnboarding(
        user: save.user, id: save.id, version: next, state: save.state, tables: save.tables,
        savedAt: save.at),
      standing: save.standing, token: delivery.token,
      history: known.map { $0.history + [$0.token] } ?? [], writtenAt: now,
      conflicts: (known?.conflicts ?? [])
        + delivery.conflicts.map { (token: delivery.token, conflict: $0) })
    return next
  }
}
