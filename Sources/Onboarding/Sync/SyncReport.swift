/// What a synchronization did.
public struct SyncReport: Hashable, Sendable {
  /// A user of whom answers were replaced by later ones of another machine.
  public struct Conflict: Hashable, Sendable {
    /// The name of the user.
    public let user: String
    /// How many answers were replaced.
    public let answers: Int
  }

  /// A user that was passed over, because the remote refuses what there is to deliver.
  public struct SetAside: Hashable, Sendable {
    /// The stable id of the user.
    public let id: String
    /// Why.
    public let reason: RepositoryError
  }

  /// How many users were to be delivered.
  public var total = 0
  /// How many users are the same on both sides now.
  public var delivered = 0
  /// Of how many users something came from the remote.
  public var fetched = 0
  /// Whose answers were replaced.
  public var conflicts: [Conflict] = []
  /// Who was set aside; the next synchronization tries again.
  public var setAside: [SetAside] = []
  /// Why it stopped before the end, if it did; what was delivered stays so.
  public var failure: RepositoryError?

  /// A synchronization that has done nothing yet.
  public init() {}
}
