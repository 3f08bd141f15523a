public import Understanding

/// The answer to a question that everybody asks, with what it depends on.
public struct EverydayAnswer: Hashable, Sendable, Codable {
  /// What was asked.
  public var question: EverydayQuestion
  /// What the makers of the flow say to it; nil where they say nothing.
  public var assurance: String?
  /// What the flow is for, in a line.
  public var title: String
  /// The number of questions that are still open.
  public var open: Int
  /// Why the question at hand is asked, where the flow says so.
  public var tip: String?
  /// Whether the question at hand can be skipped.
  public var isSkippable: Bool
  /// Whether there is a suggestion for those who do not know.
  public var hasSuggestion: Bool
  /// Whether there is a question to go back to.
  public var canGoBack: Bool
  /// Answers that would work.
  public var examples: [String]
  /// What comes after the question at hand, by its name; nil at the end.
  public var next: String?
  /// Whether the question at hand is one for a yes or a no.
  public var isYesOrNo = false
  /// Whether a rule of the question refuses a no.
  public var isYesNeeded = false
  /// What becomes of a no to it, in a sentence; nil where nothing does.
  public var withoutYes: String?
  /// The day on which it is asked, with its name.
  public var today = ""
  /// The names of the answers so far that are sent to a service once the person agrees; nil where none are.
  public var sent: [String]?
}
