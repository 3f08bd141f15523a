import Understanding

/// One turn in the making: the state as it becomes, and what is said and done on the way.
struct Exchange<D: Draft> {
  let flow: Flow<D>
  let context: TurnContext
  let before: ConversationState
  var state: ConversationState
  var said: [Utterance] = []
  var effects: [Effect] = []
  var isUnderstood = true
  /// The command that was followed.
  var command: Command?
  /// Whether what was changed can be taken back by `undo`; taking back itself cannot.
  var isUndoable = true
  /// Whether several fields are being filled from one line.
  var isFilling = false
  /// Whether the state is not to be saved: it only waits for the store to come back.
  var holdsInMemory = false
  /// The item that was asked when the event came.
  let askedBefore: Path?
  private let stepBefore: String
  /// The flow unrolled over the answers as they were when the event came.
  let agendaBefore: Agenda<D>
  private(set) var cachedAgenda: Agenda<D>
  /// The names of elements, once a line was searched for them.
  private var names: [ElementName]?
  /// The answers and elements that the agenda was made of.
  private var agendaAnswers: [Path: Answer]
  private var agendaElements: [String: Int]

  init(flow: Flow<D>, state: ConversationState, context: TurnContext) {
    self.flow = flow
    self.context = context
    before = state
    self.state = state
    agendaBefore = Agenda(flow, state)
    cachedAgenda = agendaBefore
    agendaAnswers = state.answers
    agendaElements = state.elements
    stepBefore = flow.position(of: state, on: cachedAgenda).step
    askedBefore = cachedAgenda.current(state)?.path
  }

  /// The flow unrolled over the answers as they are now.
  var agenda: Agenda<D> {
    mutating get {
      // Answers that were not touched share their storage, so that comparing them costs nothing.
      if agendaAnswers != state.answers || agendaElements != state.elements {
        cachedAgenda = Agenda(flow, state)
        names = nil
        agendaAnswers = state.answers
        agendaElements = state.elements
      }
      return cachedAgenda
    }
  }

  /// The elements of repeated groups that a line names.
  mutating func elementNames(in line: Line) -> ElementNames {
    let agenda = agenda
    let names = names ?? names(of: agenda)
    self.names = names
    return ElementNames(in: line, of: names)
  }

  private func names(of agenda: Agenda<D>) -> [ElementName] {
    agenda.slots.compactMap { slot in
      guard let element = slot.path.element, group(element.group)?.nameField == slot.path.item,
        let name = slot.answer?.value?.string
      else { return nil }
      return ElementName(element: element, words: Line(name).tokens.map { $0.word })
    }
  }

  /// The fields that a line names, seen from an item.
  mutating func mentions(in line: Line, at slot: Slot<D>?) -> Mentions<D> {
    Mentions(
      in: line, agenda: agenda, flow: flow, elements: elementNames(in: line), current: slot)
  }

  var current: Slot<D>? {
    mutating get { agenda.current(state) }
  }

  var reading: Context { context.reading }

  mutating func say(_ utterance: Utterance) {
    said.append(utterance)
  }

  /// The finished turn.
  var turn: Turn {
    mutating get {
      close()
      return Turn(
        state: state, utterances: said, effects: effects, expectation: expectation,
        isUnderstood: isUnderstood, command: command)
    }
  }

  /// Brings what is derived up to date, and saves what changed.
  private mutating func close() {
    let isComplete = agenda.isComplete
    if isComplete, state.completedAt == nil {
      state.completedAt = context.now
    } else if !isComplete, state.completedAt != nil {
      state.completedAt = nil
    }
    if state.answers != before.answers || state.elements != before.elements {
      if isUndoable { rememberChange() }
      if flow.position(of: state, on: agenda).step != stepBefore { state.stepSince = context.now }
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
