/// A conflict as it is told to people: the name of the answer, and both answers in words.
public struct ConflictWords: Hashable, Sendable {
  /// The name of the answer.
  public let label: String
  /// The answer that counts; nil when an element was left out because there is no room for it.
  public let kept: String?
  /// The answer that was replaced.
  public let lost: String
}
