import Understanding

extension Exchange {
  /// Takes a typed line.
  mutating func hear(_ text: String) {
    let trimmed = text.trimmingWhitespace
    if trimmed.isEmpty { return hearNothing() }
    if let word = trimmed.forcedCommand { return hearForcedCommand(word) }
    let line = Line(text)
    let wording = Wording(line)
    if Crisis.isHeard(in: wording) { return rest() }
    if let quoted = trimmed.quoted, answer(quoted: quoted) { return }
    if let pending = state.pending, settle(pending, line, wording) { return }
    guard let slot = current else { return hearAfterCompletion(line, wording) }
    if claimsWholly(line, slot) || answersWholly(line, wording, slot) {
      return answer(line, wording, slot)
    }
    if let command = Command(wording) {
      if isName(line, slot) { return askWhetherName(command, text: trimmed, slot) }
      return follow(command, wording)
    }
    if postponesElement(line, slot) || leadsOn(line, wording, slot) { return }
    if hearQuestion(line, wording, slot) { return }
    if correct(line, wording, slot) { return }
    answer(line, wording, slot)
  }

  /// Takes an empty line: it accepts, keeps or goes on, as the question says.
  private mutating func hearNothing() {
    if let pending = state.pending {
      if settleWithNothing(pending) { return }
    }
    guard let slot = current else { return askAgain() }
    switch slot.item {
    case .ask(let ask):
      let draft = agenda.draft
      if let value = slot.answer?.value, state.focus != nil {
        state.focus = nil
        say(.unchanged(heard(slot.path, value)))
        return self.ask()
      }
      if let suggestion = ask.suggestion?(draft, slot.index) {
        set(slot.path, suggestion.value, origin: .suggested, evidence: nil)
        return finishTurn()
      }
      if propose(slot) { return }
      notUnderstood(slot, line: nil)
    case .explain:
      acknowledge(slot)
    case .review, .signIn, .submit:
      notUnderstood(slot, line: nil)
    }
  }

  mutating func acknowledge(_ slot: Slot<D>) {
    state.focus = nil
    if state.answers[slot.path] == nil {
      state.answers[slot.path] = Answer(value: nil, origin: .acknowledged, at: context.now)
    }
    finishTurn()
  }

  /// Says what was heard and asks what comes next.
  mutating func finishTurn() {
    // What came up on the way is asked before the next question.
    if state.pending != nil, state.pending != before.pending { return }
    if doubtAnswers() { return }
    if agenda.isComplete, before.completedAt == nil {
      finish()
    } else if agenda.isComplete {
      tellAfterSubmission()
      say(.offerChanges(examples: flow.changeExamples))
    } else {
      ask()
    }
  }

  private mutating func hearAfterCompletion(_ line: Line, _ wording: Wording) {
    if let command = Command(wording) { return follow(command, wording) }
    if hearQuestion(line, wording, nil) || reopen(line, wording) { return }
    if correct(line, wording, nil) { return }
    if hearSmallTalk(wording) { return }
    if volunteer(line, nil) {
      return finishTurn()
    }
    if Assent(line, wording, reading) != nil || Talk.agreement.contains(wording.plain) {
      return askAgain()
    }
    if hearBareValue(line) { return }
    isUnderstood = false
    say(.cannotChange(label: nil))
    askAgain()
  }
}
