public import Conversation

/// A way in which somebody might lead a value past the rule of its question.
public struct WayPastRules: Sendable {
  /// Where the conversation stands.
  public let state: ConversationState
  /// What says the value.
  public let event: Event

  /// All that is said: the value, then a word that picks it of two, a yes, and what takes it back.
  public var events: [Event] { [event, .line("the second"), .line("yes"), .line("undo")] }
}

extension AnyFlow {
  /// Every way in, wherever a conversation can stand, of a value for each rule of each question.
  ///
  /// - Parameter context: What surrounds the conversations.
  /// - Returns: The ways, in the order of the flow.
  public func waysPastRules(in context: TurnContext) -> [WayPastRules] {
    Exploration(self, context).waysPastRules
  }
}
