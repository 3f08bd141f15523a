public import Understanding

/// What a state waits for: where it stands, and which kind of answer would do.
public struct Asked: Hashable, Sendable, Codable {
  /// What would do as an answer.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A value of the question's dimension.
    case value
    /// One of the readings or elements that are listed.
    case oneOf = "one_of"
    /// Yes or no.
    case confirmation
    /// A yes to all that was said, or what should be changed of it.
    case review
    /// A password as it is.
    case secret
    /// A password to be, the first or the second time.
    case newSecret = "new_secret"
    /// An email address, or a way to sign in.
    case email
    /// Nothing but to go on.
    case acknowledgement
    /// Whatever should be changed; the onboarding is complete.
    case changes
    /// A line in any words, such as to go on after a rest.
    case line
  }

  /// What would do as an answer.
  public var kind: Kind
  /// The place the conversation stands at; nil at the end.
  public var path: Path?
  /// The question there, with its choices and its suggestion; nil at the end.
  public var question: Question?
  /// The name of the dimension of the value; nil where no value is asked for.
  public var dimension: String?
  /// The JSON Schema of the value as it is stored; nil where no value is asked for.
  public var schema: JSONValue?
  /// The readings to choose from, where something has to be settled first.
  public var readings: [String] = []
  /// The answers that can be changed here, where all of them were shown.
  public var changes: [Change] = []
  /// What helps to answer; nil where it was written down before there was any.
  public var options: AnswerOptions?

  /// An answer that can be changed.
  public struct Change: Hashable, Sendable, Codable {
    /// The place of the answer.
    public var path: Path
    /// Its name, with that of its element in a group.
    public var label: String
    /// The answer in words; nil when it was skipped.
    public var phrase: String?
  }

  /// Whether it is to be typed unseen, and never sent as text.
  public var isSecret: Bool { kind == .secret || kind == .newSecret }
}

extension AnyFlow {
  /// What a state waits for.
  public func asked(in state: ConversationState, _ context: TurnContext) -> Asked {
    let agenda = Agenda(self, state)
    let scene = Scene(
      flow: self, context: context, state: state, agenda: agenda,
      asked: agenda.current(state)?.path)
    guard let slot = scene.current, !agenda.isComplete || state.focus != nil else {
      let kind = state.pending.map(kind(of:)) ?? .changes
      return Asked(
        kind: kind, changes: changes(scene),
        options: Asking(scene: scene).options(at: nil, for: kind))
    }
    var asked = Asked(
      kind: .line, path: slot.path, question: Asking(scene: scene).question(at: slot))
    if let pending = state.pending, !pending.leavesQuestionOpen {
      asked.kind = kind(of: pending)
      asked.readings = readings(of: pending, scene)
      asked.options = Asking(scene: scene).options(at: slot, for: asked.kind)
      return asked
    }
    switch slot.item {
    case .ask(let ask):
      let dimension = ask.dimension(agenda.draft, slot.index)
      asked.kind = .value
      asked.dimension = dimension.name
      asked.schema = ask.schema(dimension, context.day)
    case .explain: asked.kind = .acknowledgement
    case .review:
      asked.kind = .review
      asked.changes = changes(scene)
    case .submit: asked.kind = .confirmation
    case .signIn: asked.kind = .email
    }
    asked.options = Asking(scene: scene).options(at: slot, for: asked.kind)
    return asked
  }

  /// How far a state is; nil at the end.
  public func progress(
    of state: ConversationState, in context: TurnContext
  ) -> StepProgress? {
    let agenda = Agenda(self, state)
    let scene = Scene(flow: self, context: context, state: state, agenda: agenda, asked: nil)
    guard !agenda.isComplete else { return nil }
    return scene.current.map(Asking(scene: scene).progress)
  }

  private func kind(of pending: Pending) -> Asked.Kind {
    switch pending {
    case .clarification, .target: .oneOf
    case .suggestion, .mention, .doubt, .meant, .startOver, .retry: .confirmation
    case .signIn(.password(.signUp, _)), .signIn(.repeatPassword), .passwordChange(.new),
      .passwordChange(.repeated):
      .newSecret
    case .signIn(.password), .passwordChange(.current): .secret
    case .signIn(.email): .email
    case .shown, .completion, .more: .value
    case .signIn(.waiting), .passwordChange(.waiting), .commandOrAnswer, .submission, .rest:
      .line
    }
  }

  private func changes(_ scene: Scene) -> [Asked.Change] {
    scene.agenda.slots.compactMap { slot in
      guard slot.applies, let ask = slot.ask, !ask.isOnlyAnswered, let answer = slot.answer else {
        return nil
      }
      return Asked.Change(
        path: slot.path, label: scene.label(slot.path),
        phrase: answer.value.flatMap { scene.phrase(slot.path, $0) })
    }
  }

  private func readings(of pending: Pending, _ scene: Scene) -> [String] {
    switch pending {
    case .clarification(let path, let candidates, _):
      candidates.compactMap { scene.phrase(path, $0) }
    case .target(let paths, _, _): paths.map(scene.label)
    default: []
    }
  }
}
