/// What can be said at a question.
public struct Help: Hashable, Sendable, Codable {
  /// The question that is open.
  public var question: Question?
  /// Answers that would work.
  public var examples: [String]
  /// The commands that work here.
  public var commands: [Command]
  /// Whether commands are told from answers by a slash alone, as where a password is typed.
  public var needsSlash = false
}
