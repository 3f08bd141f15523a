public import Conversation

/// Brings what a local store and a remote one have together, user by user.
public struct Synchronizer: Sendable {
  private let product: any AnyProduct
  private let source: any SyncSource
  private let target: any SyncTarget
  private let context: @Sendable () -> TurnContext

  /// A synchronizer of a local store with a remote one.
  ///
  /// - Parameters:
  ///   - product: What the onboardings are about.
  ///   - source: The local store.
  ///   - target: The remote.
  ///   - context: What surrounds a merge.
  public init(
    of product: any AnyProduct, from source: any SyncSource, to target: any SyncTarget,
    context: @escaping @Sendable () -> TurnContext
  ) {
    self.product = product
    self.source = source
    self.target = target
    self.context = context
  }

  /// Delivers all users, those that wait longest first, and takes over what the remote has of others.
  ///
  /// Somebody of whom the remote refuses what is to be delivered is set aside, and the rest goes on.
  ///
  /// - Parameters:
  ///   - known: The names of users of whom the remote is asked as well.
  ///   - progress: Is given the report after each user who is delivered.
  /// - Returns: What was done; its failure says why it stopped early, if it did.
  public func deliverAll(
    andFetch known: [String] = [], progress: (SyncReport) -> Void = { _ in }
  ) -> SyncReport {
    var report = SyncReport()
    do throws(RepositoryError) {
      let users = try source.usersToDeliver()
      report.total = users.count
      for user in users {
        try deliver(user, into: &report)
        progress(report)
      }
      let delivered = report.delivered
      let waiting = Set(users)
      for user in known where !waiting.contains(user) { try deliver(user, into: &report) }
      report.delivered = delivered
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
      try deliver(user, into: &report)
    } catch {
      report.failure = error
    }
    return report
  }

  /// Brings both sides together for a user of whom this machine may know nothing: for going on at
  /// another machine.
  ///
  /// - Parameter user: Who, by the id to look for; what is here under another id was said before
  ///   signing in.
  /// - Returns: Whether something came from the remote.
  /// - Throws: ``RepositoryError`` when one of the stores cannot be used.
  @discardableResult
  public func fetch(_ user: User) throws(RepositoryError) -> Bool {
    try sync(user).hasFetched
  }

  private func deliver(_ name: String, into report: inout SyncReport) throws(RepositoryError) {
    guard let replica = try source.replica(of: name) else { return }
    let user = User(name: name, id: replica.stored.id)
    do throws(RepositoryError) {
      let sync = try sync(user)
      if !sync.conflicts.isEmpty {
        report.conflicts.append(.init(user: name, answers: sync.conflicts.count))
      }
      report.delivered += 1
      if sync.hasFetched { report.fetched += 1 }
    } catch {
      guard case .refused = error else { throw error }
      report.setAside.append(.init(id: user.id, reason: error))
    }
  }

  private func sync(_ user: User) throws(RepositoryError) -> UserSync {
    var sync = UserSync(
      user, of: product, from: source, to: target, token: Self.token, context: context)
    while !sync.isDone { try sync.advance() }
    return sync
  }

  /// 128 random bits.
  private static func token() -> String {
    String(UInt64.random(in: .min ... .max), radix: 36)
      + String(UInt64.random(in: .min ... .max), radix: 36)
  }
}
