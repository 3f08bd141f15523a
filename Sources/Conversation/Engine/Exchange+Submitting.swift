import Understanding

extension Exchange {
  /// Takes a line at a submission.
  mutating func hear(
    _ line: Line, _ wording: Wording, at submit: Submit<D>, _ slot: Slot<D>
  ) -> Bool {
    // "I consent" is about the consent, not about the sending.
    if mentionsAnswer(line, slot), correct(line, wording, slot) { return true }
    if agreesButCorrects(line, slot) { return true }
    let isAgreed =
      agrees(line, wording, submit.agreement)
      || ["retry", "try again", "again", "send it", "send"].contains(wording.plain)
    if isAgreed {
      send(submit, slot)
      return true
    }
    if correct(line, wording, slot) { return true }
    if Assent(line, wording, reading) == .no {
      say(.askWhatToChange(examples: flow.changeExamples))
      return true
    }
    return false
  }

  /// Whether a line names an answer that was given.
  private mutating func mentionsAnswer(_ line: Line, _ slot: Slot<D>) -> Bool {
    let agenda = agenda
    let mentions = mentions(in: line, at: slot)
    return mentions.all.contains { agenda.slot($0.path)?.answer != nil }
  }

  /// Sends the answers, or goes to the question on which it depends whether they can be sent.
  private mutating func send(_ submit: Submit<D>, _ slot: Slot<D>) {
    if submit.refusal(agenda.draft, slot.index) != nil {
      state.pending = nil
      state.focus = submit.condition.map { Path($0) }
      return ask()
    }
    state.pending = .submission(.sent)
    state.misses = 0
    say(.submission(.sending))
    let key = state.submissionKey ?? context.nonce
    state.submissionKey = key
    effects.append(.submit(key: key))
  }

  /// Sends what was agreed to be sent before, and could not be.
  ///
  /// - Returns: Whether there is such a submission.
  mutating func resumeSubmission() -> Bool {
    guard case .submission(.failed) = state.pending, let slot = current,
      case .submit(let submit) = slot.item, submit.refusal(agenda.draft, slot.index) == nil
    else { return false }
    send(submit, slot)
    return true
  }

  /// Says what becomes of a submission that was made when an answer changes after it.
  mutating func tellAfterSubmission() {
    guard before.completedAt != nil, state.answers != before.answers, let slot = submitSlot(),
      case .submit(let submit) = slot.item, let words = submit.afterwards
    else { return }
    say(.explanation([.text(words)]))
  }

  private mutating func submitSlot() -> Slot<D>? {
    agenda.slots.first { slot in
      if case .submit = slot.item { return true }
      return false
    }
  }

  /// Takes the id the service gave.
  mutating func submitted(_ id: String) {
    guard let slot = submitSlot() else { return }
    isUndoable = false
    state.pending = nil
    state.focus = nil
    state.answers[slot.path] = Answer(
      value: .string(id), origin: .acknowledged, at: context.now)
    say(.submission(.submitted(id: id)))
    finishTurn()
  }

  /// Tells why the submission failed; a refused field is asked again.
  mutating func submissionFailed(_ failure: SubmissionFailure) {
    isUnderstood = false
    if case .rejected(let field?, let reason) = failure, agenda.slot(Path(field))?.ask != nil {
      say(.submission(.failed(.rejected(field: label(Path(field)), reason: reason))))
      state.pending = nil
      state.focus = Path(field)
      return ask()
    }
    say(.submission(.failed(failure)))
    // The service keeps other answers under the key, so that the next try needs another.
    if failure == .conflict { state.submissionKey = nil }
    state.pending = .submission(.failed)
    askAgain()
  }
}
