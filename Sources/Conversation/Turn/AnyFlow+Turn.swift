public import Understanding

extension AnyFlow {
  /// The state before the first line.
  public var initialState: ConversationState {
    var state = ConversationState(flow: id, flowVersion: version)
    for case .group(let repeated) in parts where repeated.group.opening != nil {
      state.elements[repeated.group.id] = repeated.group.limits.lowerBound
    }
    return state
  }

  /// What follows from an event.
  ///
  /// The function is pure: equal events, states and contexts give equal turns. The state it returns
  /// holds once its effects have succeeded; when saving fails, ``Event/saveFailed(_:after:)`` goes
  /// to the state the turn was made from.
  public func turn(
    after event: Event, from state: ConversationState, in context: TurnContext
  ) -> Turn {
    var taking = TurnTaking(flow: self, state: state, context: context)
    taking.take(event)
    return taking.turn()
  }

  /// The id of the account that the answers of a state belong to, or nil where nobody signed in.
  public func accountID(of state: ConversationState) -> String? {
    for step in steps {
      for case .signIn(let signIn) in step.items {
        return state.answers[Path(signIn.id)]?.value?.string
      }
    }
    return nil
  }

  /// Where a state stands in the flow.
  public func position(of state: ConversationState) -> Position {
    position(of: state, on: Agenda(self, state))
  }

  /// All that is still to be settled as things stand, in the order of the flow.
  public func open(in state: ConversationState) -> [Path] {
    Agenda(self, state).slots.filter(\.isOpen).map(\.path)
  }

  func position(of state: ConversationState, on agenda: Agenda) -> Position {
    // A correction after the end goes to a question, and the end it is all the same.
    guard !agenda.isComplete, let slot = agenda.current(state) else {
      return .complete(name: endName, steps: stepCount)
    }
    return .at(
      step: slot.step.id, number: number(of: slot.step), of: stepCount, item: slot.path)
  }

  /// Whether the flow has a place for signing in.
  public var hasSignIn: Bool {
    steps.contains { step in
      step.items.contains { if case .signIn = $0 { true } else { false } }
    }
  }

  /// The name under which the end is told, beside those of the steps.
  public var endStep: String { endName }

  /// Whether the flow ends in sending the answers to a service.
  public var hasSubmission: Bool {
    steps.contains { step in
      step.items.contains { if case .submit = $0 { true } else { false } }
    }
  }

  /// Whether a position is one where the answers are sent to a service.
  public func isSubmission(_ position: Position) -> Bool {
    guard let id = position.item?.item else { return false }
    return steps.contains { step in
      step.items.contains { item in
        if case .submit = item { item.id == id } else { false }
      }
    }
  }

  /// What a field's question makes of a line, as long as nothing else was answered.
  public func kind(of field: String) -> UnderstandableKind? {
    // Of each group there is an element then.
    let agenda = Agenda(self, ConversationState(flow: id, flowVersion: version))
    guard let slot = agenda.slots.first(where: { $0.path.item == field }) else { return nil }
    return slot.ask?.dimension(agenda.draft, slot.index).kind
  }

  /// The fields whose values can be handed in, by their stored names.
  public var fields: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .step(let step):
        step.items.flatMap { item -> [String] in
          switch item {
          case .ask(let ask): ask.isOnlyAnswered ? [] : [ask.id]
          case .signIn(let signIn): signIn.takesHandedInEmail ? [signIn.emailField] : []
          default: []
          }
        }
      case .group(let repeated): [repeated.group.id]
      }
    }
  }

  /// The names of the steps in their order, those of repeated groups once.
  public var stepNames: [String] { steps.map(\.id) }

  func number(of step: Step<AnyDraft>) -> Int {
    if let number = step.number { return number }
    // A step with a title behind those that count is no further one of them.
    return min((steps.firstIndex { $0.id == step.id } ?? 0) + 1, stepCount)
  }
}

/// Where a conversation stands.
public enum Position: Hashable, Sendable {
  /// At an item of a step.
  case at(step: String, number: Int, of: Int, item: Path)
  /// At the end.
  case complete(name: String, steps: Int)

  /// The name of the step, or that of the end.
  public var step: String {
    switch self {
    case .at(let step, _, _, _): step
    case .complete(let name, _): name
    }
  }

  /// The item, nil at the end.
  public var item: Path? {
    if case .at(_, _, _, let item) = self { item } else { nil }
  }

  /// Whether nothing is open any more.
  public var isComplete: Bool { item == nil }
}
