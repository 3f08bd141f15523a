/// A repeated group as those see it who bring states of its flow together.
public struct GroupOutline: Hashable, Sendable {
  /// The id of the group.
  public var id: String
  /// What one element is called.
  public var noun: String
  /// The id of the question that names an element.
  public var nameField: String
  /// How many elements there can be.
  public var limits: ClosedRange<Int>
  /// The id of the question whether there are any, where it has one.
  public var opening: String?
  /// The id of the question for another element, where it has one.
  public var another: String?

  /// A group.
  public init(
    id: String, noun: String, nameField: String, limits: ClosedRange<Int>, opening: String? = nil,
    another: String? = nil
  ) {
    self.id = id
    self.noun = noun
    self.nameField = nameField
    self.limits = limits
    self.opening = opening
    self.another = another
  }
}
