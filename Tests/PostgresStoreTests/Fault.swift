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

  func storeID() throws(RepositoryError) -> String {
    try fault.pass { () throws(RepositoryError) in try base.storeID() }
  }

  func usersToDeliver() throws(RepositoryError) -> [String] {
    try fault.pass { () throws(RepositoryError) in try base.usersToDeliver() }
  }

  func delivery(of user: String) throws(RepositoryError) -> Delivery? {
    try fault.pass { () throws(RepositoryError) in try base.delivery(of: user) }
  }

  func confirm(_ delivery: Delivery, as remoteVersion: Int) throws(RepositoryError) {
    try fault.pass { () throws(RepositoryError) in try base.confirm(delivery, as: remoteVersion) }
  }

  func adopt(
    _ remote: RemoteOnboarding, over delivery: Delivery?
  ) throws(RepositoryError) -> Bool {
    try fault.pass { () throws(RepositoryError) in try base.adopt(remote, over: delivery) }
  }
}

struct FaultyTarget: SyncTarget {
  let base: any SyncTarget
  let fault: Fault

  init(_ base: any SyncTarget, _ fault: Fault) {
    self.base = base
    self.fault = fault
  }

  func current(of id: String) throws(RepositoryError) -> RemoteOnboarding? {
    try fault.pass { () throws(RepositoryError) in try base.current(of: id) }
  }

  func accept(
    _ delivery: Delivery, over version: Int, from origin: String, keeping loser: RemoteOnboarding?
  ) throws(RepositoryError) -> Int {
    try fault.pass { () throws(RepositoryError) in
      try base.accept(delivery, over: version, from: origin, keeping: loser)
    }
  }

  func keep(loserOf delivery: Delivery) throws(RepositoryError) {
    try fault.pass { () throws(RepositoryError) in try base.keep(loserOf: delivery) }
  }
}
