import Understanding

/// What becomes of values that Usher brings up itself: suggestions, and answers that have become unlikely.
enum ProposalTracking {
  /// Proposes the suggestion or the recommended choice, to be confirmed.
  ///
  /// - Returns: Whether the question has one.
  @discardableResult
  static func propose(_ slot: Slot, explained: Bool, _ tracker: inout Tracker) -> Bool {
    guard let ask = slot.ask, let suggestion = proposal(at: slot, &tracker),
      tracker.isAllowed(suggestion.value, at: slot)
    else { return false }
    tracker.state.pending = .suggestion(slot.path, suggestion.value)
    tracker.note(
      .proposed(
        slot.path, suggestion.value, because: suggestion.because,
        tip: explained ? ask.tip : nil))
    return true
  }

  private static func proposal(at slot: Slot, _ tracker: inout Tracker) -> Suggestion? {
    let draft = tracker.agenda.draft
    return slot.ask?.suggestion?(draft, slot.index)
      ?? slot.ask?.choices(draft, slot.index).first(where: \.isRecommended).map {
        Suggestion($0.value)
      }
  }

  // MARK: - What has become unlikely

  /// Asks about an answer that was likely until something else was said: a goal time, once the
  /// distance is another.
  ///
  /// - Returns: Whether there is such an answer.
  static func reconsider(_ tracker: inout Tracker) -> Bool {
    let now = tracker.agenda
    for slot in now.slots where slot.applies {
      guard let doubt = slot.entry.ask?.doubt, let answer = slot.answer, let value = answer.value,
        !isConfirming(slot.path, tracker), let why = doubt(now.draft, slot.index, value)
      else { continue }
      if tracker.agendaBefore.slot(slot.path)?.answer?.value == value,
        doubt(tracker.agendaBefore.draft, slot.index, value) != nil
      {
        continue
      }
      let heard = tracker.scene.phrase(slot.path, value) ?? ""
      let evidence = answer.evidence ?? Evidence(words: heard, span: 0..<0, rule: "doubt")
      tracker.state.pending = .doubt(slot.path, value, evidence)
      tracker.note(.reconsidered(slot.path, value, why: why))
      return true
    }
    return false
  }

  /// Whether the event settles the doubt about an answer.
  private static func isConfirming(_ path: Path, _ tracker: Tracker) -> Bool {
    if case .doubt(path, _, _) = tracker.before.pending { true } else { false }
  }
}
