/// A named part of a flow, as `usher show` and `usher status` tell it.
public struct Step<D: Sendable>: Sendable {
  /// The name of the step.
  public let id: String
  /// The number the step is shown under, when it is not its place in the flow.
  public let number: Int?
  /// The name shown in place of a number, for a step that is not counted.
  public let title: String?
  /// The items in their order.
  public let items: [Item<D>]
  /// Whether people can go back from the first item of the step.
  public private(set) var allowsBack = true
  /// Whether one line may answer all open questions of the step: "not now to all".
  public private(set) var isAnswerableTogether = false
  package var condition: (@Sendable (D, Int) -> Bool)?

  /// A step of some items.
  public init(
    _ id: String, number: Int? = nil, title: String? = nil,
    @ItemsBuilder<D> _ items: () -> [Item<D>]
  ) {
    self.id = id
    self.number = number
    self.title = title
    self.items = items()
  }

  /// When the step applies; all that is in it is passed over while it does not, and answers are
  /// parked.
  public func when(_ condition: @escaping @Sendable (D) -> Bool) -> Self {
    applying { draft, _ in condition(draft) }
  }

  /// The step, where one more condition holds.
  func applying(_ condition: @escaping @Sendable (D, Int) -> Bool) -> Self {
    var copy = self
    copy.condition = { [own = self.condition] draft, index in
      condition(draft, index) && own?(draft, index) ?? true
    }
    return copy
  }

  init(
    _ id: String, number: Int?, title: String?, allowsBack: Bool, isAnswerableTogether: Bool,
    items: [Item<D>]
  ) {
    self.id = id
    self.number = number
    self.title = title
    self.allowsBack = allowsBack
    self.isAnswerableTogether = isAnswerableTogether
    self.items = items
  }

  /// That one line may answer all open questions of the step: "not now to all".
  public func answerableTogether() -> Self {
    var copy = self
    copy.isAnswerableTogether = true
    return copy
  }

  /// That there is no way back from this step.
  public func noWayBack() -> Self {
    var copy = self
    copy.allowsBack = false
    return copy
  }
}
