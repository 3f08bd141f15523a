import Understanding

extension Exchange {
  /// Tells that an event's changes could not be saved, and keeps the event to try again.
  mutating func failToSave(_ failure: SaveFailure, after event: Event) {
    isUnderstood = false
    // What was to be saved in the first place is kept, and what was said since comes after it.
    var original = event
    var earlier = state.pending
    if case .retry(.saveFailed(_, after: let kept), let over) = state.pending {
      original = isRetry(event) ? kept : .sequence([kept, event])
      earlier = over
    }
    state.pending = .retry(.saveFailed(failure, after: original), over: earlier)
    say(.saveFailed(failure))
    effects = []
    holdsInMemory = true
  }

  private func isRetry(_ event: Event) -> Bool {
    guard case .line(let text) = event else { return false }
    let line = Line(text)
    let wording = Wording(line)
    return text.trimmingWhitespace.isEmpty || Assent(line, wording, reading) == .yes
      || Self.retrying.contains(wording.plain)
  }

  /// Settles whether to try again.
  ///
  /// An answer given instead is heard after the one that waits.
  mutating func settleRetry(
    _ event: Event, over earlier: Pending?, _ line: Line, _ wording: Wording
  ) -> Bool {
    if Assent(line, wording, reading) == .yes || Self.retrying.contains(wording.plain) {
      return retry(event, over: earlier)
    }
    if Command(wording) == .quit {
      if case .saveFailed(let failure, _) = event { leave(.unsaved(failure)) }
      return true
    }
    if Assent(line, wording, reading) == .no {
      state.pending = earlier
      holdsInMemory = true
      askAgain()
      return true
    }
    if Command(wording) != nil { return false }
    guard case .saveFailed(_, let original) = event else { return false }
    state.pending = earlier
    take(original)
    take(.line(line.text))
    return true
  }

  /// Does again what could not be saved.
  mutating func retry(_ event: Event, over earlier: Pending?) -> Bool {
    guard case .saveFailed(_, let original) = event else { return false }
    state.pending = earlier
    say(.savedAfterAll)
    take(original)
    return true
  }

  private static var retrying: Set<String> {
    ["retry", "try again", "again", "try it again", "yes try again", "please try again"]
  }
}
