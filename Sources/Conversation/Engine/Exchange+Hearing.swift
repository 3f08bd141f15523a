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
    if leadsBackOrOn(line, wording, slot) { return }
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

  private mutating func hearForcedCommand(_ word: String) {
    let line = Line(word)
    let wording = Wording(line)
    if case .signIn(let phase) = state.pending, leaves(phase, wording) {
      cancelSignIn()
      return
    }
    guard let command = Command(wording) else {
      isUnderstood = false
      say(.unknownCommand(word))
      return askAgain()
    }
    follow(command, wording)
  }

  private mutating func answer(quoted: String) -> Bool {
    guard let slot = current, let ask = slot.ask else { return false }
    state.pending = nil
    // The quotes stay: a name in quotes is taken as it stands.
    let line = Line("\"\(quoted)\"")
    let reading = ask.dimension(agenda.draft, slot.index).read(line, reading)
    if case .unclear(.nothingFound) = reading {
      let plain = Line(quoted)
      let bare = ask.dimension(agenda.draft, slot.index).read(plain, self.reading)
      take(bare, for: slot, line: plain)
      return true
    }
    take(reading, for: slot, line: line)
    return true
  }

  /// Whether the question takes the whole line as its answer, so that it is no command.
  private mutating func answersWholly(
    _ line: Line, _ wording: Wording, _ slot: Slot<D>
  ) -> Bool {
    guard let ask = slot.ask, Command(wording) != nil else { return false }
    let dimension = ask.dimension(agenda.draft, slot.index)
    guard !dimension.takesAnyWords, Command(wording) != .help else { return false }
    guard case .understood(_, let evidence) = dimension.read(line, reading) else { return false }
    // "Start over" has a word that is nearly a star, and nearly any words can be a wish of one's own.
    return evidence.span == line.span(0..<line.tokens.count) && !evidence.isOwnWish
  }

  /// Whether a word that is also a command is written as a name where a name is asked.
  private mutating func isName(_ line: Line, _ slot: Slot<D>) -> Bool {
    guard let ask = slot.ask, line.tokens.count == 1,
      line.text.trimmingWhitespace.first?.isUppercase == true,
      ask.dimension(agenda.draft, slot.index).form == .name
    else { return false }
    return line.tokens[0].kind == .word
  }

  private mutating func askWhetherName(_ command: Command, text: String, _ slot: Slot<D>) {
    state.pending = .commandOrAnswer(slot.path, command, text: text)
    say(.commandOrAnswer(text, label: label(slot.path)))
  }

  /// Takes words that go on, agree, add an element or repeat what an item without a value offers.
  private mutating func leadsBackOrOn(
    _ line: Line, _ wording: Wording, _ slot: Slot<D>
  ) -> Bool {
    switch slot.item {
    case .explain(let explain):
      if explain.leadsToSignIn, leadsToSignIn(line, wording, slot) { return true }
      if agreesButCorrects(line, slot) { return true }
      guard
        Talk.goingOn.contains(wording.plain) || Talk.goingOn.contains(wording.core)
          || explain.goOn.contains(wording.plain) || Assent(line, wording, reading) == .yes
      else { return false }
      acknowledge(slot)
      return true
    case .review(let review):
      return hear(line, wording, at: review, slot)
    case .submit(let submit):
      return hear(line, wording, at: submit, slot)
    case .ask, .signIn:
      return false
    }
  }

  private mutating func hear(
    _ line: Line, _ wording: Wording, at review: Review<D>, _ slot: Slot<D>
  ) -> Bool {
    if let group = review.addsTo, open(group, by: review.adding, line) { return true }
    if agreesButCorrects(line, slot) { return true }
    if agrees(line, wording, review.agreement) {
      acknowledge(slot)
      return true
    }
    if correct(line, wording, slot) { return true }
    if Assent(line, wording, reading) == .no {
      if line.tokens.count > 1, correct(line, wording, slot) { return true }
      say(.askWhatToChange(examples: flow.changeExamples))
      return true
    }
    return false
  }

  /// Takes "yes, but change the window to 10 to 6" as what it changes; the yes is asked for again.
  mutating func agreesButCorrects(_ line: Line, _ slot: Slot<D>) -> Bool {
    guard
      let but = line.tokens.firstIndex(where: { ["but", "except"].contains($0.word) }),
      Assent(line, Wording(line), reading) == .yes
    else { return false }
    let rest = line.keeping(line.tokens[but].span.upperBound..<line.text.utf8.count)
    if correct(rest, Wording(rest), slot) { return true }
    if volunteer(rest, slot) {
      finishTurn()
    } else {
      say(.askWhatToChange(examples: flow.changeExamples))
    }
    return true
  }

  func agrees(_ line: Line, _ wording: Wording, _ words: [String]) -> Bool {
    // "You're great" is kind, and no yes; "great" is one.
    if Talk.smallTalk[wording.plain] == .praise, line.tokens.count > 1 { return false }
    return words.contains(wording.plain) || words.contains(wording.core)
      || Talk.agreement.contains(wording.plain) || Talk.agreement.contains(wording.core)
      || Assent(line, wording, reading) == .yes
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
    isUnderstood = false
    say(.cannotChange(label: nil))
    askAgain()
  }
}
