public import Conversation
import Onboarding
public import Understanding

/// What surrounds the conversation of a transcript.
public struct TranscriptHead: Hashable, Sendable {
  /// The id of the flow.
  public var flow: String
  /// The instant the conversation begins at.
  public var now = Timestamp(secondsSince1970: 1_772_442_000)
  /// The name of the user.
  public var user = "ana"
  /// The columns of the window.
  public var width = 80
  /// How times of day are written.
  public var clock = ClockStyle.twelveHour
  /// By which ways people sign in; nil for those of the product.
  public var signIn: SignInMode?
  /// Whether nothing is said by pictures, as with `--plain`.
  public var isPlain = false
  /// Whether the first line that is not understood ends the conversation, as with `--strict`.
  public var isStrict = false
  /// Values handed in by `--set`.
  public var settings: [HandedIn] = []
  /// Values handed in by `--answers`.
  public var answers: [HandedIn] = []
  /// The secrets that are typed, in order.
  public var secrets: [String] = []
  /// Where the conversation is shown from; nil for its beginning.
  public var from: Start?
  /// What is stored before the conversation.
  public var store: [Fixture] = []
  /// Whether there is a plan service.
  public var hasService = false

  /// A step that a conversation is shown from, and how it came there.
  public struct Start: Hashable, Sendable {
    /// The name of the step, as it is stored.
    public var step: String
    /// The lines that are typed before, without being shown.
    public var lines: [String]
    /// The number of the line of the file.
    public var line: Int
  }

  /// Something stored before the conversation.
  public enum Fixture: Hashable, Sendable {
    /// A row of a product's table that was there before any conversation; its `id` is the user's.
    case row(table: String, [String: JSONValue])
    /// A conversation in which these lines were typed, one after the other.
    case said([String])
    /// A conversation as an earlier version of the program may have left it.
    case state(ConversationState)
  }

  /// The surroundings of a flow, all else as usual: 2 March 2026, 9:00 UTC, user ana, 80 columns.
  public init(flow: String) {
    self.flow = flow
  }
}
