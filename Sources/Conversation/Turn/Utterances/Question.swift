/// A question with all that helps to answer it.
public struct Question: Hashable, Sendable, Codable {
  /// The place of the answer.
  public var path: Path
  /// The question in words.
  public var text: String
  /// One more line of help.
  public var hint: String?
  /// The question and its hint where people can point, as far as they differ; empty for none.
  public var pointed: Pointed?
  /// The choices, in the order of their numbers.
  public var choices: [Choice] = []
  /// The suggestion in words, which an empty line accepts.
  public var suggestion: String?
  /// The present answer in words, which an empty line keeps.
  public var present: String?
  /// Whether the answer may have several lines; nil where one is all there is.
  public var takesLines: Bool?
  /// Whether an empty line goes on.
  public var goesOnWhenEmpty = false

  /// What a question says in other words where people can point; nil for the same, empty for nothing.
  public struct Pointed: Hashable, Sendable, Codable {
    /// The question.
    public var text: String?
    /// The line of help.
    public var hint: String?
    /// The question again in shorter words.
    public var again: String?
  }

  /// A choice of a question.
  public struct Choice: Hashable, Sendable, Codable {
    /// The number, from 1.
    public var number: Int
    /// The name.
    public var title: String
    /// What it means.
    public var detail: String?
    /// An icon, for screens that can show it.
    public var icon: String?
    /// The colour that it is, for screens that have colours.
    public var swatch: Tint?
    /// Whether the flow recommends it.
    public var isRecommended: Bool
    /// Whether it is what the person would get without saying anything.
    public var isSuggested: Bool
    /// Whether it is shown less prominently than the others.
    public var isMinor: Bool

    /// A choice under its number.
    public init(number: Int, _ choice: AskChoice, isSuggested: Bool = false) {
      self.number = number
      title = choice.title
      detail = choice.detail
      icon = choice.icon
      swatch = choice.swatch
      isRecommended = choice.isRecommended
      self.isSuggested = isSuggested
      isMinor = choice.isMinor
    }
  }
}
