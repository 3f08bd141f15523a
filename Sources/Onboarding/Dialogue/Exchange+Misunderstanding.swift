import Conversation

extension Exchange {
  /// Where the session stands, for those who stop at the first line that is not understood.
  func misunderstanding(_ kind: Misunderstanding.Kind) -> Misunderstanding {
    let position = product.position(of: state)
    return Misunderstanding(
      kind: kind, line: lineNumber, step: position.step, field: position.item?.description)
  }

  /// Whether an event is a line of the input.
  func isTyped(_ event: Event) -> Bool {
    switch event {
    case .line, .unreadable, .secret: true
    case .sequence(let events): events.first.map(isTyped) ?? false
    default: false
    }
  }
}
