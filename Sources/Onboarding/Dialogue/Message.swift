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
    words.flatMap { piece in
      if case .picture(let picture) = piece { [picture.description] } else { piece.text }
    }.joined(separator: "\n")
  }
}
