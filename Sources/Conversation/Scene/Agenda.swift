import Understanding

/// A flow unrolled over the answers: the draft, and every item with its answer, in order.
struct Agenda<D: Draft>: Sendable {
  private(set) var draft = D()
  private(set) var slots: [Slot<D>] = []
  /// The first item that is still to be settled.
  private(set) var firstOpen: Slot<D>?
  /// The numbers of elements of the groups by their ids.
  private(set) var counts: [String: Int] = [:]
  private let plan: Plan<D>
  /// Where the slots of each chapter begin.
  private var starts: [Int] = []

  init(_ flow: Flow<D>, _ state: ConversationState) {
    plan = flow.plan
    slots.reserveCapacity(plan.entryCount)
    starts.reserveCapacity(plan.chapters.count)
    for chapter in plan.chapters {
      starts.append(slots.count)
      guard let group = chapter.group else {
        add(chapter.entries, element: nil, state)
        continue
      }
      let count = state.elementCount(of: group.id)
      counts[group.id] = count
      group.grow(&draft, count)
      for index in 0..<count {
        add(chapter.entries, element: .init(group: group.id, index: index), state)
      }
    }
  }

  private mutating func add(
    _ entries: [Entry<D>], element: Path.Element?, _ state: ConversationState
  ) {
    let index = element?.index ?? 0
    for entry in entries {
      let path = Path(entry.item.id, in: element)
      let answer = state.answers[path]
      // Later conditions see earlier answers, never those of a branch that is not taken.
      let applies = entry.condition?(draft, index) ?? true
      if applies, let value = answer?.value { entry.write?(&draft, index, value) }
      let slot = Slot(entry, at: path, applies: applies, answer: answer)
      if firstOpen == nil, slot.isOpen { firstOpen = slot }
      slots.append(slot)
    }
  }

  /// Where the conversation stands: the item gone back to, or else the first that is open.
  func current(_ state: ConversationState) -> Slot<D>? {
    if let focus = state.focus, let slot = slot(focus), slot.applies { return slot }
    return firstOpen
  }

  /// Whether nothing is open any more.
  var isComplete: Bool { firstOpen == nil }

  /// The item that `back` leads to from another, or nil where there is no way back.
  func slot(before slot: Slot<D>) -> Slot<D>? {
    guard let place = slots.firstIndex(where: { $0.path == slot.path }) else { return nil }
    if slot.isFirstOfStep, !slot.step.allowsBack { return nil }
    for index in (0..<place).reversed() where slots[index].applies {
      if case .signIn = slots[index].item { return nil }
      if slots[index].ask?.isOnlyHandedIn != true { return slots[index] }
    }
    return nil
  }

  func slot(_ path: Path) -> Slot<D>? {
    guard let place = plan.place(of: path) else { return nil }
    let entries = plan.chapters[place.chapter].entries.count
    let index = starts[place.chapter] + (path.element?.index ?? 0) * entries + place.offset
    let end = place.chapter + 1 < starts.count ? starts[place.chapter + 1] : slots.count
    return index < end ? slots[index] : nil
  }
}
