import Understanding

/// What becomes of sending the answers to a service.
enum SubmissionTracking {
  /// Sends the answers, or goes to the question on which it depends whether they can be sent.
  static func send(_ submit: Submit<AnyDraft>, _ slot: Slot, _ tracker: inout Tracker) {
    if submit.refusal(tracker.agenda.draft, slot.index) != nil {
      tracker.state.pending = nil
      tracker.state.focus = submit.condition.map { Path($0) }
      return tracker.note(.refocused)
    }
    tracker.state.pending = .submission(.sent)
    tracker.state.misses = 0
    tracker.note(.submission(.sending))
    let key = tracker.state.submissionKey ?? tracker.context.nonce
    tracker.state.submissionKey = key
    tracker.effects.append(.submit(key: key))
  }

  /// Sends what was agreed to be sent before, and could not be.
  ///
  /// - Returns: Whether there is such a submission.
  static func resume(_ tracker: inout Tracker) -> Bool {
    guard case .submission(.failed) = tracker.state.pending, let slot = tracker.current,
      case .submit(let submit) = slot.item,
      submit.refusal(tracker.agenda.draft, slot.index) == nil
    else { return false }
    send(submit, slot, &tracker)
    return true
  }

  private static func slot(_ tracker: inout Tracker) -> Slot? {
    tracker.agenda.slots.first { slot in
      if case .submit = slot.item { true } else { false }
    }
  }

  /// Takes the id the service gave.
  static func submitted(_ id: String, _ tracker: inout Tracker) {
    guard let slot = slot(&tracker) else { return }
    tracker.isUndoable = false
    tracker.state.pending = nil
    tracker.state.focus = nil
    tracker.state.answers[slot.path] = Answer(
      value: .string(id), origin: .acknowledged, at: tracker.context.now)
    tracker.note(.submission(.submitted(id: id)))
  }

  /// Takes why the submission failed; a refused field is asked again.
  static func failed(_ failure: SubmissionFailure, _ tracker: inout Tracker) {
    if case .rejected(let field?, let reason) = failure,
      tracker.agenda.slot(Path(field))?.ask != nil
    {
      tracker.state.pending = nil
      tracker.state.focus = Path(field)
      return tracker.note(.submissionRejected(Path(field), reason: reason))
    }
    // The service keeps other answers under the key, so that the next try needs another.
    if failure == .conflict { tracker.state.submissionKey = nil }
    tracker.state.pending = .submission(.failed)
    tracker.note(.submission(.failed(failure)))
  }
}
