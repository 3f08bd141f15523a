internal import Synchronization

/// A session that lasts as long as the program.
public final class SessionMemory: SessionStore {
  private let session = Mutex<StoredSession?>(nil)

  /// No session yet.
  public init() {}

  /// Always nil.
  public var path: String? { nil }

  /// The session, or nil when there is none.
  public func load() -> StoredSession? { session.withLock { $0 } }

  /// Puts a session in the place of the one before.
  public func save(_ session: StoredSession) { self.session.withLock { $0 = session } }

  /// Forgets the session.
  public func remove() { session.withLock { $0 = nil } }
}
