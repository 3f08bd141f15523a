/// One of the things that a question lets people choose from.
public struct ChoiceOption: Hashable, Sendable {
  /// The name under which the choice is stored, such as `lose_weight`.
  public let id: String
  /// The title as it is shown, such as "Lose Weight".
  public let title: String
  /// Other words and phrases for it, such as "slim down".
  public let words: [String]
  /// A sentence about it; its words count when nothing better is said.
  public let description: String

  /// An option of a question.
  public init(id: String, title: String, words: [String] = [], description: String = "") {
    self.id = id
    self.title = title
    self.words = words
    self.description = description
  }
}
