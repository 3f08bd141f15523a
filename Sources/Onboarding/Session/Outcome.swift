public import Conversation

/// How a session ended.
public struct Outcome: Sendable {
  /// How the conversation ended.
  public let ending: Ending
  /// The state it was left in.
  public let state: ConversationState
  /// The line that was not understood, when the session was to stop there.
  public let misunderstanding: Misunderstanding?
}

/// A line that stopped a session.
public struct Misunderstanding: Hashable, Sendable {
  /// What was wrong with the line.
  public enum Kind: Hashable, Sendable {
    /// It was not understood.
    case notUnderstood
    /// It came after the end of the conversation.
    case leftOver
  }

  /// What was wrong with the line.
  public let kind: Kind
  /// The number of the line, from 1.
  public let line: Int
  /// The name of the step it was an answer to.
  public let step: String
  /// The field it was an answer to, where it was to be an answer.
  public let field: String?
}

/// Why a session cannot go on.
public enum SessionError: Error, Hashable, Sendable {
  /// The store cannot be read.
  case store(RepositoryError)
  /// The console cannot be used.
  case console(ConsoleError)
}
