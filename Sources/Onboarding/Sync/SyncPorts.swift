/// A local store whose saves are to reach a remote one.
public protocol SyncSource: ConflictKeeper {
  /// The name of the machine, which its answers bear; nil when it cannot be told.
  var machine: String? { get }

  /// The names of the users with saves that were not delivered yet, those that wait longest first.
  func usersToDeliver() throws(RepositoryError) -> [String]

  /// What is known of a user, or nil when there is nothing.
  func replica(of user: String) throws(RepositoryError) -> Replica?

  /// Takes over what came of bringing both sides together, unless the user was saved again since.
  ///
  /// - Parameters:
  ///   - update: What to take over; all of it holds afterwards, or none.
  ///   - user: The name of the user.
  ///   - replica: What it was made from; nil when there was nothing.
  /// - Returns: Whether it was taken over.
  /// - Throws: ``RepositoryError``; nothing is changed then.
  func take(
    _ update: ReplicaUpdate, of user: String, over replica: Replica?
  ) throws(RepositoryError) -> Bool

  /// What is to be delivered of a user over a version of the remote, or nil when there is nothing.
  ///
  /// It remembers that this was sent, so that it is known again if no answer comes. The token is a
  /// new name for it; what was sent before, and is sent again, keeps the name it has.
  func beginDelivery(
    of user: String, over version: Int, token: String
  ) throws(RepositoryError) -> Delivery?

  /// Remembers that a delivery arrived, as a version of the remote; saves made since stay to be
  /// delivered.
  func confirm(_ delivery: Delivery, as version: Int) throws(RepositoryError)
}

/// A remote store that takes what local ones deliver.
public protocol SyncTarget: Sendable {
  /// What the remote has of a user, by the user's id, and what time it is there.
  func view(of id: String) throws(RepositoryError) -> RemoteView

  /// Stores a delivery over a version; doing it again changes nothing.
  ///
  /// - Parameters:
  ///   - delivery: What to store.
  ///   - version: The version of the remote it was made from; 0 for none.
  /// - Returns: The new version of the remote.
  /// - Throws: ``RepositoryError/conflict(current:)`` when the remote is at another version.
  func accept(_ delivery: Delivery, over version: Int) throws(RepositoryError) -> Int
}
