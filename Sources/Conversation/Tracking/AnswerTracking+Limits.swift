import Understanding

extension AnswerTracking {
  /// Asks whether a value that was said with a limit, or which of several, is to be taken without.
  static func take(
    _ values: [JSONValue], _ evidence: Evidence, limitedAt slot: Slot, isOpen: Bool,
    _ tracker: inout Tracker
  ) {
    let allowed = tracker.admitted(values, at: slot)
    guard !isOpen, let first = allowed.first else { return tracker.note(.unfit) }
    tracker.state.pending =
      allowed.count == 1
      ? .doubt(slot.path, first, evidence)
      : .clarification(slot.path, candidates: allowed, evidence)
    tracker.note(.limited(slot.path, allowed))
  }
}
