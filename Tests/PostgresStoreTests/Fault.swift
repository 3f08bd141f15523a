import Onboarding
import Synchronization

/// Cuts a synchronization off at one of its steps: before the step took hold, or after, when only
/// the word of it is lost.
final class Fault: Sendable {
  private let step: Int
  private let isLate: Bool
  private let count = Mutex(0)

  init(at step: Int, isLate: Bool) {
    self.step = step
    self.isLate = isLate
  }

  /// Whether there was such a step.
  var hasStruck: Bool { count.withLock { $0 > step } }

  func pass<T>(_ body: () throws(RepositoryError) -> T) throws(RepositoryError) -> T {
    let number = count.withLock { count in
      defer { count += 1 }
      return count
    }
    if number >= step, !isLate { throw .unavailable("cut off") }
    let result = try body()
    if number >= step { throw .unavailable("cut off") }
    return result
  }
}

struct FaultySource: SyncSource {
  let base: any SyncSource
  let fault: Fault

  init(_ base: any SyncSource, _ fault: Fault) {
    self.base = base
    self.fault = fault
  }

  var machine: String? { base.machine }

  func usersToDeliver() throws(RepositoryError) -> [String] {
    try fault.pass { () throws(RepositoryError) in try base.usersToDeliver() }
  }

  func replica(of user: String) throws(RepositoryError) -> Replica? {
    try fault.pass { () throws(RepositoryError) in try base.replica(of: user) }
  }

  func take(
    _ update: ReplicaUpdate, of user: String, over replica: Replica?
  ) throws(RepositoryError) -> Bool {
    try fault.pass { () throws(RepositoryError) in
      try base.take(update, of: user, over: replica)
    }
  }

  func beginDelivery(
    of user: String, over version: Int, token: String
  ) throws(RepositoryError) -> Delivery? {
    try fault.pass { () throws(RepositoryError) in
      try base.beginDelivery(of: user, over: version, token: token)
    }
  }

  func confirm(_ delivery: Delivery, as version: Int) throws(RepositoryError) {
    try fault.pass { () throws(RepositoryError) in try base.confirm(delivery, as: version) }
  }

  func conflicts(of user: String) throws(RepositoryError) -> [KeptConflict] {
    try base.conflicts(of: user)
  }

  func markConflictsTold(to user: String, upTo number: Int) throws(RepositoryError) {
    try base.markConflictsTold(to: user, upTo: number)
  }

  func removeConflict(_ number: Int, of user: String) throws(RepositoryError) {
    try base.removeConflict(number, of: user)
  }
}

struct FaultyTarget: SyncTarget {
  let base: any SyncTarget
  let fault: Fault

  init(_ base: any SyncTarget, _ fault: Fault) {
    self.base = base
    self.fault = fault
  }

  func view(of id: String) throws(RepositoryError) -> RemoteView {
    try fault.pass { () throws(RepositoryError) in try base.view(of: id) }
  }

  func accept(_ delivery: Delivery, over version: Int) throws(RepositoryError) -> Int {
    try fault.pass { () throws(RepositoryError) in try base.accept(delivery, over: version) }
  }
}
