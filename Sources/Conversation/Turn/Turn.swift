/// What follows from an event: the next state, what Usher says, and what is to be done.
public struct Turn: Hashable, Sendable, Codable {
  /// The state after the event; it holds once the effects have succeeded.
  public var state: ConversationState
  /// What Usher says, in order.
  public var utterances: [Utterance]
  /// What is to be done, in order.
  public var effects: [Effect]
  /// What the person is to type next.
  public var expectation: Expectation
  /// Whether the event was understood and could be followed; a script may want to stop otherwise.
  public var isUnderstood: Bool
  /// The command that was followed, if the event was one.
  public var command: Command?
}
