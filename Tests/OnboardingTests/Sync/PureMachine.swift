import Conversation
import Onboarding
import Synchronization
import Understanding

/// A machine with a local store, as a value: what is in it can be taken out and put back.
final class PureMachine: SyncSource {
  /// All that lasts.
  struct Contents {
    var stored: StoredOnboarding?
    var entries = 0
    var agreements: [(over: Int, agreement: Agreement)] = []
    var conflicts: [AnswerConflict] = []
    var sent: Set<String> = []
  }

  let machine: String?
  /// By how many seconds its clock is ahead.
  let ahead: Int
  private let contents = Mutex(Contents())

  init(_ name: String, ahead: Int = 0) {
    machine = name
    self.ahead = ahead
  }

  var memory: Contents {
    get { contents.withLock { $0 } }
    set { contents.withLock { $0 = newValue } }
  }

  var state: ConversationState? { memory.stored?.state }

  func usersToDeliver() -> [String] { memory.entries > 0 ? ["sam"] : [] }

  func replica(of user: String) -> Replica? {
    let memory = memory
    return memory.stored.map {
      Replica(
        stored: $0, isWaiting: memory.entries > 0, agreements: memory.agreements.map(\.agreement))
    }
  }

  func take(_ update: ReplicaUpdate, of user: String, over replica: Replica?) -> Bool {
    contents.withLock { memory in
      let version = memory.stored?.version ?? 0
      guard version == replica?.stored.version ?? 0 else { return false }
      if let save = update.save {
        memory.stored = StoredOnboarding(
          user: user, id: save.id, version: version + 1, state: save.state, tables: save.tables,
          savedAt: save.at)
      }
      if update.isSettled { memory.entries = 0 } else { memory.entries = max(1, memory.entries) }
      memory.agree(update.agreement)
      for conflict in update.conflicts where !memory.conflicts.contains(conflict) {
        memory.conflicts.append(conflict)
      }
      return true
    }
  }

  func beginDelivery(of user: String, over version: Int, token: String) -> Delivery? {
    contents.withLock { memory in
      guard memory.entries > 0, let stored = memory.stored, let state = stored.state else {
        return nil
      }
      let known = memory.agreements.first {
        $0.over == version && $0.agreement.version == nil && $0.agreement.state == state
      }
      let token = known?.agreement.token ?? token
      if known == nil {
        memory.agreements.append(
          (version, Agreement(version: nil, token: token, state: state)))
      }
      return Delivery(
        save: OnboardingSave(
          user: user, id: stored.id, basedOn: version, state: state,
          standing: Standing(step: "goal", number: 1, of: 5, completedAt: nil),
          tables: stored.tables, events: [], at: stored.savedAt),
        version: stored.version, token: token, machine: machine ?? "", events: [],
        conflicts: memory.conflicts.filter { !memory.sent.contains($0.id) },
        lastEntry: memory.entries)
    }
  }

  func confirm(_ delivery: Delivery, as version: Int) {
    contents.withLock { memory in
      memory.agree(
        Agreement(version: version, token: delivery.token, state: delivery.save.state))
      memory.entries = max(0, memory.entries - delivery.lastEntry)
      memory.sent.formUnion(delivery.conflicts.map(\.id))
    }
  }

  func conflicts(of user: String) -> [KeptConflict] {
    memory.conflicts.enumerated().map {
      KeptConflict(number: $0 + 1, conflict: $1, isTold: false)
    }
  }

  func markConflictsTold(to user: String, upTo number: Int) {}

  func removeConflict(_ number: Int, of user: String) {}
}

extension PureMachine.Contents {
  fileprivate mutating func agree(_ agreement: Agreement) {
    let version = agreement.version ?? 0
    let pending = agreements.filter { $0.agreement.version == nil && $0.over >= version }
    agreements = [(version, agreement)] + pending
  }
}
