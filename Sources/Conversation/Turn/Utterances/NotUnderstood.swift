/// A line that did not answer the question.
public struct NotUnderstood: Hashable, Sendable, Codable {
  /// How many lines in a row were not understood, from 1.
  public var attempt: Int
  /// The name of the answer.
  public var label: String
  /// What kind of value is missing, such as "a time"; nil where no value is asked for.
  public var kind: String?
  /// The question again, in other words.
  public var question: Question
  /// The question in shorter words.
  public var shorter: String
  /// Answers that would work.
  public var examples: [String]
}
