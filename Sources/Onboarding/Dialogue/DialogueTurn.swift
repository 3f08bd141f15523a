public import Conversation

/// What came of something that a person did in a ``Dialogue``.
public struct DialogueTurn: Hashable, Sendable, Codable {
  /// What Usher says, in order.
  public var messages: [Message]
  /// What is expected next.
  public var asked: Asked
  /// How far it is; nil at the end.
  public var progress: StepProgress?
  /// Whether the onboarding is complete.
  public var isComplete: Bool
  /// The number of the save it rests on, by which turns of other devices are told.
  public var version: Int
  /// How the conversation ended, such as by "quit"; nil while it goes on.
  public var ending: Ending?
  /// Whether somebody else had a turn in between: what was said was not taken, and this is where it
  /// stands now.
  public var isSuperseded = false
  /// Why the answers could not be saved; what was said is remembered as long as the dialogue lives,
  /// and nowhere else.
  public var saveFailure: SaveFailure?
  /// What became of each answer; nil where it was written down before that was told.
  public var outcomes: [AnswerOutcome]?
}

extension DialogueTurn: CustomStringConvertible {
  /// The version; never what was said.
  public var description: String { "turn of version \(version)" }
}
