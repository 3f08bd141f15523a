import Understanding

extension Exchange {
  /// Takes one event.
  mutating func take(_ event: Event) {
    switch event {
    case .begin: begin()
    case .beginSignedOut: begin(isSignedOut: true)
    case .beginSignedIn(let account): begin(signedIn: account)
    case .line(let text): hear(text)
    case .unreadable(let problem):
      isUnderstood = false
      say(.unreadable(problem))
      askAgain()
    case .secret(let outcome): takeSecret(outcome)
    case .handIn(let values): handIn(values)
    case .endOfInput: leave(inputEnding)
    case .interrupt: leave(.interrupted)
    case .terminate(let reason): leave(.terminated(reason))
    case .sequence(let events):
      for event in events where !isClosing { take(event) }
    case .saveFailed(let failure, let event): failToSave(failure, after: event)
    case .reloaded:
      say(.reloaded)
      ask(isNew: true)
    case .signedIn(let account): signedIn(account)
    case .signInFailed(let failure): signInFailed(failure)
    case .signInCancelled: signInCancelled()
    case .sessionExpired: sessionExpired()
    case .signedOut: signedOut()
    case .signOutFailed(let reason): signOutFailed(reason)
    case .submitted(let id): submitted(id)
    case .submissionFailed(let failure): submissionFailed(failure)
    }
  }

  /// Whether the conversation ends with this turn.
  private var isClosing: Bool {
    effects.contains { if case .close = $0 { true } else { false } }
  }

  private var inputEnding: Ending {
    mutating get {
      if agenda.isComplete { return .complete }
      if case .submission(.failed) = state.pending { return .serviceUnreachable }
      if case .retry(let event, _) = state.pending, case .saveFailed(let failure, _) = event {
        return .unsaved(failure)
      }
      return .inputEnded
    }
  }

  mutating func leave(_ ending: Ending) {
    if case .unsaved = ending {
      effects.append(.close(ending))
      return
    }
    let isComplete = agenda.isComplete
    if !(isComplete && ending == .complete) { say(.saved(isComplete: isComplete)) }
    effects.append(.close(isComplete && ending == .left ? .complete : ending))
  }

  /// Greets, and asks where the conversation stands.
  mutating func begin(isSignedOut: Bool = false) {
    migrate()
    if state.isNew {
      state.startedAt = context.now
      state.stepSince = context.now
      passSignInIfUnneeded()
      ask(isNew: true)
      return
    }
    passSignInIfUnneeded()
    forgetSecrets()
    if isSignedOut, let signIn, state.answers[Path(signIn.id)]?.value != nil {
      return askToSignInAgain()
    }
    if agenda.isComplete {
      say(.welcomeBack(name: nil, done: 0, isComplete: true))
      finish()
      // An answer that was about to be changed is still asked for.
      if state.focus != nil { ask(isNew: true) }
      return
    }
    say(.welcomeBack(name: nil, done: answeredCount, isComplete: false))
    if resumeSubmission() { return }
    if let pending = state.pending, let slot = current, !isAskedWithItsQuestion(pending) {
      // What was being settled comes first, as it would have without the break.
      say(.progress(progress(of: slot)))
      if case .signIn(let phase) = pending { return askSignIn(phase, isAgain: false) }
      if askPending(pending) { return }
    }
    // The next line finds the question as it was left, with as much help as before.
    let misses = state.misses
    ask(isNew: true)
    state.misses = misses
  }

  /// The number of questions that have an answer.
  var answeredCount: Int {
    mutating get {
      agenda.slots.filter { $0.applies && $0.ask != nil && $0.answer != nil }.count
    }
  }

  /// Whether the question of the item at hand says what is pending.
  private func isAskedWithItsQuestion(_ pending: Pending) -> Bool {
    switch pending {
    case .signIn(.email), .signIn(.waiting), .submission: true
    default: false
    }
  }

  /// What is shown once all is complete.
  mutating func finish() {
    say(.complete(flow.dashboard(agenda.draft, context, state.completedAt ?? context.now)))
    say(.offerChanges(examples: flow.changeExamples))
  }

  /// Brings answers given to an older version of the flow to this one.
  mutating func migrate() {
    if state.flowVersion != flow.version {
      for (old, new) in flow.renamed {
        for (path, answer) in state.answers where path.item == old {
          let renamed = Path(new, in: path.element)
          if state.answers[renamed] == nil { state.answers[renamed] = answer }
          state.answers[path] = nil
        }
      }
      state.flowVersion = flow.version
      state.format = ConversationState.currentFormat
      state.pending = nil
      state.undo = []
      isUndoable = false
    }
    let agenda = agenda
    // An answer that the question no longer takes is asked again; it is not carried along unread.
    for slot in agenda.slots {
      guard let ask = slot.ask, let value = slot.answer?.value else { continue }
      if !ask.dimension(agenda.draft, slot.index).isValue(value) {
        state.answers[slot.path] = nil
        isUndoable = false
      }
    }
    if let focus = state.focus, agenda.slot(focus) == nil { state.focus = nil }
  }
}
