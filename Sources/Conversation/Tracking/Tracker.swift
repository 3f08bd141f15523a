import Understanding

/// The state of a conversation as a turn changes it, and what became of each act on the way.
///
/// It reads no text and says nothing: acts and events go in, outcomes and effects come out.
struct Tracker {
  let flow: AnyFlow
  let context: TurnContext
  /// The state when the event came.
  let before: ConversationState
  /// The flow unrolled over the answers when the event came.
  let agendaBefore: Agenda
  /// The item that was asked when the event came.
  private(set) var asked: Path?

  var state: ConversationState
  /// What became of the acts and events so far.
  private(set) var outcomes: [Outcome] = []
  var effects: [Effect] = []
  /// The command that was followed.
  var command: Command?
  /// Whether what was changed can be taken back by `undo`; taking back itself cannot.
  var isUndoable = true
  /// Whether the state is not to be saved: it only waits for the store to come back.
  var holdsInMemory = false
  /// An event that has to be taken again, and the line after it.
  var replay: Event?
  /// The items of which the event has settled something.
  var settled: Set<Path> = []

  private var cachedAgenda: Agenda
  /// The answers and elements that the agenda was made of.
  private var agendaAnswers: [Path: Answer]
  private var agendaElements: [String: Int]

  init(flow: AnyFlow, state: ConversationState, context: TurnContext) {
    self.flow = flow
    self.context = context
    before = state
    self.state = state
    agendaBefore = Agenda(flow, state)
    cachedAgenda = agendaBefore
    agendaAnswers = state.answers
    agendaElements = state.elements
    asked = agendaBefore.current(state)?.path
  }

  /// The flow unrolled over the answers as they are now.
  var agenda: Agenda {
    mutating get {
      // Answers that were not touched share their storage, so that comparing them costs nothing.
      if agendaAnswers != state.answers || agendaElements != state.elements {
        cachedAgenda = Agenda(flow, state)
        agendaAnswers = state.answers
        agendaElements = state.elements
      }
      return cachedAgenda
    }
  }

  /// What the next look at the line, and what is said of the last, takes place in.
  var scene: Scene {
    mutating get {
      Scene(flow: flow, context: context, state: state, agenda: agenda, asked: asked)
    }
  }

  var current: Slot? {
    mutating get { agenda.current(state) }
  }

  var day: Context { context.day }

  /// Notes what became of an act or event.
  mutating func note(_ outcome: Outcome) { outcomes.append(outcome) }

  /// Forgets what became of all before.
  mutating func forgetOutcomes(keeping isKept: (Outcome) -> Bool = { _ in false }) {
    outcomes.removeAll { !isKept($0) }
  }

  /// Whether the conversation ends with this turn.
  var isClosing: Bool {
    effects.contains { if case .close = $0 { true } else { false } }
  }

  /// Takes what is to be settled now for what was asked.
  mutating func standHere() { asked = current?.path }

  // MARK: - The end of a turn

  /// Comes to the item that is asked next.
  mutating func reach(isNew: Bool) {
    guard let slot = current, isNew || slot.path != asked else { return }
    // A question that is taken up again is asked with as much help as before.
    if !isNew { state.misses = 0 }
    AccountTracking.reach(&self)
  }

  /// Brings what is derived up to date, and saves what changed.
  mutating func finish() {
    let isComplete = agenda.isComplete
    if isComplete, state.completedAt == nil {
      state.completedAt = context.now
    } else if !isComplete, state.completedAt != nil {
      state.completedAt = nil
    }
    if state.misses > before.misses, let asked {
      state.repeats[ItemName(asked).description, default: 0] += 1
    }
    if state.answers != before.answers || state.elements != before.elements {
      if isUndoable { rememberChange() }
      if flow.position(of: state, on: agenda).step
        != flow.position(of: before, on: agendaBefore).step
      {
        state.stepSince = context.now
      }
    }
    if state != before, !holdsInMemory, !effects.contains(.save) {
      effects.insert(.save, at: 0)
    }
  }

  private mutating func rememberChange() {
    var paths = Set<Path>()
    for (path, answer) in state.answers where before.answers[path] != answer {
      paths.insert(path)
    }
    for path in before.answers.keys where state.answers[path] == nil { paths.insert(path) }
    let change = Change(
      before: paths.sorted().map { .init(path: $0, answer: before.answers[$0]) },
      elements: before.elements, focus: before.focus, lastChanged: before.lastChanged)
    state.undo.append(change)
    state.undo.removeFirst(max(0, state.undo.count - ConversationState.undoDepth))
  }
}
