import Understanding

extension Exchange {
  /// Asks about an answer that was likely until something else was said: a goal time, once the
  /// distance is another.
  ///
  /// - Returns: Whether there is such an answer.
  mutating func doubtAnswers() -> Bool {
    let now = agenda
    for slot in now.slots where slot.applies {
      guard let doubt = slot.entry.ask?.doubt, let answer = slot.answer, let value = answer.value,
        !isConfirming(slot.path), let why = doubt(now.draft, slot.index, value)
      else { continue }
      if agendaBefore.slot(slot.path)?.answer?.value == value,
        doubt(agendaBefore.draft, slot.index, value) != nil
      {
        continue
      }
      let heard = phrase(slot.path, value) ?? ""
      let evidence = answer.evidence ?? Evidence(words: heard, span: 0..<0, rule: "doubt")
      state.pending = .doubt(slot.path, value, evidence)
      say(.doubted(heard: "\(label(slot.path)) \(heard)", why: why))
      return true
    }
    return false
  }

  /// Whether the event settles the doubt about an answer.
  private func isConfirming(_ path: Path) -> Bool {
    if case .doubt(path, _, _) = before.pending { true } else { false }
  }
}
