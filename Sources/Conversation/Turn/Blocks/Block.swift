/// A piece of what a flow has to show: words, a list, a picture.
public enum Block: Hashable, Sendable, Codable {
  /// One or two sentences.
  case text(String)
  /// A sentence on how to answer: where one types, and where one can point; empty for none.
  case manner(typed: String, pointed: String)
  /// A heading of a few words.
  case heading(String)
  /// Points, a line each.
  case bullets([String])
  /// Names and values, a line each.
  case facts([Fact])
  /// Choices of a question, under their numbers there, a line each.
  case choices([Question.Choice])
  /// A picture drawn in characters.
  case picture(Picture)

  /// A name and its value.
  public struct Fact: Hashable, Sendable, Codable {
    /// The name, such as "Goal".
    public var name: String
    /// The value in words.
    public var value: String

    /// A name and its value.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }

    /// A name and its value; nil where there is no value yet, so that nothing is shown of it.
    public init?(_ name: String, _ value: String?) {
      guard let value else { return nil }
      self.init(name, value)
    }
  }
}
