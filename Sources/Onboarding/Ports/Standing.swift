public import Conversation

/// Where an onboarding stands, as `usher status` lists it.
public struct Standing: Hashable, Sendable, Codable {
  /// The name of the step, `complete` at the end.
  public var step: String
  /// The number of the step as it is shown, from 1.
  public var number: Int
  /// The number of steps as it is shown.
  public var of: Int
  /// When the onboarding was completed.
  public var completedAt: Timestamp?

  /// Where an onboarding stands.
  public init(step: String, number: Int, of: Int, completedAt: Timestamp?) {
    self.step = step
    self.number = number
    self.of = of
    self.completedAt = completedAt
  }
}

extension Standing {
  /// Where a conversation stands.
  init(_ position: Position, of state: ConversationState) {
    switch position {
    case .at(let step, let number, let of, _):
      self.init(step: step, number: number, of: of, completedAt: nil)
    case .complete(let name, let steps):
      self.init(step: name, number: steps, of: steps, completedAt: state.completedAt)
    }
  }
}
