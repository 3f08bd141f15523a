/// A store that keeps the answers that were replaced when two machines had answered the same.
public protocol ConflictKeeper: Sendable {
  /// The conflicts of a user, the oldest first.
  func conflicts(of user: String) throws(RepositoryError) -> [KeptConflict]

  /// Remembers that a user was told of the conflicts up to a number.
  func markConflictsTold(to user: String, upTo number: Int) throws(RepositoryError)

  /// Removes a conflict, such as one that was restored.
  func removeConflict(_ number: Int, of user: String) throws(RepositoryError)
}

/// A conflict as it is kept.
public struct KeptConflict: Hashable, Sendable {
  /// The number it is listed under, from 1, in the order they were found.
  public var number: Int
  /// The two answers.
  public var conflict: AnswerConflict
  /// Whether the person was told of it.
  public var isTold: Bool

  /// A conflict with its number.
  public init(number: Int, conflict: AnswerConflict, isTold: Bool) {
    self.number = number
    self.conflict = conflict
    self.isTold = isTold
  }
}
