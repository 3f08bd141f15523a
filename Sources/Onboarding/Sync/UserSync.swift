public import Conversation
import Understanding

/// Brings what a local store and its remote have of one user together, one step at a time.
///
/// What the remote has is merged into the local store first; then the local store is delivered over
/// exactly that. Each step is one request to one of the two, and all that lasts is in them: whoever
/// stops after any step, or is killed in it, begins again and ends in the same.
public struct UserSync {
  /// Where it stands.
  private enum Step {
    case reading
    case viewing(Replica?)
    case taking(ReplicaUpdate, over: Replica?, remoteVersion: Int)
    case sending(over: Int)
    case delivering(Delivery, over: Int)
    case confirming(Delivery, version: Int)
    case done
  }

  private let user: User
  private let product: any AnyProduct
  private let source: any SyncSource
  private let target: any SyncTarget
  private let context: @Sendable () -> TurnContext
  private let token: () -> String
  private var step = Step.reading
  /// How often it began anew because one side had changed meanwhile.
  private var tries = 0

  /// What was replaced so far.
  public private(set) var conflicts: [AnswerConflict] = []
  /// Whether something of the remote came to the local store.
  public private(set) var hasFetched = false

  /// How often it is tried again when both sides keep changing meanwhile.
  private static let patience = 10

  /// A synchronization that has done nothing yet.
  ///
  /// - Parameters:
  ///   - user: Who: the name in the local store, and the id at the remote.
  ///   - product: What the onboarding is about.
  ///   - source: The local store.
  ///   - target: The remote.
  ///   - token: Gives names that nothing else has.
  ///   - context: What surrounds a merge.
  public init(
    _ user: User, of product: any AnyProduct, from source: any SyncSource,
    to target: any SyncTarget, token: @escaping () -> String,
    context: @escaping @Sendable () -> TurnContext
  ) {
    self.user = user
    self.product = product
    self.source = source
    self.target = target
    self.token = token
    self.context = context
  }

  /// Whether both sides are the same, or nothing is there to be brought together.
  public var isDone: Bool { if case .done = step { true } else { false } }

  /// Takes one step.
  ///
  /// - Throws: ``RepositoryError``; it can be tried again, or begun anew at any time.
  public mutating func advance() throws(RepositoryError) {
    switch step {
    case .reading: step = .viewing(try source.replica(of: user.name))
    case .viewing(let replica): step = next(replica, try target.view(of: user.id))
    case .taking(let update, let replica, let version):
      guard try source.take(update, of: user.name, over: replica) else { return try beginAgain() }
      conflicts += update.conflicts
      hasFetched = hasFetched || update.save != nil
      step = update.isSettled ? .done : .sending(over: version)
    case .sending(let version):
      let delivery = try source.beginDelivery(of: user.name, over: version, token: token())
      step = delivery.map { .delivering($0, over: version) } ?? .done
    case .delivering(let delivery, let version): try deliver(delivery, over: version)
    case .confirming(let delivery, let version):
      try source.confirm(delivery, as: version)
      step = .done
    case .done: break
    }
  }

  private mutating func deliver(
    _ delivery: Delivery, over version: Int
  ) throws(RepositoryError) {
    do {
      step = .confirming(delivery, version: try target.accept(delivery, over: version))
    } catch .conflict {
      try beginAgain()  // The remote changed at the same moment; it is looked at again.
    }
  }

  private mutating func beginAgain() throws(RepositoryError) {
    tries += 1
    guard tries < Self.patience else {
      throw .unavailable("other sessions are changing the same")
    }
    step = .reading
  }

  /// What follows from what both sides have.
  private func next(_ replica: Replica?, _ view: RemoteView) -> Step {
    let isOwn = replica?.stored.id == user.id
    guard let remote = view.onboarding, let theirs = remote.stored.state else {
      return replica?.isWaiting == true && isOwn ? .sending(over: 0) : .done
    }
    // Clocks that are ahead of the remote's are not believed.
    let there = theirs.notLater(than: remote.writtenAt)
    let here = replica?.stored.state?.notLater(than: view.now)
    // What was said before signing in has nothing in common with what the account has.
    let base = isOwn ? replica.flatMap { remote.base(among: $0.agreements) } : nil
    let agreement = Agreement(
      version: remote.stored.version, token: remote.token, state: theirs)
    guard let replica, let mine = here else {
      return .taking(
        ReplicaUpdate(
          save: fetched(remote), agreement: agreement, conflicts: [], isSettled: true),
        over: replica, remoteVersion: remote.stored.version)
    }
    let merge = Merge(
      local: mine, remote: there, base: base?.state, groups: product.groupOutlines)
    let others = base.flatMap { base in
      source.machine.map { remote.conflicts(of: $0, since: base) }
    }
    let conflicts = merge.conflicts + (others ?? [])
    let isSame = isOwn && merge.state == replica.stored.state
    let isSettled = !replica.isWaiting && merge.state == theirs
    if isSame, conflicts.isEmpty, replica.agreements == [agreement] {
      return isSettled ? .done : .sending(over: remote.stored.version)
    }
    return .taking(
      ReplicaUpdate(
        save: isSame
          ? nil : merge.state == theirs ? fetched(remote) : merged(merge, replica, remote),
        agreement: agreement, conflicts: conflicts, isSettled: isSettled),
      over: replica, remoteVersion: remote.stored.version)
  }

  /// What the remote has, whole, as this machine keeps it.
  private func fetched(_ remote: RemoteOnboarding) -> OnboardingSave? {
    let stored = remote.stored
    return stored.state.map { state in
      OnboardingSave(
        user: user.name, id: stored.id, basedOn: stored.version, state: state,
        standing: remote.standing, tables: stored.tables, events: [], at: stored.savedAt)
    }
  }

  /// What was merged; rows that are at the remote say when they were made as they do there.
  private func merged(
    _ merge: Merge, _ replica: Replica, _ remote: RemoteOnboarding
  ) -> OnboardingSave {
    var save = product.save(
      of: merge.state, user: user, basedOn: replica.stored.version, in: context())
    for table in save.tables.indices {
      let rows = remote.stored.tables.first { $0.table == save.tables[table].table }?.rows ?? []
      for row in save.tables[table].rows.indices {
        let own = save.tables[table].rows[row]
        guard let other = rows.first(where: { $0.id == own.id }) else { continue }
        for column in own.initially.keys {
          if let value = other.values[column], value != .null {
            save.tables[table].rows[row].initially[column] = value
          }
        }
      }
    }
    return save
  }
}
