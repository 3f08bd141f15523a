/// Something that can be said in one tap.
public struct QuickReply: Hashable, Sendable, Codable {
  /// What it says, for which a voice has the words.
  public enum Meaning: Hashable, Sendable {
    /// Words of the flow's own.
    case words(String)
    case yes, no
    /// What was typed is an answer, or a command.
    case answer, command
    /// To go on, after a rest or something to read.
    case goOn, acknowledge
    /// To send what could not be sent.
    case tryAgain
    /// To make an account, or to sign in to one.
    case signUp, account
    /// To add another element of a group, by its noun.
    case another(String)
    /// To skip the question.
    case skip
  }

  /// What it says: once a voice has worded it, its line.
  public var meaning: Meaning
  /// Whether most people want it.
  public var isPrimary: Bool
  /// What stands on the button; empty until a voice has worded it.
  public var title = ""
  /// The line that it says; empty until a voice has worded it.
  public var text = ""

  /// Something to say.
  public init(_ meaning: Meaning, isPrimary: Bool = false) {
    self.meaning = meaning
    self.isPrimary = isPrimary
  }

  /// A reply as a voice has worded it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isPrimary = try container.decode(Bool.self, forKey: .isPrimary)
    title = try container.decode(String.self, forKey: .title)
    text = try container.decode(String.self, forKey: .text)
    meaning = .words(text)
  }

  private enum CodingKeys: String, CodingKey {
    case isPrimary, title, text
  }
}
