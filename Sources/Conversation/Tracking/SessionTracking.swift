import Understanding

/// What becomes of beginnings, endings, and what could not be saved.
enum SessionTracking {
  /// Begins where the conversation stands.
  static func begin(isSignedOut: Bool, _ tracker: inout Tracker) {
    migrate(&tracker)
    AccountTracking.passIfUnneeded(&tracker)
    if tracker.state.isNew {
      tracker.state.startedAt = tracker.context.now
      tracker.state.stepSince = tracker.context.now
      tracker.note(.greeted)
      return tracker.note(.begun)
    }
    AccountTracking.forgetSecrets(&tracker)
    // Whoever comes back goes on.
    if tracker.state.pending == .rest { tracker.state.pending = nil }
    if isSignedOut, let signIn = tracker.flow.signIn,
      tracker.state.answers[Path(signIn.id)]?.value != nil
    {
      return beginSignedOut(&tracker)
    }
    let isComplete = tracker.agenda.isComplete
    tracker.note(.welcomedBack(isComplete: isComplete))
    // An answer that was about to be changed is still asked for.
    if isComplete { return tracker.note(tracker.state.focus == nil ? .finished : .refinished) }
    if SubmissionTracking.resume(&tracker) { return }
    if let pending = tracker.state.pending, tracker.current != nil, !isAskedWithItsQuestion(pending)
    {
      // What was being settled comes first, as it would have without the break.
      tracker.note(.resumed)
      if case .signIn(let phase) = pending {
        tracker.note(.signInAsked(phase, isAgain: false))
      }
      return
    }
    tracker.note(.begun)
  }

  /// Whether the question of the item at hand says what is pending.
  private static func isAskedWithItsQuestion(_ pending: Pending) -> Bool {
    switch pending {
    case .signIn(.email), .signIn(.waiting), .submission, .more: true
    default: false
    }
  }

  /// Brings answers given to an older version of the flow to this one.
  static func migrate(_ tracker: inout Tracker) {
    if tracker.state.flowVersion != tracker.flow.version {
      for (old, new) in tracker.flow.renamed {
        for (path, answer) in tracker.state.answers where path.item == old {
          let renamed = Path(new, in: path.element)
          if tracker.state.answers[renamed] == nil { tracker.state.answers[renamed] = answer }
          tracker.state.answers[path] = nil
        }
      }
      tracker.state.flowVersion = tracker.flow.version
      tracker.state.format = ConversationState.currentFormat
      tracker.state.pending = nil
      tracker.state.undo = []
      tracker.isUndoable = false
    }
    let agenda = tracker.agenda
    // An answer that the question no longer takes is asked again; it is not carried along unread.
    for slot in agenda.slots {
      guard let ask = slot.ask, let value = slot.answer?.value else { continue }
      if !ask.dimension(agenda.draft, slot.index).isValue(value) {
        tracker.state.answers[slot.path] = nil
        tracker.isUndoable = false
      }
    }
    if let focus = tracker.state.focus, agenda.slot(focus) == nil { tracker.state.focus = nil }
  }

  /// Begins for a person who is signed in already: what leads to the sign-in is shown, not asked.
  static func begin(signedIn account: SignedIn, _ tracker: inout Tracker) {
    guard let signIn = tracker.flow.signIn, tracker.state.answers[Path(signIn.id)] == nil else {
      return begin(isSignedOut: false, &tracker)
    }
    migrate(&tracker)
    if tracker.state.isNew {
      tracker.state.startedAt = tracker.context.now
      tracker.state.stepSince = tracker.context.now
      tracker.note(.welcomed)
    } else {
      tracker.note(.welcomedBack(isComplete: false))
    }
    for slot in tracker.agenda.slots where slot.isOpen {
      guard case .explain(let explain) = slot.item, explain.leadsToSignIn else { continue }
      tracker.state.answers[slot.path] = Answer(
        value: nil, origin: .acknowledged, at: tracker.context.now)
    }
    AccountTracking.signedIn(account, &tracker)
  }

