/// What one accepted turn changed, as it was before, so that it can be taken back.
public struct Change: Hashable, Sendable, Codable {
  /// The answers before the change; a path without an answer was unanswered.
  public var before: [Before]
  /// The numbers of elements of the repeated groups before the change.
  public var elements: [String: Int]
  /// The item the conversation stood at by choice before the change.
  public var focus: Path?
  /// The field that was changed last before the change.
  public var lastChanged: Path?

  /// An answer before a change.
  public struct Before: Hashable, Sendable, Codable {
    /// The place of the answer.
    public var path: Path
    /// The answer, or nil when there was none.
    public var answer: Answer?
  }
}
