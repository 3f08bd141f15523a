import Understanding

/// What becomes of the elements of repeated groups.
enum GroupTracking<D: Draft> {
  /// Opens elements, with what was said of them.
  static func open(_ opening: Opening, _ tracker: inout Tracker<D>) {
    tracker.state.focus = nil
    // After all was complete the last look is taken once more.
    if tracker.agenda.isComplete { reopenReview(of: opening.group, &tracker) }
    let count = tracker.state.elements[opening.group] ?? 1
    guard !opening.entries.isEmpty else {
      tracker.state.elements[opening.group] = count + 1
      return tracker.note(.opened(group: opening.group, []))
    }
    tracker.state.misses = 0
    tracker.state.elements[opening.group] = max(count, opening.first + opening.entries.count)
    for (offset, fields) in opening.entries.enumerated() {
      let element = Path.Element(group: opening.group, index: opening.first + offset)
      for (field, value) in fields.sorted(by: { $0.key < $1.key }) {
        let path = Path(field, in: element)
        tracker.settled.insert(path)
        tracker.state.answers[path] = Answer(
          value: value, origin: .said, evidence: opening.evidence, at: tracker.context.now)
      }
    }
    tracker.note(.opened(group: opening.group, opening.entries))
  }

  private static func reopenReview(of group: String, _ tracker: inout Tracker<D>) {
    for slot in tracker.agenda.slots {
      if case .review(let review) = slot.item, review.addsTo == group {
        tracker.state.answers[slot.path] = nil
      }
    }
  }

  /// Closes the last element of a group when nothing is known of it yet.
  ///
  /// - Returns: Whether there was such an element.
  static func closeEmpty(at slot: Slot<D>, _ tracker: inout Tracker<D>) -> Bool {
    guard let element = slot.path.element, element.index > 0,
      element.index + 1 == (tracker.state.elements[element.group] ?? 1),
      !tracker.state.answers.keys.contains(where: { $0.element == element })
    else { return false }
    tracker.state.elements[element.group] = element.index
    tracker.state.focus = nil
    tracker.isUndoable = false
    tracker.note(.closed(group: element.group))
    return true
  }
}
