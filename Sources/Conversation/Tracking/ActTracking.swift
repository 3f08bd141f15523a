import Understanding

/// What becomes of an act: the new state, and the outcomes.
enum ActTracking {
  /// Takes an act.
  static func reduce(_ act: DialogueAct, _ tracker: inout Tracker) {
    PendingTracking.letGo(for: act, &tracker)
    switch act.kind {
    case .nothing: PendingTracking.takeNothing(&tracker)
    case .inform(let informs): AnswerTracking.take(informs, act.basis, &tracker)
    case .contest(let paths, let values, let evidence):
      AnswerTracking.contest(paths, values, evidence, act.basis, &tracker)
    case .change(let path): AnswerTracking.change(path, &tracker)
    case .retract(let path): tracker.retract(path)
    case .nameStranger: tracker.note(.cannotChange)
    case .open(let opening): GroupTracking.open(opening, &tracker)
    case .remove(let elements): GroupTracking.remove(elements, &tracker)
    case .postpone(let group, let element):
      tracker.note(.postponed(group: group, after: element))
    case .affirm: PendingTracking.affirm(act.evidence, &tracker)
    case .amend: tracker.note(.wantsChange)
    case .decline: PendingTracking.decline(&tracker)
    case .proceed: PendingTracking.proceed(&tracker)
    case .acknowledge: tracker.note(.unfit)
    case .retry:
      if case .retry(let event, let earlier) = tracker.state.pending {
        SessionTracking.retry(event, over: earlier, &tracker)
      }
    case .goOnWithout: SessionTracking.goOnWithout(&tracker)
    case .misheard:
      tracker.state.pending = nil
      tracker.note(.misheard)
    case .hesitate: hesitate(&tracker)
    case .command(let command):
      PendingTracking.settleCommand(&tracker)
      NavigationTracking.follow(command, &tracker)
    case .mayMean(let command):
      tracker.state.pending = .meant(command)
      tracker.note(.mayMean(command))
    case .halfAgree:
      tracker.state.misses += 1
      tracker.note(.halfAgreed)
    case .overlong: tracker.note(.unreadable(.tooMuch))
    case .unknownCommand(let word): tracker.note(.unknownCommand(word))
    case .commandOrName(let command, let text):
      guard let slot = tracker.current else { return }
      tracker.state.pending = .commandOrAnswer(slot.path, command, text: text)
      tracker.note(.commandOrName(command, text))
    case .inquire(let inquiry): inquire(inquiry, &tracker)
    case .smallTalk(let kind): take(kind, &tracker)
    case .crisis(let concern): PendingTracking.rest(concern, &tracker)
    case .signIn(.cancel) where tracker.state.isChangingPassword:
      PasswordTracking.cancel(&tracker)
    case .signIn(let request): AccountTracking.take(request, &tracker)
    }
  }

  /// Takes talk that is no answer: thanks leave where nothing is open, and "that's wrong" goes back to
  /// the answer that was noted last.
  private static func take(_ kind: SmallTalk, _ tracker: inout Tracker) {
    switch kind {
    case .thanks where tracker.current == nil:
      tracker.note(.smallTalk(kind))
      SessionTracking.leave(.left, &tracker)
    case .objection:
      guard tracker.state.pending == nil, tracker.current?.ask != nil,
        let last = tracker.state.lastChanged, tracker.agenda.slot(last)?.answer?.value != nil
      else {
        return tracker.note(tracker.current?.ask == nil ? .wantsChange : .smallTalk(kind))
      }
      tracker.state.focus = last
      tracker.note(.smallTalk(kind))
      tracker.note(.refocused)
    default: tracker.note(.smallTalk(kind))
    }
  }

  private static func hesitate(_ tracker: inout Tracker) {
    guard let slot = tracker.current else { return tracker.note(.askedToRepeat) }
    if !ProposalTracking.propose(slot, explained: true, &tracker) { tracker.note(.cannotPropose) }
  }

  private static func inquire(_ inquiry: Inquiry, _ tracker: inout Tracker) {
    switch inquiry {
    case .other: return tracker.note(.cannotAnswer)
    case .aside(let aside, let path): show(aside, of: path, &tracker)
    case .origin(let path): tracker.state.lastChanged = path
    default: break
    }
    tracker.note(.inquired(inquiry))
  }

  /// A value that is shown alone can be taken by a yes, one of several by its place among them.
  private static func show(_ aside: Aside, of path: Path, _ tracker: inout Tracker) {
    guard let slot = tracker.agenda.slot(path) else { return }
    if let value = aside.proposal, value != slot.answer?.value, tracker.isAllowed(value, at: slot) {
      tracker.state.pending = .suggestion(slot.path, value)
      return
    }
    let choices = slot.ask?.choices(tracker.agenda.draft, slot.index) ?? []
    let shown = aside.numbers.filter { choices.indices.contains($0 - 1) }
    if shown.count > 1 {
      tracker.state.pending = .shown(slot.path, shown.map { choices[$0 - 1].value })
    }
  }
}
