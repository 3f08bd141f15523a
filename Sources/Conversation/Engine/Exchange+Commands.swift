import Understanding

extension Exchange {
  /// Follows a command.
  mutating func follow(_ command: Command, _ wording: Wording) {
    self.command = command
    if isSignedOut, ![.help, .quit, .repeat, .why].contains(command) {
      // Answers are not for those who are signed out.
      say(.signIn(.needed))
      return askAgain()
    }
    switch command {
    case .help: help()
    case .back: back()
    case .undo: undo()
    case .skip: skip()
    case .progress, .review:
      if command == .progress, let slot = current { say(.progress(progress(of: slot))) }
      say(.review(summary))
      askAgain()
    case .repeat:
      askAgain()
    case .why: explainWhy()
    case .startOver:
      state.pending = .startOver
      say(.confirmStartOver)
    case .signOut:
      effects.append(.signOut(isAsked: true))
    case .quit:
      leave(.left)
    }
  }

  private mutating func help() {
    let slot = current
    var examples: [String] = []
    if let slot {
      switch slot.item {
      case .ask(let ask):
        examples = ask.examples ?? ask.dimension(agenda.draft, slot.index).examples
      case .explain(let explain): examples = explain.examples
      case .review(let review):
        examples = Array(review.agreement.prefix(1) + flow.changeExamples.prefix(2))
      case .signIn: examples = signInExamples
      case .submit(let submit): examples = Array(submit.agreement.prefix(1)) + ["yes"]
      }
    } else {
      examples = flow.changeExamples
    }
    let commands = Command.allCases.filter { command in
      switch command {
      case .signOut: context.signIn != .none
      case .skip: slot?.ask?.isSkippable == true
      default: true
      }
    }
    say(
      .help(
        Help(
          question: slot.map { question(at: $0) }, examples: examples, commands: commands,
          needsSlash: expectation == .secret)))
    askAgain()
  }

  private mutating func back() {
    state.pending = nil
    guard let slot = current, let previous = slotBefore(slot) else {
      say(.cannotGoBack)
      return askAgain()
    }
    if closeEmptyElement(slot) { return ask() }
    state.focus = previous.path
    ask()
  }

  /// The item that `back` leads to from another, or nil where there is no way back.
  private mutating func slotBefore(_ slot: Slot<D>) -> Slot<D>? {
    let slots = agenda.slots
    guard let place = slots.firstIndex(where: { $0.path == slot.path }) else { return nil }
    if slot.isFirstOfStep, !slot.step.allowsBack { return nil }
    for index in (0..<place).reversed() where slots[index].applies {
      let previous = slots[index]
      if case .signIn = previous.item { return nil }
      if previous.ask?.isOnlyHandedIn == true { continue }
      return previous
    }
    return nil
  }

  private mutating func undo() {
    state.pending = nil
    if let slot = current, closeEmptyElement(slot) { return ask() }
    guard let change = state.undo.popLast() else {
      say(.nothingToUndo)
      return askAgain()
    }
    isUndoable = false
    for before in change.before { state.answers[before.path] = before.answer }
    state.elements = change.elements
    state.focus = change.focus
    state.lastChanged = change.lastChanged
    state.misses = 0
    let order = agenda.slots.filter { $0.ask != nil }.map(\.path)
    let changes = order.compactMap { path in change.before.first { $0.path == path } }
    let undone = changes.map { before in
      Undone(
        label: label(before.path),
        phrase: before.answer?.value.flatMap { phrase(before.path, $0) })
    }
    say(.undone(undone))
    ask()
  }

  /// Skips the question where the flow allows it.
  mutating func skip() {
    guard let slot = current else { return askAgain() }
    guard let ask = slot.ask, ask.isSkippable else {
      if case .explain = slot.item { return acknowledge(slot) }
      say(.cannotSkip(label: label(slot.path)))
      return askAgain()
    }
    state.pending = nil
    state.focus = nil
    state.misses = 0
    if let value = ask.skipValue {
      set(slot.path, value, origin: .skipped, evidence: nil)
      return finishTurn()
    }
    state.answers[slot.path] = Answer(value: nil, origin: .skipped, at: context.now)
    say(.skipped(label: label(slot.path), meaning: ask.skipMeaning))
    finishTurn()
  }

  /// Sets all answers aside; `undo` brings them back.
  ///
  /// The account stays, and so does what was imported with it that no question asks for.
  mutating func startOver() {
    let asked = Set(agenda.slots.map(\.path))
    let account = Set(signIn.map { [$0.id, $0.emailField, $0.methodField].map { Path($0) } } ?? [])
    state.answers = state.answers.filter { path, answer in
      account.contains(path)
        || path.element == nil && answer.origin == .imported && !asked.contains(path)
    }
    state.elements = [:]
    state.focus = nil
    state.lastChanged = nil
    state.submissionKey = nil
    state.misses = 0
    passSignInIfUnneeded()
    say(.startedOver)
    ask(isNew: true)
  }
}
