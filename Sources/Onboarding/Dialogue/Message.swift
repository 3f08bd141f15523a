public import Conversation

/// Something Usher says: what, and in which words.
public struct Message: Hashable, Sendable, Codable {
  /// What is said; nil for what no flow says, such as which answers of another machine count.
  public var utterance: Utterance?
  /// The same in words, line by line.
  public var words: [Spoken]

  /// Something that is said, with its words.
  public init(utterance: Utterance?, words: [Spoken]) {
    self.utterance = utterance
    self.words = words
  }

  /// The words as plain text, a line each; a picture is told in its description.
  public var text: String {
    words.map { piece in
      switch piece {
      case .line(let line): line.text
      case .command(let command): command
      case .picture(let picture): picture.description
      }
    }.joined(separator: "\n")
  }
}
