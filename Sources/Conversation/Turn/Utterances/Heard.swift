/// A value as it is said back.
public struct Heard: Hashable, Sendable, Codable {
  /// The place of the answer.
  public var path: Path
  /// The name of the answer, such as "Eating window"; with the element's name in a group.
  public var label: String
  /// The value in its canonical words.
  public var phrase: String
  /// Whether it was suggested and accepted.
  public var wasSuggested: Bool
  /// Whether the label has to be said for the value to be understood, because it was not asked.
  public var isVolunteered: Bool
}
