import Understanding

/// A flow unrolled over the answers: the draft, and every item with its answer, in order.
///
/// It is a reference, as every scene holds it.
package final class Agenda: Sendable {
  package let slots: [Slot]
  /// The first item that is still to be settled.
  let firstOpen: Slot?
  /// The numbers of elements of the groups by their ids.
  let counts: [String: Int]
  private let chapters: Chapters
  /// Where the slots of each chapter begin.
  private let starts: [Int]
  package let draft: AnyDraft

  package init(_ flow: AnyFlow, _ state: ConversationState) {
    chapters = flow.chapters
    var draft = flow.unanswered
    var slots: [Slot] = []
    var counts: [String: Int] = [:]
    var starts: [Int] = []
    slots.reserveCapacity(chapters.entryCount)
    starts.reserveCapacity(chapters.all.count)
    for chapter in chapters.all {
      starts.append(slots.count)
      guard let group = chapter.group else {
        Self.add(chapter.entries, element: nil, state, &draft, &slots)
        continue
      }
      let count = state.elementCount(of: group.id)
      counts[group.id] = count
      group.grow(&draft, count)
      for index in 0..<count {
        let element = Path.Element(group: group.id, index: index)
        Self.add(chapter.entries, element: element, state, &draft, &slots)
      }
    }
    self.slots = slots
    self.counts = counts
    self.starts = starts
    firstOpen = slots.first(where: \.isOpen)
    self.draft = draft
  }

  private static func add(
    _ entries: [Entry], element: Path.Element?, _ state: ConversationState, _ draft: inout AnyDraft,
    _ slots: inout [Slot]
  ) {
    let index = element?.index ?? 0
    for entry in entries {
      let path = Path(entry.item.id, in: element)
      let answer = state.answers[path]
      // Later conditions see earlier answers, never those of a branch that is not taken.
      let applies = entry.condition?(draft, index) ?? true
      if applies, let value = answer?.value { entry.write?(&draft, index, value) }
      slots.append(Slot(entry, at: path, applies: applies, answer: answer))
    }
  }

  /// Where the conversation stands: the item gone back to, or else the first that is open.
  package func current(_ state: ConversationState) -> Slot? {
    if let focus = state.focus, let slot = slot(focus), slot.applies { return slot }
    return firstOpen
  }

  /// Whether a yes to an item cannot be taken back: it sends the answers, or ends the onboarding.
  func isIrrevocable(_ slot: Slot) -> Bool {
    switch slot.item {
    case .submit: return true
    case .review:
      let place = slots.lastIndex { $0.path == slot.path }
      return slots[(place.map { $0 + 1 } ?? slots.endIndex)...].allSatisfy { later in
        if case .explain = later.item { return true }
        return !later.applies || later.entry.isOnlyHandedIn
      }
    case .ask, .explain, .signIn: return false
    }
  }

  /// Whether a question has been answered.
  var hasAnswers: Bool { slots.contains { $0.ask != nil && $0.answer?.value != nil } }

  /// Whether nothing is open any more.
  var isComplete: Bool { firstOpen == nil }

  /// The item that `back` leads to from another, or nil where there is no way back.
  func slot(before slot: Slot) -> Slot? {
    guard let place = slots.firstIndex(where: { $0.path == slot.path }) else { return nil }
    if slot.isFirstOfStep, !slot.step.allowsBack { return nil }
    for index in (0..<place).reversed() where slots[index].applies {
      if case .signIn = slots[index].item { return nil }
      if slots[index].ask?.isOnlyHandedIn != true { return slots[index] }
    }
    return nil
  }

  func slot(_ path: Path) -> Slot? {
    guard let place = chapters.place(of: path) else { return nil }
    let entries = chapters.all[place.chapter].entries.count
    let index = starts[place.chapter] + (path.element?.index ?? 0) * entries + place.offset
    let end = place.chapter + 1 < starts.count ? starts[place.chapter + 1] : slots.count
    return index < end ? slots[index] : nil
  }
}
