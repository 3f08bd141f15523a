/// A word of a flow and what it means.
public struct GlossaryEntry: Hashable, Sendable {
  /// The word as it is written.
  public var term: String
  /// Other words for it, and what people say who ask about it, in small letters; of several words all have to
  /// be said, in any order.
  public var synonyms: [String]
  /// What it means, in a sentence or two.
  public var meaning: String

  /// A word, others for it, and what it means.
  public init(_ term: String, synonyms: String..., meaning: String) {
    self.term = term
    self.synonyms = synonyms
    self.meaning = meaning
  }
}
