public import Understanding

/// What became of one answer in a turn.
public struct AnswerOutcome: Hashable, Sendable, Codable {
  /// The place of the answer, such as `goal` or `children.0.birthday`.
  public var field: String
  /// The value in its stored form; nil where there is none any more, or it was skipped.
  public var value: JSONValue?
  /// The value before; nil where there was none.
  public var was: JSONValue?
  /// How the answer came about; nil where it was taken back.
  public var origin: Answer.Origin?
  /// The words it was read from.
  public var words: String?
  /// The rule that read the words.
  public var rule: String?
}

extension AnyFlow {
  /// What became of each answer between two states, in the order of the flow.
  public func outcomes(
    since before: ConversationState, in state: ConversationState
  ) -> [AnswerOutcome] {
    guard before.answers != state.answers else { return [] }
    let slots = Agenda(self, state).slots
    let gone = Agenda(self, before).slots.filter { slot in
      !slots.contains { $0.path == slot.path }
    }
    return (slots + gone).compactMap { slot in
      let (old, new) = (before.answers[slot.path], state.answers[slot.path])
      guard slot.ask != nil, old?.value != new?.value || old?.origin != new?.origin else {
        return nil
      }
      return AnswerOutcome(
        field: slot.path.description, value: new?.value, was: old?.value, origin: new?.origin,
        words: new?.evidence?.words, rule: new?.evidence?.rule.text)
    }
  }
}
