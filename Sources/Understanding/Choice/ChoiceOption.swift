/// One of the things that a question lets people choose from.
public struct ChoiceOption: Hashable, Sendable {
  /// The name under which the choice is stored, such as `lose_weight`.
  public let id: String
  /// The title as it is shown, such as "Lose Weight".
  public let title: String
  /// Other words and phrases for it, such as "slim down".
  public let words: [String]
  /// Phrases for it that count only as a whole, such as "when I feel like it".
  public let phrases: [String]
  /// A sentence about it; its words count when nothing better is said.
  public let description: String

  /// Whether the option is not meant by those who leave another out, such as "skip for now"; it is
  /// shown less prominently.
  public let isMinor: Bool
  /// What is shown beside the title.
  public let detail: String?
  /// An icon for screens that can show it.
  public let icon: String?
  /// Whether it is recommended, which is one of the words for it then.
  public let isRecommended: Bool

  /// An option of a question.
  public init(
    id: String, title: String, words: [String] = [], phrases: [String] = [],
    description: String = "", isMinor: Bool = false, detail: String? = nil, icon: String? = nil,
    isRecommended: Bool = false
  ) {
    self.id = id
    self.title = title
    self.words = isRecommended ? words + ["recommended", "the recommended one"] : words
    self.phrases = phrases
    self.description = description
    self.isMinor = isMinor
    self.detail = detail
    self.icon = icon
    self.isRecommended = isRecommended
  }
}
