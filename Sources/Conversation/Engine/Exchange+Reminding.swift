import Understanding

extension Exchange {
  /// Takes part of a value that was given before ("he's 7" of a birthday), where the line says
  /// nothing for the question: what agrees is said to be so, and what does not is asked about.
  mutating func hearPart(of line: Line, besides asked: Slot<D>) -> Bool {
    let agenda = agenda
    for slot in agenda.slots where slot.path != asked.path && slot.applies && isNear(slot, asked) {
      guard let ask = slot.ask, let old = slot.answer?.value else { continue }
      let dimension = ask.dimension(agenda.draft, slot.index)
      guard dimension.saysPart(line, reading),
        case .understood(let value, let evidence) = dimension.revise(old, line, reading),
        dimension.violation(value, reading) == nil
      else { continue }
      if value == old {
        say(.unchanged(heard(slot.path, value)))
        askAgain()
      } else {
        state.pending = .mention(slot.path, value, evidence)
        sayMentioned(slot.path, value)
      }
      return true
    }
    return false
  }
}
