public import Conversation
public import FlowCheck
public import Understanding

/// A product whatever its draft is: what the session, the stores and the commands need of it.
public protocol AnyProduct: Sendable {
  /// The id of the flow.
  var id: String { get }
  /// What the product is, in a line.
  var summary: String { get }
  /// The title of the flow.
  var title: String { get }
  /// Whether people sign in by default.
  var signIn: SignInMode { get }
  /// Whether the flow has a place for signing in.
  var hasSignIn: Bool { get }
  /// Whether the answers are sent to a service in the end.
  var hasSubmission: Bool { get }
  /// The tables it stores answers in, and the migrations that lead to them.
  var schema: StoredSchema { get }
  /// Which events make the goals of the onboarding.
  var goals: FunnelGoals { get }
  /// The names of the steps, in order.
  var steps: [String] { get }
  /// The names of all items that people can stand at, in order.
  var itemNames: [ItemName] { get }
  /// The name under which the end is told, beside those of the steps.
  var endStep: String { get }
  /// The fields that can be handed in.
  var fields: [String] { get }
  /// The ids of the repeated groups of the flow.
  var groups: [String] { get }
  /// What each repeated group of the flow is made of.
  var groupOutlines: [GroupOutline] { get }
  /// The state before the first line.
  var initialState: ConversationState { get }

  /// What a field's question makes of a line.
  func kind(of field: String) -> UnderstandableKind?
  /// What would go wrong in conversations of the flow.
  func findings(in context: TurnContext) -> [Finding]
  /// What would go wrong in conversations of the flow at any of some instants.
  func findings(at instants: [CheckInstant], signIn: SignInMode, clock: ClockStyle) -> [Finding]
  /// Every way in of what questions refuse, wherever a conversation can stand.
  func waysPastRules(in context: TurnContext) -> [WayPastRules]
  /// What only the makers can promise and the flow does not: warnings.
  var missingPromises: [Finding] { get }
  /// The flow as a picture.
  func map(in context: TurnContext) -> FlowMap
  /// What conversations of the flow can come to.
  func outline(in context: TurnContext) -> FlowOutline
  /// What follows from an event.
  func turn(after event: Event, from state: ConversationState, in context: TurnContext) -> Turn
  /// What a state waits for.
  func asked(in state: ConversationState, _ context: TurnContext) -> Asked
  /// The line that says a stored value where a state stands; nil where it is none of what is asked for.
  func line(
    saying value: JSONValue, in state: ConversationState, _ context: TurnContext
  ) -> String?
  /// What became of each answer between two states.
  func outcomes(since before: ConversationState, in state: ConversationState) -> [AnswerOutcome]
  /// How far a state is.
  func progress(of state: ConversationState, in context: TurnContext) -> StepProgress?
  /// A state that stands at the question of a field; nil where no such question is asked.
  func standing(at field: String, in state: ConversationState) -> ConversationState?
  /// What a line would be taken for in a state; nothing comes of it.
  func report(on text: String, in state: ConversationState, _ context: TurnContext) -> LineReport
  /// Whether a position is one where the answers are sent to a service.
  func isSubmission(_ position: Position) -> Bool
  /// Where a state stands.
  func position(of state: ConversationState) -> Position
  /// All that is still to be settled in a state, in the order of the flow.
  func open(in state: ConversationState) -> [Path]
  /// The profile that is stored, by its keys; null for what is not known yet.
  func profile(
    of state: ConversationState, id: String, in context: TurnContext
  ) -> [String: JSONValue]
  /// The JSON Schema (2020-12) of the profiles of people who are done, as `usher schema` prints it.
  func profileSchema(in context: TurnContext) -> JSONValue
  /// What is known about each answer, in the order of the flow.
  func provenance(
    of state: ConversationState, in context: TurnContext
  ) -> [AnswerProvenance]
  /// The id of the account that the answers of a state belong to, or nil where nobody signed in.
  func accountID(of state: ConversationState) -> String?
  /// The id that a service gave the answers of a state when they were submitted; nil for none.
  func submissionID(of state: ConversationState) -> String?
  /// The answers that rows amount to, such as those an account has already.
  func answers(in tables: [TableRows]) -> [HandedIn]
  /// What a turn saves.
  func save(
    _ turn: Turn, after event: Event, from before: ConversationState, user: String, id: String,
    basedOn version: Int, in context: TurnContext
  ) -> OnboardingSave
  /// The state that rows of before any conversation amount to.
  func restoredState(from tables: [TableRows], in context: TurnContext) -> ConversationState
  /// What a state that no turn led to, such as a merged one, is saved as.
  func save(
    of state: ConversationState, user: User, basedOn version: Int, in context: TurnContext
  ) -> OnboardingSave
  /// A conflict in words.
  func words(
    for conflict: AnswerConflict, of state: ConversationState, in context: TurnContext
  ) -> ConflictWords
}
