public import Conversation
public import Understanding

/// The answers about one child.
public struct Child: Draft {
  /// The name.
  public var name: String?
  /// The day of birth.
  public var birthday: CalendarDate?
  /// The age that was said with the name, which finds the year of a birthday without one.
  public var statedAge: Age?
  /// What the parent hopes for: texts of the catalogue, and of the parent's own.
  public var goals: Choices?
  /// The ids of the topics to talk about.
  public var topics: Choices?
  /// How talkative the child is, from 1 to 10.
  public var talkative: Int?
  /// How sensitive the child is, from 1 to 10.
  public var sensitive: Int?
  /// How accountable the child is, from 1 to 10.
  public var accountable: Int?

  /// A child of whom nothing is known.
  public init() {}

  /// The name, or words for a child without one yet.
  var called: String { name ?? "your child" }
}