  /// Welcomes people who have an account but are signed out of it.
  private static func beginSignedOut(_ tracker: inout Tracker) {
    tracker.note(.welcomed)
    tracker.note(.signIn(.needed))
    AccountTracking.ask(.email(.signIn), &tracker)
  }

  // MARK: - Leaving

  /// Leaves the conversation; everything is saved.
  static func leave(_ ending: Ending, _ tracker: inout Tracker) {
    if case .retry(.saveFailed(let failure, _), _) = tracker.state.pending, ending == .left {
      tracker.effects.append(.close(.unsaved(failure)))
      return tracker.note(.left)
    }
    if case .unsaved = ending {
      tracker.effects.append(.close(ending))
      return tracker.note(.left)
    }
    let isComplete = tracker.agenda.isComplete
    // Of what still waits to be saved nobody says that it is.
    let isUnsaved = if case .retry? = tracker.state.pending { true } else { false }
    tracker.note(
      isUnsaved || isComplete && ending == .complete ? .left : .saved(isComplete: isComplete))
    tracker.effects.append(.close(isComplete && ending == .left ? .complete : ending))
  }

  /// How the conversation ends when there is no more input.
  static func inputEnding(_ tracker: inout Tracker) -> Ending {
    if tracker.agenda.isComplete { return .complete }
    if case .submission(.failed) = tracker.state.pending { return .serviceUnreachable }
    if case .retry(.saveFailed(let failure, _), _) = tracker.state.pending {
      return .unsaved(failure)
    }
    return .inputEnded
  }

  // MARK: - What could not be saved

  /// Keeps an event whose changes could not be saved, to try again.
  ///
  /// `isRetry` tells whether the event only asked for another try.
  static func failedToSave(
    _ failure: SaveFailure, after event: Event, isRetry: Bool, _ tracker: inout Tracker
  ) {
    // What was to be saved in the first place is kept, and what was said since comes after it.
    var original = event
    var earlier = tracker.state.pending
    if case .retry(.saveFailed(_, after: let kept), let over) = tracker.state.pending {
      original = isRetry ? kept : .sequence([kept, event])
      earlier = over
    }
    tracker.state.pending = .retry(.saveFailed(failure, after: original), over: earlier)
    tracker.note(.saveFailed(failure))
    tracker.effects = []
    tracker.holdsInMemory = true
  }

  /// Leaves an event out whose answers the store refuses by a rule of its own: another try would be
  /// refused as well, and what was kept before it stands.
  static func leaveOut(
    _ event: Event, refusedBy constraint: String, _ tracker: inout Tracker
  ) {
    let intended = tracker.flow.turn(after: event, from: tracker.before, in: tracker.context).state
    let paths = intended.answers.keys.sorted().filter { path in
      intended.answers[path]?.value != nil && intended.answers[path] != tracker.before.answers[path]
    }
    if case .retry(_, let earlier) = tracker.state.pending { tracker.state.pending = earlier }
    tracker.effects = []
    tracker.holdsInMemory = true
    tracker.note(.leftOutByStore(paths, constraint: constraint))
  }

  /// Does again what could not be saved.
  static func retry(_ event: Event, over earlier: Pending?, _ tracker: inout Tracker) {
    guard case .saveFailed(_, let original) = event else { return }
    tracker.state.pending = earlier
    tracker.note(.retried)
    tracker.replay = original
  }

  /// Sets aside what is pending, as something else was said; what could not be saved is done again, and that comes
  /// after it.
  static func goOnWithout(_ tracker: inout Tracker) {
    guard case .retry(.saveFailed(_, let original), let earlier) = tracker.state.pending else {
      tracker.state.pending = nil
      return
    }
    tracker.state.pending = earlier
    tracker.replay = original
  }
}
