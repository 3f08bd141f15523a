import Conversation
import Understanding

/// A flow walked through by all lines that matter: each choice, each example, yes and no, empty
/// lines and skips.
struct Exploration {
  /// A way from one item to the next.
  struct Edge: Hashable {
    /// The step and item that were asked.
    let from: Stop
    /// What comes next, nil at the end.
    let to: Stop?
    /// What was said.
    let label: String
  }

  /// A step and an item of it, without the index of a group's element.
  struct Stop: Hashable {
    let step: String
    let item: String
  }

  /// A state that was reached, and the item that is asked in it.
  struct Reached {
    let state: ConversationState
    let slot: Slot
    let draft: AnyDraft
  }

  /// What was said in a state, and where it led.
  struct Said {
    /// The index of the state.
    let state: Int
    let move: Move
    let way: Way
    /// The index of the state that was first reached by it; nil where it reached none, or one that
    /// was known.
    var opened: Int?
  }

  /// Where something said leads.
  enum Way: Hashable {
    /// Nowhere: the same is asked again.
    case nowhere
    /// To another item; nil for the end.
    case on(to: Stop?)
  }

  /// A state and the flow unrolled over it.
  typealias Place = (state: ConversationState, agenda: Agenda)

  let flow: AnyFlow
  let context: TurnContext
  var edges: [Edge] = []
  var reached: [Reached] = []
  /// The indices of the states in which walks began.
  var beginnings: [Int] = []
  var deadEnds: [Reached] = []
  /// What was said in each of the states, in their order.
  var said: [Said] = []
  /// A state in which all is complete, where one is reached.
  var end: ConversationState?
  /// The index of what was said to reach it.
  var lastSaid: Int?
  /// What is worth seeing again at other instants.
  var visits: [Visit] = []

  /// More states than any flow for people needs; beyond, the walk stops.
  private static var limit: Int { 4000 }

  init(_ flow: AnyFlow, _ context: TurnContext) {
    self.init(unwalked: flow, context)
    walk()
  }

  init(unwalked flow: AnyFlow, _ context: TurnContext) {
    self.flow = flow
    self.context = context
  }

  private mutating func walk() {
    var known = Set<Signature>()
    walk(from: start, after: nil, &known)
    reachFurther(&known)
    visits = visitsAtOtherInstants()
  }

  /// Walks through all that follows from a place, but what is known.
  mutating func walk(from place: Place, after opener: Int?, _ known: inout Set<Signature>) {
    var knownEdges = Set(edges)
    let limit = reached.count + Self.limit
    var open: [(place: Place, said: Int?)] = [(place, opener)]
    while let (place, opener) = open.popLast(), reached.count < limit {
      let (state, agenda) = place
      guard let slot = agenda.current(state) else {
        if end == nil { (end, lastSaid) = (state, opener) }
        continue
      }
      guard known.insert(Signature(state, agenda)).inserted else { continue }
      let here = Reached(state: state, slot: slot, draft: agenda.draft)
      let index = reach(here, after: opener)
      var leadsOn = false
      for move in moves(at: here) {
        let next = follow(move.event, from: state)
        let way = way(from: here, to: next)
        said.append(Said(state: index, move: move, way: way))
        guard case .on(let target) = way else { continue }
        leadsOn = true
        let edge = Edge(from: stop(slot), to: target, label: move.label)
        if knownEdges.insert(edge).inserted { edges.append(edge) }
        open.append((next, said.count - 1))
      }
      if !leadsOn { deadEnds.append(here) }
    }
  }

  /// Adds a state that something said led to, or in which a walk begins.
  ///
  /// - Returns: Its index.
  mutating func reach(_ here: Reached, after opener: Int?) -> Int {
    if let opener {
      said[opener].opened = reached.count
    } else {
      beginnings.append(reached.count)
    }
    reached.append(here)
    return reached.count - 1
  }

  /// Where a conversation begins.
  var start: Place { place(flow.turn(after: .begin, from: flow.initialState, in: context).state) }

  private func place(_ state: ConversationState) -> Place { (state, Agenda(flow, state)) }

  func stop(_ slot: Slot) -> Stop { Stop(step: slot.step.id, item: slot.path.item) }

  /// Where something said in a state leads that has another state for its outcome.
  func way(from here: Reached, to next: Place) -> Way {
    let target = next.agenda.current(next.state)
    guard target?.path != here.slot.path || next.state.elements != here.state.elements else {
      return .nowhere
    }
    return .on(to: target.map(stop))
  }

  /// Where an event leads, and whatever it asks the surroundings for, which all succeeds.
  func follow(_ event: Event, from state: ConversationState) -> Place {
    let turn = flow.turn(after: event, from: state, in: context)
    if turn.effects.contains(where: { if case .submit = $0 { true } else { false } }) {
      return place(flow.turn(after: .submitted(id: "plan"), from: turn.state, in: context).state)
    }
    return place(turn.state)
  }
}
