public import Conversation

/// An onboarding: its flow, and what is stored and told of it.
public struct Product<D: Draft>: Sendable {
  /// The conversation.
  public let flow: Flow<D>
  /// What the product is, in a line, for people who choose.
  public let summary: String
  /// Whether people sign in by default.
  public let signIn: SignInMode
  /// Which events make the goals of the onboarding.
  public let goals: FunnelGoals
  let storage: Storage<D>
  let restore: @Sendable ([TableRows]) -> [HandedIn]
  let analytics: @Sendable (Happening<D>) -> [AnalyticsEvent]

  /// A product.
  ///
  /// - Parameters:
  ///   - flow: The conversation.
  ///   - summary: What it is, in a line.
  ///   - signIn: Whether people sign in by default.
  ///   - storage: What is stored of the answers, and shown of it.
  ///   - restore: The answers that rows of before any conversation amount to, each under its field
  ///     or, in a repeated group, under `group.index.field`; null for what is not to be asked.
  ///   - analytics: What a turn is told as, beside what every product tells.
  ///   - goals: Which events make the goals of the onboarding.
  public init(
    _ flow: Flow<D>, summary: String, signIn: SignInMode = .none,
    storage: Storage<D>,
    restore: @escaping @Sendable ([TableRows]) -> [HandedIn] = { _ in [] },
    analytics: @escaping @Sendable (Happening<D>) -> [AnalyticsEvent] = { _ in [] },
    goals: FunnelGoals = FunnelGoals()
  ) {
    self.flow = flow
    self.summary = summary
    self.signIn = signIn
    self.storage = storage
    self.restore = restore
    self.analytics = analytics
    self.goals = goals
  }
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
