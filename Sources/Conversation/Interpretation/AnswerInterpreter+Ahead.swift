import Understanding

/// Answers to what is asked next.
extension AnswerInterpreter {
  /// The answer to the question behind an explanation that is to be read first: who says the name of
  /// the race at the welcome is ready.
  static func ahead(_ hearing: Hearing) -> DialogueAct? {
    guard let slot = hearing.current, case .explain = slot.item, slot.answer == nil,
      let next = hearing.agenda.slots.first(where: { $0.isOpen && $0.path != slot.path }),
      takesPlainly(hearing, next)
    else { return nil }
    return AnswerInterpreter(hearing: hearing, slot: next).answer.map {
      DialogueAct($0.kind, .ahead, using: $0.words)
    }
  }

  /// Whether a line is an answer to a question beyond doubt, though it was not asked yet.
  private static func takesPlainly(_ hearing: Hearing, _ slot: Slot) -> Bool {
    guard let ask = slot.ask, !ask.isOnlyWhenAsked, !ask.isOnlyAnswered,
      let dimension = hearing.dimension(of: slot), !dimension.takesWholeLine,
      !dimension.isYesOrNo,
      case .understood(let value, let evidence) = hearing.reading(of: slot)
    else { return false }
    return !evidence.isOwnWish && !evidence.isOnlyDescribed && !evidence.isPlaceOfOption
      && dimension.violation(value, hearing.day) == nil
      && ask.doubt?(hearing.agenda.draft, slot.index, value) == nil
  }
}
