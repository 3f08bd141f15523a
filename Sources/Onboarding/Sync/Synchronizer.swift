import Conversation

/// Delivers what a local store has to a remote one.
///
/// It delivers each user's latest state over the version the two sides last agreed on. The remote
/// commits first and the local store remembers it afterwards, so after a kill anywhere it is
/// delivered again, and the remote sees that it has it.
public struct Synchronizer: Sendable {
  private let source: any SyncSource
  private let target: any SyncTarget

  /// How often a user is tried again when both sides keep changing meanwhile.
  private static let patience = 10

  /// A synchronizer from a local store to a remote one.
  public init(from source: any SyncSource, to target: any SyncTarget) {
    self.source = source
    self.target = target
  }

  /// Delivers all users, those that wait longest first.
  ///
  /// - Parameter progress: Is given the report after each user.
  /// - Returns: What was done; its failure says why it stopped early, if it did.
  public func deliverAll(progress: (SyncReport) -> Void = { _ in }) -> SyncReport {
    var report = SyncReport()
    do throws(RepositoryError) {
      let users = try source.usersToDeliver()
      report.total = users.count
      let origin = try source.storeID()
      for user in users {
        try deliver(user, from: origin, into: &report)
        report.delivered += 1
        progress(report)
      }
    } catch {
      report.failure = error
    }
    return report
  }

  /// Delivers one user.
  ///
  /// - Returns: What was done; its failure says why it could not be, if so.
  public func deliver(_ user: String) -> SyncReport {
    var report = SyncReport()
    report.total = 1
    do throws(RepositoryError) {
      try deliver(user, from: try source.storeID(), into: &report)
      report.delivered = 1
    } catch {
      report.failure = error
    }
    return report
  }

  /// Takes over what the remote has of a user, where nothing of this machine waits to be delivered:
  /// for going on at another machine.
  ///
  /// What waits under another id was said before signing in, and yields to what the account has.
  ///
  /// - Parameter user: Who, by the id to look for.
  /// - Returns: Whether something newer came.
  /// - Throws: ``RepositoryError`` when one of the stores cannot be used.
  @discardableResult
  public func fetch(_ user: User) throws(RepositoryError) -> Bool {
    let waiting = try source.delivery(of: user.name)
    guard waiting?.save.id != user.id, var remote = try target.current(of: user.id) else {
      return false
    }
    // The name belongs to this machine.
    remote.stored.user = user.name
    return try source.adopt(remote, over: waiting)
  }

  private func deliver(
    _ user: String, from origin: String, into report: inout SyncReport
  ) throws(RepositoryError) {
    for _ in 0..<Self.patience {
      guard let delivery = try source.delivery(of: user) else { return }
      do {
        if try settle(delivery, from: origin, into: &report) { return }
      } catch .conflict {
        continue  // The remote changed at the same moment; it is looked at again.
      }
    }
    throw .unavailable("other sessions are changing the same")
  }

  /// Delivers, or settles a conflict by which side was saved later.
  private func settle(
    _ delivery: Delivery, from origin: String, into report: inout SyncReport
  ) throws(RepositoryError) -> Bool {
    var remote = try target.current(of: delivery.save.id)
    // What came from here and nobody changed since is no conflict, even if its arrival was not heard.
    let isKnown =
      remote.map { $0.stored.version == delivery.knownRemote || $0.origin == origin } ?? true
    if let other = remote?.stored, !isKnown, other.state != delivery.save.state {
      remote?.stored.user = delivery.save.user
      guard let remote, isLater(delivery, than: other) else {
        return try yield(delivery, to: remote, into: &report)
      }
      let version = try target.accept(
        delivery, over: other.version, from: origin, keeping: remote)
      report.conflicts.append(.init(user: delivery.save.user, winner: .local))
      try source.confirm(delivery, as: version)
      return true
    }
    let version = try target.accept(
      delivery, over: remote?.stored.version ?? 0, from: origin, keeping: nil)
    try source.confirm(delivery, as: version)
    return true
  }

  private func yield(
    _ delivery: Delivery, to remote: RemoteOnboarding?, into report: inout SyncReport
  ) throws(RepositoryError) -> Bool {
    guard let remote else { return false }
    try target.keep(loserOf: delivery)
    guard try source.adopt(remote, over: delivery) else { return false }
    report.conflicts.append(.init(user: delivery.save.user, winner: .remote))
    return true
  }

  private func isLater(_ delivery: Delivery, than other: StoredOnboarding) -> Bool {
    // A machine that could not ask the remote at first, and where nothing new was said since, has
    // only begun again.
    if delivery.knownRemote == 0, hasNothingNew(delivery.save.state, beside: other.state) {
      return false
    }
    return (delivery.save.at, delivery.version) > (other.savedAt, other.version)
  }

  /// Whether a conversation that is under way has no value that another one does not have.
  private func hasNothingNew(
    _ state: ConversationState, beside other: ConversationState?
  ) -> Bool {
    guard let other, state.completedAt == nil else { return false }
    return state.answers.allSatisfy { path, answer in
      answer.value == nil || answer.value == other.answers[path]?.value
    }
  }
}
