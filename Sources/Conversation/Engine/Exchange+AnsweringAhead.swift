import Understanding

extension Exchange {
  /// The question behind an explanation, when a line answers it at once.
  ///
  /// The explanation counts as read then: who says the name of the race at the welcome is ready.
  mutating func openedByAnswer(_ line: Line, at slot: Slot<D>) -> Slot<D>? {
    guard case .explain = slot.item, slot.answer == nil else { return nil }
    state.answers[slot.path] = Answer(value: nil, origin: .acknowledged, at: context.now)
    if let next = current, takesPlainly(line, next) { return next }
    state.answers[slot.path] = nil
    return nil
  }

  /// Whether a line is an answer to a question beyond doubt, though it was not asked yet.
  private mutating func takesPlainly(_ line: Line, _ slot: Slot<D>) -> Bool {
    let draft = agenda.draft
    guard let ask = slot.ask, !ask.isOnlyWhenAsked, !ask.isOnlyAnswered else { return false }
    let dimension = ask.dimension(draft, slot.index)
    guard !dimension.takesWholeLine, !dimension.isYesOrNo,
      case .understood(let value, let evidence) = dimension.read(line, reading)
    else { return false }
    return !evidence.isOwnWish && !evidence.isOnlyDescribed && !evidence.isPlaceOfOption
      && dimension.violation(value, reading) == nil && ask.doubt?(draft, slot.index, value) == nil
  }
}
