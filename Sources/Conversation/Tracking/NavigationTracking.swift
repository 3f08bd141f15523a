import Understanding

/// What becomes of commands, and of moving about in the flow.
enum NavigationTracking {
  /// Follows a command.
  static func follow(_ command: Command, _ tracker: inout Tracker) {
    tracker.command = command
    if tracker.scene.isSignedOut, ![.help, .quit, .repeat, .why].contains(command) {
      // Answers are not for those who are signed out.
      return tracker.note(.signIn(.needed))
    }
    switch command {
    case .help: tracker.note(.askedForHelp)
    case .back: back(&tracker)
    case .undo: undo(&tracker)
    case .skip: skip(&tracker)
    case .progress: tracker.note(.askedForProgress)
    case .review: tracker.note(.askedForAnswers)
    case .repeat: tracker.note(.askedToRepeat)
    case .why:
      tracker.note(tracker.current?.item.tip.map { .inquired(.reason($0)) } ?? .cannotTellWhy)
    case .startOver:
      tracker.state.pending = .startOver
      tracker.note(.asksToStartOver)
    case .changePassword: PasswordTracking.begin(&tracker)
    case .signOut: tracker.effects.append(.signOut(isAsked: true))
    case .quit: SessionTracking.leave(.left, &tracker)
    }
  }

  private static func back(_ tracker: inout Tracker) {
    tracker.state.pending = nil
    guard let slot = tracker.current, let previous = tracker.agenda.slot(before: slot) else {
      return tracker.note(.cannotGoBack)
    }
    if GroupTracking.closeEmpty(at: slot, &tracker) { return }
    tracker.state.focus = previous.path
    tracker.note(.refocused)
  }

  private static func undo(_ tracker: inout Tracker) {
    tracker.state.pending = nil
    if let slot = tracker.current, GroupTracking.closeEmpty(at: slot, &tracker) { return }
    guard let change = tracker.state.undo.popLast() else { return tracker.note(.nothingToUndo) }
    tracker.isUndoable = false
    for before in change.before { tracker.state.answers[before.path] = before.answer }
    tracker.state.elements = change.elements
    tracker.state.focus = change.focus
    tracker.state.lastChanged = change.lastChanged
    tracker.state.misses = 0
    tracker.setAsideBroken(among: change.before.map(\.path))
    let order = tracker.agenda.slots.filter { $0.ask != nil }.map(\.path)
    tracker.note(
      .undone(order.compactMap { path in change.before.first { $0.path == path } }))
  }

  /// Skips the question where the flow allows it.
  static func skip(_ tracker: inout Tracker) {
    guard let slot = tracker.current else { return tracker.note(.askedToRepeat) }
    guard let ask = slot.ask, ask.isSkippable else {
      if case .explain = slot.item { return tracker.acknowledge(slot) }
      return tracker.note(.cannotSkip(slot.path))
    }
    tracker.state.pending = nil
    tracker.state.focus = nil
    tracker.state.misses = 0
    if let value = ask.skipValue {
      return tracker.store(slot.path, value, origin: .skipped, evidence: nil)
    }
    tracker.state.answers[slot.path] = Answer(
      value: nil, origin: .skipped, at: tracker.context.now)
    tracker.note(.skipped(slot.path))
  }

  /// Sets all answers aside; `undo` brings them back.
  ///
  /// The account stays, and so does what was imported with it that no question asks for.
  static func startOver(_ tracker: inout Tracker) {
    let asked = Set(tracker.agenda.slots.map(\.path))
    let account = Set(
      tracker.flow.signIn.map { [$0.id, $0.emailField, $0.methodField].map { Path($0) } } ?? [])
    tracker.state.answers = tracker.state.answers.filter { path, answer in
      account.contains(path)
        || path.element == nil && answer.origin == .imported && !asked.contains(path)
    }
    tracker.state.elements = tracker.flow.initialState.elements
    tracker.state.focus = nil
    tracker.state.lastChanged = nil
    tracker.state.submissionKey = nil
    tracker.state.misses = 0
    AccountTracking.passIfUnneeded(&tracker)
    tracker.note(.startedOver)
  }
}
