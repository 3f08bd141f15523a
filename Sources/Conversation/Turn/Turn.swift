/// What follows from an event: the next state, what Usher says, and what is to be done.
public struct Turn: Hashable, Sendable {
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

/// Something to be done at the edge of the program, answered by an ``Event``.
public enum Effect: Hashable, Sendable {
  /// Save the state and what follows from it, before anything is said.
  case save
  /// Ask the identity provider; passwords are with the session.
  case signIn(SignInIntent, email: String?)
  /// End the session with the identity provider.
  case signOut
  /// Send the onboarding to its service, under a key that is the same for each try.
  case submit(key: String)
  /// End the conversation.
  case close(Ending)
}

/// How a conversation ends.
public enum Ending: Hashable, Sendable {
  /// The onboarding is complete.
  case complete
  /// The person left before the end.
  case left
  /// The input ended before the end.
  case inputEnded
  /// The person interrupted.
  case interrupted
  /// The system asked the program to stop.
  case terminated(Termination)
  /// The answers could not be saved.
  case unsaved(SaveFailure)
  /// The service is out of reach; all is saved.
  case serviceUnreachable
  /// What was handed in cannot be used.
  case handedInRefused(HandedInFault)
  /// The person signed out.
  case signedOut
}

/// What is to be typed next.
public enum Expectation: Hashable, Sendable {
  /// A line, with the words that can be completed.
  case line(completions: [String])
  /// A secret, not shown and not remembered.
  case secret
}

/// What is wrong with something handed in.
public enum HandedInFault: Hashable, Sendable {
  /// There is no such field.
  case field
  /// The field cannot take the value.
  case value
}
