import Synchronization

/// The ids by which users came to be known, by name; repositories of one database may share them.
public final class KnownUsers: Sendable {
  private let ids = Mutex<[String: String]>([:])

  /// Nobody yet.
  public init() {}

  /// The id of a user; nil for none but that which follows from the name.
  subscript(user: String) -> String? {
    get { ids.withLock { $0[user] } }
    set { ids.withLock { $0[user] = newValue } }
  }
}
