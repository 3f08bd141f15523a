import Understanding

/// One item of a flow as it stands now: its place, its answer, and whether it applies.
struct Slot<D: Draft>: Sendable {
  let path: Path
  let item: Item<D>
  let step: Step<D>
  let isFirstOfStep: Bool
  /// Whether the branch taken leads here; the answer is parked when it does not.
  let applies: Bool
  let answer: Answer?

  var index: Int { path.element?.index ?? 0 }

  var ask: Ask<D>? {
    if case .ask(let ask) = item { ask } else { nil }
  }

  /// Whether the item is still to be settled.
  var isOpen: Bool {
    guard applies, answer == nil else { return false }
    return ask?.isOnlyHandedIn != true
  }
}

/// A flow unrolled over the answers: the draft, and every item with its answer, in order.
struct Agenda<D: Draft>: Sendable {
  private(set) var draft = D()
  private(set) var slots: [Slot<D>] = []

  init(_ flow: Flow<D>, _ state: ConversationState) {
    for part in flow.parts {
      switch part {
      case .step(let step):
        add(step, element: nil, state)
      case .group(let repeated):
        let group = repeated.group
        let count = max(1, state.elements[group.id] ?? 1)
        group.grow(&draft, count)
        for index in 0..<count {
          for step in group.steps {
            add(step, element: .init(group: group.id, index: index), state)
          }
        }
      }
    }
  }

  private mutating func add(
    _ step: Step<D>, element: Path.Element?, _ state: ConversationState
  ) {
    let index = element?.index ?? 0
    for (place, item) in step.items.enumerated() {
      let path = Path(item.id, in: element)
      let answer = state.answers[path]
      var applies = true
      // Later conditions see earlier answers, never those of a branch that is not taken.
      switch item {
      case .ask(let ask):
        applies = ask.condition?(draft, index) ?? true
        if applies, let value = answer?.value { ask.write(&draft, index, value) }
      case .submit(let submit):
        if let id = answer?.value?.string { submit.write(&draft, index, id) }
      case .explain, .review, .signIn:
        break
      }
      slots.append(
        Slot(
          path: path, item: item, step: step, isFirstOfStep: place == 0, applies: applies,
          answer: answer))
    }
  }

  /// Where the conversation stands: the item gone back to, or else the first that is open.
  func current(_ state: ConversationState) -> Slot<D>? {
    if let focus = state.focus, let slot = slots.first(where: { $0.path == focus && $0.applies }) {
      return slot
    }
    return slots.first(where: \.isOpen)
  }

  /// Whether nothing is open any more.
  var isComplete: Bool { !slots.contains(where: \.isOpen) }

  func slot(_ path: Path) -> Slot<D>? {
    slots.first { $0.path == path }
  }
}
