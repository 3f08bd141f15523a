import Conversation
import Onboarding
import Understanding

/// What a turn is to programs.
struct ConversationBody: Codable, Sendable {
  /// The id of the conversation.
  var conversation: String
  /// The token to go on with it; said once, when it begins, and when somebody signed in or changed the
  /// password: those of before are worth nothing from then on.
  var token: String?
  /// What is said.
  var messages: [Said]
  /// What became of each answer; only where something was said.
  var outcomes: [AnswerOutcome]?
  /// What is expected next.
  var expects: Expected
  /// How far it is; nil at the end.
  var progress: Progress?
  /// Whether the onboarding is complete.
  var completed: Bool
  /// The version, for `If-Match`.
  var version: Int
  /// What is known so far; only where it is asked for.
  var answers: [AnswerProvenance]?
  /// The profile as it is stored; only where it is asked for.
  var profile: [String: JSONValue]?

  init(_ turn: DialogueTurn, of conversation: String) {
    self.conversation = conversation
    messages = turn.messages.map(Said.init)
    outcomes = turn.outcomes
    expects = Expected(turn.asked)
    progress = turn.progress.map(Progress.init)
    completed = turn.isComplete
    version = turn.version
  }

  /// Something that is said.
  struct Said: Codable, Sendable {
    /// What it is, such as `question`.
    var kind: String
    /// Its words as plain text.
    var text: String
    /// Its words with their tints, and pictures.
    var words: [Spoken]

    init(_ message: Message) {
      kind = message.utterance?.kind ?? "conflicts"
      text = message.text
      words = message.words
    }
  }

  /// How far a conversation is.
  struct Progress: Codable, Sendable {
    var step: Int
    var of: Int
    var about: String?
    var text: String

    init(_ progress: StepProgress) {
      step = progress.step
      of = progress.of
      about = progress.about
      let number = progress.title ?? "Step \(progress.step) of \(progress.of)"
      text = progress.about.map { "\(number) - \($0)" } ?? number
    }
  }
}

extension Utterance {
  /// The name of what is said, such as `question`.
  var kind: String {
    let name = Mirror(reflecting: self).children.first?.label ?? "\(self)"
    return name.reduce(into: "") { text, character in
      if character.isUppercase { text += "_" }
      text += character.lowercased()
    }
  }
}
