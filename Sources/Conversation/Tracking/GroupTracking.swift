import Understanding

/// What becomes of the elements of repeated groups.
enum GroupTracking {
  /// Opens elements, with what was said of them.
  static func open(_ opening: Opening, _ tracker: inout Tracker) {
    tracker.state.focus = nil
    // After all was complete the last look is taken once more.
    if tracker.agenda.isComplete { reopenReview(of: opening.group, &tracker) }
    guard let group = tracker.scene.group(opening.group) else { return }
    let count = tracker.state.elementCount(of: group.id)
    guard !opening.entries.isEmpty else {
      guard count < group.limits.upperBound else {
        return tracker.note(.full(group: group.id, names: []))
      }
      tracker.state.elements[group.id] = count + 1
      return tracker.note(.opened(group: group.id, []))
    }
    tracker.state.misses = 0
    let kept = put(opening.entries, from: opening.first, into: group, opening.evidence, &tracker)
    if !kept.isEmpty { tracker.note(.opened(group: group.id, kept)) }
  }

  private static func reopenReview(of group: String, _ tracker: inout Tracker) {
    for slot in tracker.agenda.slots {
      if case .review(let review) = slot.item, review.addsTo == group {
        tracker.state.answers[slot.path] = nil
      }
    }
  }

  /// Closes the last element of a group when nothing is known of it yet.
  ///
  /// - Returns: Whether there was such an element.
  static func closeEmpty(at slot: Slot, _ tracker: inout Tracker) -> Bool {
    guard let element = slot.path.element, element.index > 0,
      element.index + 1 == tracker.state.elementCount(of: element.group),
      !tracker.state.answers.keys.contains(where: { $0.element == element })
    else { return false }
    tracker.state.elements[element.group] = element.index
    tracker.state.focus = nil
    tracker.isUndoable = false
    tracker.note(.closed(group: element.group))
    return true
  }
}
