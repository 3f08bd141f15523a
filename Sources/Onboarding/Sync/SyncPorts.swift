/// A local store whose saves are to reach a remote one.
public protocol SyncSource: Sendable {
  /// The id of the store, the same for as long as it lives.
  func storeID() throws(RepositoryError) -> String

  /// The names of the users with saves that were not delivered yet, those that wait longest first.
  func usersToDeliver() throws(RepositoryError) -> [String]

  /// What is to be delivered of a user, or nil when there is nothing.
  func delivery(of user: String) throws(RepositoryError) -> Delivery?

  /// Remembers that a delivery arrived, as a version of the remote; saves made since stay to be
  /// delivered.
  func confirm(_ delivery: Delivery, as remoteVersion: Int) throws(RepositoryError)

  /// Takes over what the remote has, unless the user was saved again since; what was here before,
  /// and had not been delivered, is kept among the conflicts.
  ///
  /// - Returns: Whether it was taken over.
  func adopt(
    _ remote: RemoteOnboarding, over delivery: Delivery?
  ) throws(RepositoryError) -> Bool
}

/// A remote store that takes what local ones deliver.
public protocol SyncTarget: Sendable {
  /// What the remote has of a user, by the user's id.
  func current(of id: String) throws(RepositoryError) -> RemoteOnboarding?

  /// Stores a delivery over a version; doing it again changes nothing.
  ///
  /// - Parameters:
  ///   - delivery: What to store.
  ///   - version: The version of the remote it replaces; 0 for none.
  ///   - origin: The id of the local store it comes from.
  ///   - loser: What the remote had and loses, kept among its conflicts.
  /// - Returns: The new version of the remote.
  /// - Throws: ``RepositoryError/conflict(current:)`` when the remote is at another version.
  func accept(
    _ delivery: Delivery, over version: Int, from origin: String, keeping loser: RemoteOnboarding?
  ) throws(RepositoryError) -> Int

  /// Keeps what a local store had and loses among the conflicts; doing it again changes nothing.
  func keep(loserOf delivery: Delivery) throws(RepositoryError)
}
