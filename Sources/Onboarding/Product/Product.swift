public import Conversation
public import Understanding

/// An onboarding that Usher ships: its flow, and what is stored and told of it.
public struct Product<D: Draft>: Sendable {
  /// The conversation.
  public let flow: Flow<D>
  /// What the product is, in a line, for people who choose.
  public let summary: String
  /// Whether people sign in by default.
  public let signIn: SignInMode
  /// Which events make the goals of the onboarding.
  public let goals: FunnelGoals
  let profile: @Sendable (Answered<D>) -> [String: JSONValue]
  let tables: @Sendable (Answered<D>) -> [TableRows]
  let restore: @Sendable ([TableRows]) -> [HandedIn]
  let analytics: @Sendable (Happening<D>) -> [AnalyticsEvent]

  /// A product.
  ///
  /// - Parameters:
  ///   - flow: The conversation.
  ///   - summary: What it is, in a line.
  ///   - signIn: Whether people sign in by default.
  ///   - profile: The profile that `usher show` prints, by its stored keys.
  ///   - tables: The rows that are stored.
  ///   - restore: The answers that rows of before any conversation amount to, each under its field
  ///     or, in a repeated group, under `group.index.field`; null for what is not to be asked.
  ///   - analytics: What a turn is told as, beside what every product tells.
  ///   - goals: Which events make the goals of the onboarding.
  public init(
    _ flow: Flow<D>, summary: String, signIn: SignInMode = .none,
    profile: @escaping @Sendable (Answered<D>) -> [String: JSONValue],
    tables: @escaping @Sendable (Answered<D>) -> [TableRows],
    restore: @escaping @Sendable ([TableRows]) -> [HandedIn] = { _ in [] },
    analytics: @escaping @Sendable (Happening<D>) -> [AnalyticsEvent] = { _ in [] },
    goals: FunnelGoals = FunnelGoals()
  ) {
    self.flow = flow
    self.summary = summary
    self.signIn = signIn
    self.profile = profile
    self.tables = tables
    self.restore = restore
    self.analytics = analytics
    self.goals = goals
  }
}

/// The answers of a user as a product stores them.
public struct Answered<D: Draft>: Sendable {
  /// The id of the account the person signed in to, or else the stable id of the user.
  public let id: String
  /// The answers as typed values.
  public let draft: D
  /// The conversation they come from.
  public let state: ConversationState
  /// Where the conversation stands.
  public let position: Position
  /// The day from which ages are counted.
  public let today: CalendarDate
  /// The instant of the turn.
  public let at: Timestamp

  /// The name of the step the conversation stands at, or that of the end.
  public var step: String { position.step }
  /// The item the conversation stands at, nil at the end.
  public var item: Path? { position.item }
  /// When the onboarding began.
  public var startedAt: Timestamp { state.startedAt ?? at }
}

/// What happened in a turn, for the analytics.
public struct Happening<D: Draft>: Sendable {
  /// The event the turn followed.
  public let event: Event
  /// The answers before.
  public let before: Answered<D>
  /// The answers after.
  public let after: Answered<D>
  /// What Usher said.
  public let utterances: [Utterance]
}
