import Understanding

/// One turn in the making: events go through interpretation, policy and tracking, and what becomes
/// of them is put into utterances.
struct TurnTaking {
  var tracker: Tracker
  private var said: [Utterance] = []
  /// The outcomes of which something was said already.
  private var told = 0
  /// The words of the last line that nothing of what was taken explains.
  private(set) var unexplained: [String] = []
  /// The work that reading the last line took, in steps of an `Effort`.
  var steps = 0
  /// The outcomes after which it was asked what comes next.
  private var concluded = 0

  init(flow: AnyFlow, state: ConversationState, context: TurnContext) {
    tracker = Tracker(flow: flow, state: state, context: context)
  }

  /// The finished turn.
  mutating func turn() -> Turn {
    conclude()
    tracker.finish()
    return Turn(
      state: tracker.state, utterances: said, effects: tracker.effects,
      expectation: Asking(scene: tracker.scene).expectation,
      isUnderstood: !tracker.outcomes.contains(where: \.isMisunderstanding),
      command: tracker.command)
  }

  /// Takes one event.
  mutating func take(_ event: Event) {
    switch event {
    case .begin: SessionTracking.begin(isSignedOut: false, &tracker)
    case .beginSignedOut: SessionTracking.begin(isSignedOut: true, &tracker)
    case .beginSignedIn(let account): SessionTracking.begin(signedIn: account, &tracker)
    case .line(let text): take(line: text)
    case .unreadable(let problem): tracker.note(.unreadable(problem))
    case .secret(let outcome): AccountTracking.take(outcome, &tracker)
    case .handIn(let values):
      HandInTracking.take(values, &tracker)
      said = []
      told = 0
      concluded = 0
    case .endOfInput: SessionTracking.leave(SessionTracking.inputEnding(&tracker), &tracker)
    case .interrupt: SessionTracking.leave(.interrupted, &tracker)
    case .terminate(let reason): SessionTracking.leave(.terminated(reason), &tracker)
    case .sequence(let events):
      for event in events where !tracker.isClosing { take(event) }
    case .saveFailed(let failure, let event):
      if let concern = concern(in: event) {
        // Nothing of the line is kept to try again; the person comes first.
        PendingTracking.rest(concern, &tracker)
        tracker.effects = []
        tracker.holdsInMemory = true
        break
      }
      // A beginning brings no answer that could be another.
      if case .refused(let constraint) = failure, !event.isBeginning {
        SessionTracking.leaveOut(event, refusedBy: constraint, &tracker)
        break
      }
      SessionTracking.failedToSave(failure, after: event, isRetry: isRetry(event), &tracker)
    case .reloaded: tracker.note(.reloaded)
    case .erased: tracker.note(.erased)
    case .signedIn(let account):
      AccountTracking.signedIn(account, &tracker)
      recall()
    case .signInFailed(let failure): AccountTracking.failed(failure, &tracker)
    case .signInCancelled: AccountTracking.cancel(&tracker)
    case .sessionExpired: AccountTracking.expired(&tracker)
    case .signedOut: AccountTracking.signedOut(&tracker)
    case .signOutFailed(let reason): tracker.note(.signIn(.signOutFailed(reason)))
    case .passwordChanged(let failure): PasswordTracking.changed(failure, &tracker)
    case .submitted(let id): SubmissionTracking.submitted(id, &tracker)
    case .submissionFailed(let failure): SubmissionTracking.failed(failure, &tracker)
    }
    tell()
  }

  // MARK: - A line

