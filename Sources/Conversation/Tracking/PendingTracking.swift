import Understanding

/// What becomes of what is pending: settled, kept, or let go.
enum PendingTracking {
  /// Agrees to what is pending or shown.
  static func affirm(_ evidence: Evidence?, _ tracker: inout Tracker) {
    switch tracker.state.pending {
    case .suggestion(let path, let value):
      return tracker.store(path, value, origin: .suggested, evidence: evidence)
    case .doubt(let path, let value, let own), .mention(let path, let value, let own):
      return tracker.store(path, value, origin: .said, evidence: own)
    case .startOver:
      tracker.state.pending = nil
      return NavigationTracking.startOver(&tracker)
    default: break
    }
    guard let slot = tracker.current else { return tracker.note(.askedToRepeat) }
    switch slot.item {
    case .ask(let ask):
      guard let suggestion = ask.suggestion?(tracker.agenda.draft, slot.index) else { return }
      tracker.store(slot.path, suggestion.value, origin: .suggested, evidence: evidence)
    case .explain, .review: tracker.acknowledge(slot)
    case .submit(let submit): SubmissionTracking.send(submit, slot, &tracker)
    case .signIn: break
    }
  }

  /// Declines what is pending or shown.
  static func decline(_ tracker: inout Tracker) {
    switch tracker.state.pending {
    case .doubt(let path, let value, _):
      tracker.state.pending = nil
      // An answer that has come into doubt later is asked again.
      if tracker.agenda.slot(path)?.answer?.value == value { tracker.state.focus = path }
      return tracker.note(.refocused)
    case .suggestion, .mention, .clarification, .target, .meant:
      tracker.state.pending = nil
      return tracker.note(.refocused)
    case .startOver:
      tracker.state.pending = nil
      return tracker.note(.notStartedOver)
    case .retry(_, let earlier):
      tracker.state.pending = earlier
      tracker.holdsInMemory = true
      return tracker.note(.askedToRepeat)
    default: break
    }
    switch tracker.current?.item {
    case .review, .submit: tracker.note(.wantsChange)
    default: NavigationTracking.skip(&tracker)
    }
  }

  /// Goes on: past what is shown, or after a rest.
  static func proceed(_ tracker: inout Tracker) {
    if tracker.state.pending == .rest {
      tracker.state.pending = nil
      return tracker.note(.wentOn)
    }
    guard let slot = tracker.current else { return SessionTracking.leave(.left, &tracker) }
    tracker.acknowledge(slot)
  }

  /// Lets the questions rest for somebody in danger; nothing of the line is kept.
  ///
  /// Where one such line follows another, the same is not said twice in a row.
  static func rest(_ concern: Concern, _ tracker: inout Tracker) {
    let isAgain = tracker.before.pending == .rest
    tracker.state.misses = isAgain ? tracker.before.misses + 1 : 0
    tracker.state.pending = .rest
    tracker.note(tracker.state.misses.isMultiple(of: 2) ? .rested(concern) : .restedAgain)
  }

  /// Takes an empty line: it accepts, keeps or goes on, as the question says.
  static func takeNothing(_ tracker: inout Tracker) {
    switch tracker.state.pending {
    case .suggestion(let path, let value):
      return tracker.store(path, value, origin: .suggested, evidence: nil)
    case .mention(let path, let value, let evidence) where tracker.state.answers[path] == nil:
      return tracker.store(path, value, origin: .said, evidence: evidence)
    case .mention(let path, _, _):
      // Nothing said replaces nothing.
      tracker.state.pending = nil
      tracker.note(.unchanged(path))
      return tracker.note(.refocused)
    case .retry(let event, let earlier):
      return SessionTracking.retry(event, over: earlier, &tracker)
    case .rest: return proceed(&tracker)
    case .submission, .more, nil: break
    case .signIn(.email):
      tracker.state.misses += 1
      return tracker.note(.signIn(.noEmail(attempt: tracker.state.misses)))
    default:
      tracker.state.misses += 1
      return tracker.note(.askedToRepeat)
    }
    guard let slot = tracker.current else {
      tracker.state.misses += 1
      if tracker.context.leavesByEmptyLines, tracker.state.misses > 1 {
        tracker.state.misses = 0
        return SessionTracking.leave(.left, &tracker)
      }
      return tracker.note(.nothingOpen)
    }
    switch slot.item {
    case .ask(let ask):
      if slot.answer?.value != nil, tracker.state.focus != nil {
        tracker.state.focus = nil
        tracker.note(.unchanged(slot.path))
      } else if let suggestion = ask.suggestion?(tracker.agenda.draft, slot.index) {
        tracker.store(slot.path, suggestion.value, origin: .suggested, evidence: nil)
      } else if !ProposalTracking.propose(slot, explained: false, &tracker) {
        AnswerTracking.misunderstand(&tracker)
      }
    case .explain: tracker.acknowledge(slot)
    case .review, .submit:
      guard tracker.agenda.isIrrevocable(slot) else {
        return AnswerTracking.misunderstand(&tracker)
      }
      tracker.state.misses += 1
      tracker.note(.halfAgreed)
    case .signIn: AnswerTracking.misunderstand(&tracker)
    }
  }

  /// Lets go of the question whether a command was meant, as it is followed.
  static func settleCommand(_ tracker: inout Tracker) {
    switch tracker.state.pending {
    case .meant, .commandOrAnswer: tracker.state.pending = nil
    default: break
    }
  }

  /// Lets go of what waits for an answer that an act does not give; a question back leaves open what
  /// was asked.
  static func letGo(for act: DialogueAct?, _ tracker: inout Tracker) {
    guard act?.basis != .pending, let pending = tracker.state.pending,
      pending == tracker.before.pending
    else { return }
    switch pending {
    case .suggestion, .doubt, .mention, .shown:
      if act?.leavesPendingOpen != true { tracker.state.pending = nil }
    case .clarification, .completion:
      if let act, !act.leavesPendingOpen { tracker.state.pending = nil }
    case .startOver:
      tracker.state.pending = nil
      if act?.isCommand != true { tracker.note(.notStartedOver) }
    case .target, .commandOrAnswer, .meant:
      tracker.state.pending = nil
    case .more:
      if case .inform = act?.kind { tracker.state.pending = nil }
    case .rest: tracker.state.pending = nil
    case .retry, .signIn, .passwordChange, .submission: break
    }
  }
}

extension DialogueAct {
  /// Whether the act follows a command.
  var isCommand: Bool {
    if case .command = kind { true } else { false }
  }

  /// Whether the act is about the conversation or the world, and leaves open what was asked.
  fileprivate var leavesPendingOpen: Bool {
    switch kind {
    case .command(let command): command != .back && command != .skip
    case .unknownCommand, .inquire, .smallTalk: true
    default: false
    }
  }
}
