import Understanding

/// A flow walked through by all lines that matter: each choice, each example, yes and no, empty
/// lines and skips.
struct Exploration<D: Draft> {
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
    let slot: Slot<D>
    let draft: D
  }

  let flow: Flow<D>
  let context: TurnContext
  private(set) var edges: [Edge] = []
  private(set) var reached: [Reached] = []
  private(set) var deadEnds: [Reached] = []
  private(set) var reachesEnd = false

  /// More states than any flow for people needs; beyond, the walk stops.
  private static var limit: Int { 4000 }

  init(_ flow: Flow<D>, _ context: TurnContext) {
    self.flow = flow
    self.context = context
    walk()
  }

  private mutating func walk() {
    var known = Set<Signature>()
    var knownEdges = Set<Edge>()
    var open = [flow.turn(after: .begin, from: flow.initialState, in: context).state]
    while let state = open.popLast(), reached.count < Self.limit {
      let agenda = Agenda(flow, state)
      guard let slot = agenda.current(state) else {
        reachesEnd = true
        continue
      }
      guard known.insert(Signature(state, agenda)).inserted else { continue }
      let here = Reached(state: state, slot: slot, draft: agenda.draft)
      reached.append(here)
      var leadsOn = false
      for move in moves(at: here) {
        let next = follow(move.event, from: state)
        let agenda = Agenda(flow, next)
        let target = agenda.current(next)
        guard target?.path != slot.path || next.elements != state.elements else { continue }
        leadsOn = true
        let edge = Edge(
          from: Stop(step: slot.step.id, item: slot.path.item),
          to: target.map { Stop(step: $0.step.id, item: $0.path.item) }, label: move.label)
        if knownEdges.insert(edge).inserted { edges.append(edge) }
        open.append(next)
      }
      if !leadsOn { deadEnds.append(here) }
    }
  }

  /// The state after an event and whatever it asks the surroundings for, which all succeeds.
  private func follow(_ event: Event, from state: ConversationState) -> ConversationState {
    let turn = flow.turn(after: event, from: state, in: context)
    if turn.effects.contains(where: { if case .submit = $0 { true } else { false } }) {
      return flow.turn(after: .submitted(id: "plan"), from: turn.state, in: context).state
    }
    return turn.state
  }

  private func moves(at here: Reached) -> [(event: Event, label: String)] {
    switch here.slot.item {
    case .ask(let ask):
      let dimension = ask.dimension(here.draft, here.slot.index)
      var lines = ask.choices(here.draft, here.slot.index).map(\.title)
      if dimension.isYesOrNo { lines += ["yes", "no"] }
      lines += (ask.examples ?? []) + dimension.examples.prefix(2)
      if ask.suggestion?(here.draft, here.slot.index) != nil { lines.append("") }
      if ask.isSkippable { lines.append("skip") }
      return lines.map { (.line($0), $0.isEmpty ? "Enter" : $0) }
    case .explain:
      return [(.line(""), "Enter")]
    case .review(let review):
      var moves: [(event: Event, label: String)] = [(.line("yes"), "yes")]
      if let group = review.addsTo, let word = review.adding.first,
        (here.state.elements[group] ?? 1) < 2
      {
        moves.append((.line(word), word))
      }
      return moves
    case .signIn:
      let account = SignedIn(accountID: "check", email: "sam@example.org", method: .signIn)
      return [(.signedIn(account), "signed in")]
    case .submit:
      return [(.line("yes"), "yes")]
    }
  }
}

/// What tells states apart that lead on differently: where they stand, what is answered, and the
/// answers that flows branch on.
private struct Signature: Hashable {
  private let current: Path?
  private let answers: [Path: JSONValue?]
  private let elements: [String: Int]

  init<D: Draft>(_ state: ConversationState, _ agenda: Agenda<D>) {
    current = agenda.current(state)?.path
    elements = state.elements
    var answers: [Path: JSONValue?] = [:]
    for slot in agenda.slots {
      guard let answer = slot.answer else { continue }
      let isBranching =
        switch slot.ask?.dimension(agenda.draft, slot.index).form {
        case .option, .yesOrNo: true
        case .value, .name, .text, nil: false
        }
      answers[slot.path] = isBranching ? answer.value : .some(nil)
    }
    self.answers = answers
  }
}
