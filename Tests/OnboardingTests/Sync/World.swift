import Conversation
import Onboarding
import Testing
import Understanding

/// Two machines and a remote, on which everything happens in an order that a test chooses.
struct World {
  /// What a machine does next.
  enum Action: Hashable {
    /// Somebody answers, and it is saved.
    case say(String, JSONValue)
    /// Another child is described.
    case add(String)
    /// One step of a synchronization, begun where none is under way.
    case step
  }

  /// Something that was said and acknowledged.
  struct Said: Hashable {
    let machine: Int
    let field: String
    let value: JSONValue
    /// What stood there before, on that machine.
    let over: JSONValue?
  }

  static let now = Timestamp(secondsSince1970: 1_772_442_000)

  let product: any AnyProduct
  let machines: [PureMachine]
  let remote: PureRemote
  private(set) var syncs: [UserSync?] = [nil, nil]
  private(set) var said: [Said] = []
  private(set) var children: Set<String> = []
  private var saves = 0
  private let user: User

  init(_ product: any AnyProduct, ahead: Int = 0) throws {
    self.product = product
    machines = [PureMachine("m1"), PureMachine("m2", ahead: ahead)]
    remote = PureRemote(at: Timestamp(secondsSince1970: Self.now.secondsSince1970 + 1000))
    user = try #require(User(named: "sam"))
  }

  mutating func perform(_ action: Action, on index: Int) throws {
    switch action {
    case .say(let field, let value):
      save(on: index) { $0.answers[Path(field)] = $1(value) }
      said.append(
        Said(machine: index, field: field, value: value, over: former(field, on: index)))
    case .add(let name):
      children.insert(name)
      save(on: index) { state, answer in
        let isFirst = !state.answers.keys.contains { $0.element != nil }
        let place = isFirst ? 0 : state.elementCount(of: "children")
        if place > 0 { state.elements["children"] = place + 1 }
        state.answers[Path("name", in: .init(group: "children", index: place))] = answer(
          .string(name))
      }
    case .step: try step(on: index)
    }
  }

  private func former(_ field: String, on index: Int) -> JSONValue? { before[index]?[field] }

  /// What stood on each machine before its last save.
  private var before: [Int: [String: JSONValue]] = [:]

  private mutating func save(
    on index: Int, _ change: (inout ConversationState, (JSONValue) -> Answer) -> Void
  ) {
    let machine = machines[index]
    var memory = machine.memory
    saves += 1
    let now = Timestamp(
      secondsSince1970: Self.now.secondsSince1970 + saves + machine.ahead)
    let state = memory.stored?.state ?? product.initialState
    before[index] = Dictionary(
      uniqueKeysWithValues: state.answers.compactMap { path, answer in
        answer.value.map { (path.description, $0) }
      })
    var next = state
    next.startedAt = next.startedAt ?? now
    change(&next) { Answer(value: $0, origin: .said, at: now) }
    next.stamp(
      changesFrom: state, by: machine.machine ?? "", at: now, nonce: "\(saves)",
      groups: product.groups)
    memory.stored = StoredOnboarding(
      user: user.name, id: user.id, version: (memory.stored?.version ?? 0) + 1, state: next,
      tables: [], savedAt: now)
    memory.entries += 1
    machine.memory = memory
  }

  private mutating func step(on index: Int) throws {
    var sync = syncs[index] ?? newSync(on: index)
    try sync.advance()
    syncs[index] = sync.isDone ? nil : sync
  }

  private func newSync(on index: Int) -> UserSync {
    UserSync(
      user, of: product, from: machines[index], to: remote, token: { Token.next() },
      context: { World.context })
  }

  /// Whatever is under way on a machine is gone.
  mutating func kill(_ index: Int) { syncs[index] = nil }

  /// Lets both machines synchronize until nothing changes any more.
  mutating func settle() throws {
    for index in [0, 1, 0, 1] {
      syncs[index] = newSync(on: index)
      while syncs[index] != nil { try step(on: index) }
    }
  }

  static var context: TurnContext {
    guard let today = now.date else { preconditionFailure("an instant of this year") }
    return TurnContext(now: now, day: Context(today: today, now: now.time))
  }

  /// What lasts, to be put back.
  struct Snapshot {
    fileprivate let memories: [PureMachine.Contents]
    fileprivate let remote: RemoteOnboarding?
  }

  var snapshot: Snapshot {
    Snapshot(memories: machines.map(\.memory), remote: remote.memory)
  }

  func restore(_ snapshot: Snapshot) {
    for (machine, memory) in zip(machines, snapshot.memories) { machine.memory = memory }
    remote.memory = snapshot.remote
  }
}

/// Names that nothing else has.
private enum Token {
  static func next() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }
}
