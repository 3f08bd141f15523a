/// All answers so far.
public struct AnswerSummary: Hashable, Sendable, Codable {
  /// The answers, in the order of the flow.
  public var lines: [Entry]
  /// The number of questions that are still open.
  public var open: Int

  /// An answer, or the name of an element that the answers after it belong to.
  public enum Entry: Hashable, Sendable, Codable {
    /// A value and its name.
    case answer(label: String, phrase: String, wasSuggested: Bool)
    /// The account that the person is signed in to.
    case account(email: String)
    /// A question that was skipped.
    case skipped(label: String)
    /// The element of a group that the entries after it belong to.
    case element(String)
    /// The names of the elements of a large group, whose answers are shown one at a time.
    case elements([String])
  }
}