  /// Takes a typed line: act by act, until nothing is left of it or nothing more is taken.
  mutating func hear(_ line: Line) {
    if concluded < tracker.outcomes.count { conclude() }
    if line.text.trimmingWhitespace.isEmpty { return perform(DialogueAct(.nothing, .pending)) }
    var rest = Rest(line)
    let current = tracker.current
    let asked = current.flatMap(tracker.scene.dimension)
    if asked?.takesAnyWords != true { rest.leaveOut(line.editTakenBack) }
    var rows = Policy.opening
    var opening: Hearing?
    let deserving = sympathy(for: rest.line)
    let isShowing = !Situation(tracker.scene).isDisjoint(with: [.showing, .complete])
    let talk = TalkInterpreter(hearing: Hearing(rest, in: tracker.scene))
    let goodbye = talk.leaveTaking
    rest.keep(talk.said, before: goodbye)
    var leaving = goodbye.map { _ in DialogueAct(.command(.quit), .part) }
    defer {
      tellUnheard(rest, wasShowing: isShowing)
      keepEarly(line, from: current)
      keepPart(of: rest)
      if let leaving, !tracker.isClosing { perform(leaving) }
    }
    // A line has no more acts than tokens: each takes some of them.
    for _ in 0...rest.line.tokens.count {
      let scene = tracker.scene
      let hearing = Hearing(rest, in: scene, settled: tracker.settled, after: opening)
      if opening == nil { opening = hearing }
      let next = Policy.next(
        rows, of: Interpretation(hearing: hearing), in: Situation(scene))
      if rest.line.isCutShort {
        // What was read since the work was used up is nothing that was said.
        tracker.note(.unreadable(.tooMuch))
        return tell()
      }
      guard let next else {
        if leaving != nil { return }
        if let deserving, !rest.isPart {
          sympathise(deserving, isAll: true)
        } else if !rest.isPart {
          perform(tracker.state.pending == nil ? ClausesApart(line: line, scene: scene).act : nil)
        }
        return
      }
      if next.rest == .answerBesideCommand {
        // What is said beside a goodbye is heard before it is followed.
        leaving = next.act
      } else if leaving == nil || next.act.basis != .bare && !next.act.onlyAsksBack {
        perform(next.act)
      }
      if let deserving, !rest.isPart { sympathise(deserving, isAll: false) }
      if tracker.isClosing { return }
      if case .none = next.act.words { return hear(line) }
      rest.take(next.act)
      unexplained = rest.line.contentWords
      if next.rest == .nothing || rest.isEmpty { return }
      rows = Policy.rows(for: next.rest)
      if next.rest == .anything { opening = nil }
    }
  }

  /// Lets an act become outcomes, and those utterances; without an act the line was not understood.
  mutating func perform(_ act: DialogueAct?) {
    if let act {
      ActTracking.reduce(act, &tracker)
    } else {
      AnswerTracking.misunderstand(&tracker)
    }
    tell()
    if let event = tracker.replay {
      tracker.replay = nil
      take(event)
    }
  }

  /// What a line that could not be saved says of a danger.
  private mutating func concern(in event: Event) -> Concern? {
    guard case .line(let text) = event else { return nil }
    return SafeguardingInterpreter(scene: tracker.scene).concern(in: Line(text, within: Effort()))
  }

  /// Whether an event only asked for another try of what could not be saved.
  private mutating func isRetry(_ event: Event) -> Bool {
    guard case .line(let text) = event else { return false }
    let line = Line(text, within: Effort())
    if line.tokens.isEmpty { return true }
    let hearing = Hearing(line, in: tracker.scene)
    let reply = Interpretation(hearing: hearing).acts(of: .reply).first
    if case .retry = reply?.kind { return true }
    return false
  }

  // MARK: - What is said

  /// Says what became of the events since the last time.
  mutating func tell() {
    let response = Response(tracker.scene)
    let utterances = tracker.outcomes[told...].flatMap(response.utterances)
    // What is shown of several answers at once is shown after the last of them.
    for (place, utterance) in utterances.enumerated()
    where !utterance.isExplanation || !utterances[(place + 1)...].contains(utterance) {
      said.append(utterance)
    }
    told = tracker.outcomes.count
  }

  /// Comes to what is to be settled next, and asks nothing yet.
  mutating func goOn() {
    let before = said
    conclude()
    said = before
    tracker.standHere()
  }

  /// Asks what is to be settled next, where the outcomes leave that open.
  private mutating func conclude() {
    var sequel = Sequel(of: tracker.outcomes[concluded...], in: tracker.scene)
    if sequel == .goOn, ProposalTracking.reconsider(&tracker) {
      tell()
      sequel = .wait
    }
    if sequel == .goOn, askForRest() {
      tell()
      sequel = .wait
    }
    if sequel == .goOn || sequel == .begin { tracker.reach(isNew: sequel == .begin) }
    said += Asking(scene: tracker.scene).conclusion(sequel, since: tracker.before)
    concluded = tracker.outcomes.count
  }
}

extension Utterance {
  /// Whether it explains something, such as what was made of an answer.
  fileprivate var isExplanation: Bool {
    if case .explanation = self { true } else { false }
  }
}
