/// What can be said at a question.
public struct Help: Hashable, Sendable {
  /// The question that is open.
  public var question: Question?
  /// Answers that would work.
  public var examples: [String]
  /// The commands that work here.
  public var commands: [Command]
}
