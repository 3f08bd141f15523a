public import Conversation
public import Onboarding
public import Understanding

/// What happened when a transcript was replayed.
public struct Performance: Sendable {
  /// The lives of the program, in order.
  public var lives: [Lived] = []
  /// The name of the step the conversation is shown from; nil where all of it is shown, or where it
  /// ended before.
  public var shownFrom: String?
  /// The turns that held, in order.
  public var turns: [ObservedTurn] = []
  /// The analytics events that are stored, oldest first.
  public var events: [AnalyticsEvent] = []
  /// The stored profile by its keys.
  public var profile: [String: JSONValue] = [:]
  /// The name of the step that is stored.
  public var step = ""
  /// Whether the stored onboarding is complete.
  public var isComplete = false

  /// A life of the program, from its start to its end.
  public struct Lived: Sendable {
    /// What was said before the first move, and after each that was made, as lines.
    public var blocks: [[String]]
    /// What was said when the input ended after the last move.
    public var farewell: [String]
    /// All that was shown, byte for byte.
    public var screen: String
    /// The exit code; nil when the program was killed.
    public var status: ExitStatus?
    /// Why the conversation could not go on, where it broke off.
    public var breakdown: SessionError?

    /// The blocks as a transcript has them: what is said at the end of input belongs to the last.
    var writtenBlocks: [[String]] {
      var blocks = blocks
      blocks[blocks.count - 1] += farewell
      return blocks
    }
  }
}

/// A turn of a replay.
public struct ObservedTurn: Sendable {
  /// The event it followed.
  public var event: Event
  /// The state before.
  public var before: ConversationState
  /// What followed.
  public var turn: Turn
}
