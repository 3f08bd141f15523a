import Understanding

/// What a line is heard in: the flow, the answers so far, where the conversation stands, and what
/// was asked when the event came.
///
/// A scene never changes; when an act changes the state, what is left of the line is heard in a new
/// one.
struct Scene {
  let flow: AnyFlow
  let context: TurnContext
  let state: ConversationState
  /// The flow unrolled over the answers.
  let agenda: Agenda
  /// The item that was asked when the event came.
  let asked: Path?
  /// Where the conversation stands.
  let current: Slot?

  init(
    flow: AnyFlow, context: TurnContext, state: ConversationState, agenda: Agenda, asked: Path?
  ) {
    self.flow = flow
    self.context = context
    self.state = state
    self.agenda = agenda
    self.asked = asked
    current = agenda.current(state)
  }

  var day: Context { context.day }

  /// What reads the answers of a slot, as things stand; nil where it is no question.
  func dimension(of slot: Slot) -> AnyDimension? {
    slot.ask?.dimension(agenda.draft, slot.index)
  }

  /// The canonical words of a value at a place.
  func phrase(_ path: Path, _ value: JSONValue) -> String? {
    agenda.slot(path).flatMap(dimension)?.phrase(value, day)
  }

  /// The name of an answer, with the name of its element in a group.
  func label(_ path: Path) -> String {
    let label = agenda.slot(path)?.ask?.label ?? path.item
    guard let name = elementName(path.element),
      group(path.element?.group ?? "")?.nameField != path.item
    else { return label }
    return "\(name): \(label)"
  }

  /// Whether the person has an account and is not signed in to it just now.
  var isSignedOut: Bool {
    guard case .signIn = state.pending, let signIn = flow.signIn else { return false }
    return state.answers[Path(signIn.id)]?.value != nil
  }
}
