public import Conversation
public import FlowCheck
public import Understanding

extension Product: AnyProduct {
  /// The id of the flow.
  public var id: String { flow.id }
  /// The tables it stores answers in, and the migrations that lead to them.
  public var schema: StoredSchema {
    StoredSchema(
      flow: flow.id, tables: storage.tables.map(\.declaration), migrations: storage.migrations)
  }
  /// Whether the flow has a place for signing in.
  public var hasSignIn: Bool { flow.erased.hasSignIn }
  /// Whether the answers are sent to a service in the end.
  public var hasSubmission: Bool { flow.erased.hasSubmission }
  /// The title of the flow.
  public var title: String { flow.title }
  /// The names of the steps, in order.
  public var steps: [String] { flow.erased.stepNames }
  /// The names of all items that people can stand at, in order.
  public var itemNames: [ItemName] { flow.itemNames }
  /// The name under which the end is told, beside those of the steps.
  public var endStep: String { flow.erased.endStep }
  /// The fields that can be handed in.
  public var fields: [String] { flow.erased.fields }
  /// The ids of the repeated groups of the flow.
  public var groups: [String] { flow.groups }
  /// What each repeated group of the flow is made of.
  public var groupOutlines: [GroupOutline] { flow.groupOutlines }
  /// The state before the first line.
  public var initialState: ConversationState { flow.erased.initialState }

  /// What a field's question makes of a line.
  public func kind(of field: String) -> UnderstandableKind? { flow.erased.kind(of: field) }

  /// What would go wrong in conversations of the flow.
  public func findings(in context: TurnContext) -> [Finding] {
    flow.erased.findings(in: context) + schema.findings
  }

  /// What would go wrong in conversations of the flow at any of some instants.
  public func findings(
    at instants: [CheckInstant], signIn: SignInMode, clock: ClockStyle
  ) -> [Finding] {
    flow.erased.findings(at: instants, signIn: signIn, clock: clock) + schema.findings
  }

  /// Every way in of what questions refuse, wherever a conversation can stand.
  public func waysPastRules(in context: TurnContext) -> [WayPastRules] {
    flow.erased.waysPastRules(in: context)
  }

  /// What only the makers can promise and the flow does not: warnings.
  public var missingPromises: [Finding] { flow.erased.missingPromises }

  /// The flow as a picture.
  public func map(in context: TurnContext) -> FlowMap { flow.erased.map(in: context) }

  /// What conversations of the flow can come to.
  public func outline(in context: TurnContext) -> FlowOutline { flow.erased.outline(in: context) }

  /// What follows from an event.
  public func turn(
    after event: Event, from state: ConversationState, in context: TurnContext
  ) -> Turn {
    flow.erased.turn(after: event, from: state, in: context)
  }

  /// What a state waits for.
  public func asked(in state: ConversationState, _ context: TurnContext) -> Asked {
    flow.erased.asked(in: state, context)
  }

  /// The line that says a stored value where a state stands; nil where it is none of what is asked for.
  public func line(
    saying value: JSONValue, in state: ConversationState, _ context: TurnContext
  ) -> String? {
    flow.erased.line(saying: value, in: state, context)
  }

  /// What became of each answer between two states.
  public func outcomes(
    since before: ConversationState, in state: ConversationState
  ) -> [AnswerOutcome] {
    flow.erased.outcomes(since: before, in: state)
  }

  /// How far a state is.
  public func progress(of state: ConversationState, in context: TurnContext) -> StepProgress? {
    flow.erased.progress(of: state, in: context)
  }

  /// A state that stands at the question of a field; nil where no such question is asked.
  public func standing(at field: String, in state: ConversationState) -> ConversationState? {
    state.standing(at: field, of: flow.erased)
  }

  /// What a line would be taken for in a state; nothing comes of it.
  public func report(
    on text: String, in state: ConversationState, _ context: TurnContext
  ) -> LineReport {
    LineReport(on: text, in: flow.erased, state, context)
  }

  /// Whether a position is one where the answers are sent to a service.
  public func isSubmission(_ position: Position) -> Bool { flow.erased.isSubmission(position) }

  /// Where a state stands.
  public func position(of state: ConversationState) -> Position {
    flow.erased.position(of: state)
  }

  /// All that is still to be settled in a state, in the order of the flow.
  public func open(in state: ConversationState) -> [Path] { flow.erased.open(in: state) }

  /// The profile that is stored, by its keys; null for what is not known yet.
  public func profile(
    of state: ConversationState, id: String, in context: TurnContext
  ) -> [String: JSONValue] {
    storage.profile(answered(state, id: id, in: context))
  }

  /// The JSON Schema (2020-12) of the profiles of people who are done, as `usher schema` prints it.
  ///
  /// It has the bounds and the options of the questions, with their names and words as titles and
  /// descriptions. Whether rules of the flow are kept it does not say.
  public func profileSchema(in context: TurnContext) -> JSONValue {
    let schema = ProfileSchema(
      flow.erased.fieldSchemas(in: context), groups: flow.groupOutlines)
    let keys = profile(of: initialState, id: "", in: context).mapValues { _ in
      ProfileValue.column(.object)
    }
    var object = schema.object(storage.held ?? keys)
    object["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    object["title"] = .string(title)
    object["description"] = .string(summary)
    return .object(object)
  }

  /// What is known about each answer, in the order of the flow.
  public func provenance(
    of state: ConversationState, in context: TurnContext
  ) -> [AnswerProvenance] {
    flow.erased.provenance(of: state, in: context)
  }

  /// The id of the account that the answers of a state belong to, or nil where nobody signed in.
  public func accountID(of state: ConversationState) -> String? { flow.erased.accountID(of: state) }

  /// The id that a service gave the answers of a state when they were submitted; nil for none.
  public func submissionID(of state: ConversationState) -> String? {
    flow.erased.submissionID(of: state)
  }

  /// The answers that rows amount to, such as those an account has already.
  public func answers(in tables: [TableRows]) -> [HandedIn] { restore(tables) }

  /// What a turn saves.
  public func save(
    _ turn: Turn, after event: Event, from before: ConversationState, user: String, id: String,
    basedOn version: Int, in context: TurnContext
  ) -> OnboardingSave {
    let after = answered(turn.state, id: id, in: context)
    let happening = Happening(
      event: event,
      before: before == turn.state ? after : answered(before, id: id, in: context), after: after,
      utterances: turn.utterances)
    return OnboardingSave(
      user: user, id: after.id, basedOn: version, state: turn.state,
      standing: Standing(after.position, of: turn.state),
      tables: storage.rows(after), events: commonEvents(happening) + analytics(happening),
      at: context.now)
  }

  /// The state that rows of before any conversation amount to.
  public func restoredState(
    from tables: [TableRows], in context: TurnContext
  ) -> ConversationState {
    let values = restore(tables)
    guard !values.isEmpty else { return initialState }
    var state = initialState
    state.adopt(values, at: context.now)
    state.startedAt = context.now
    return state
  }

  func answered(
    _ state: ConversationState, id: String, in context: TurnContext
  ) -> Answered<D> {
    let (draft, position) = flow.standpoint(of: state)
    return Answered(
      id: accountID(of: state) ?? id, draft: draft, state: state, position: position,
      today: context.day.today, at: context.now)
  }
}
