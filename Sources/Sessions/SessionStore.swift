public import Conversation
public import Onboarding

/// Where the session of one person is kept.
public protocol SessionStore: Sendable {
  /// The path of the file, or nil when the session lasts as long as the program.
  var path: String? { get }

  /// The session, or nil when there is none or it cannot be understood.
  ///
  /// - Throws: ``IdentityError/store(_:)`` when it is there and cannot be read.
  func load() throws(IdentityError) -> StoredSession?

  /// Puts a session in the place of the one before.
  ///
  /// - Throws: ``IdentityError/store(_:)``; the one before is still there then.
  func save(_ session: StoredSession) throws(IdentityError)

  /// Removes the session and its tokens.
  ///
  /// - Throws: ``IdentityError/store(_:)``.
  func remove() throws(IdentityError)
}

extension SessionStore {
  /// The session, unless it has run out at an instant or there is none.
  ///
  /// - Throws: ``IdentityError/store(_:)`` when it is there and cannot be read.
  public func current(at now: Timestamp) throws(IdentityError) -> StoredSession? {
    guard let stored = try load(), !stored.session.isExpired(at: now) else { return nil }
    return stored
  }
}
