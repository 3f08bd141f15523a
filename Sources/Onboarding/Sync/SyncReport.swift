/// What a synchronization did.
public struct SyncReport: Hashable, Sendable {
  /// Which side a conflict was settled for.
  public enum Winner: String, Hashable, Sendable {
    /// What was on this machine, because it was saved later.
    case local
    /// What the remote had, because it was saved later.
    case remote
  }

  /// An onboarding that two sides had changed.
  public struct Conflict: Hashable, Sendable {
    /// The name of the user.
    public let user: String
    /// The side that was saved later and won whole; the other is kept among the conflicts.
    public let winner: Winner
  }

  /// How many users were to be delivered.
  public var total = 0
  /// How many users are the same on both sides now.
  public var delivered = 0
  /// The conflicts that were settled.
  public var conflicts: [Conflict] = []
  /// Why it stopped before the end, if it did; what was delivered stays so.
  public var failure: RepositoryError?

  /// A synchronization that has done nothing yet.
  public init() {}
}
