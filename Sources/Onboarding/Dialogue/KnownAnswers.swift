public import Conversation
public import Understanding

/// What is known of a person about a product.
public struct KnownAnswers: Hashable, Sendable, Codable {
  /// The profile by its stored keys; null for what is not known yet.
  public var profile: [String: JSONValue]
  /// What is known about each answer, in the order of the flow.
  public var provenance: [AnswerProvenance]
}

extension KnownAnswers: CustomStringConvertible {
  /// The number of questions; never an answer.
  public var description: String { "\(provenance.count) questions" }
}
