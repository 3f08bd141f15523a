import Understanding

extension Exchange {
  /// Whether a line says a value of somebody else, where the answer is about the person.
  mutating func isOfSomebodyElse(_ evidence: Evidence, in line: Line, _ slot: Slot<D>) -> Bool {
    // An element of a group is somebody else anyway, and a text may speak of anybody.
    guard slot.path.element == nil, let ask = slot.ask else { return false }
    let dimension = ask.dimension(agenda.draft, slot.index)
    return !dimension.takesWholeLine && !dimension.isYesOrNo
      && OtherPerson.isSubject(of: line, around: evidence.span)
  }

  /// Asks whether a value that was said of somebody else is the person's as well.
  mutating func askWhoseValue(_ value: JSONValue, _ evidence: Evidence, _ slot: Slot<D>) {
    isUnderstood = false
    // One question at a time; what is not asked about is not stored either.
    guard state.pending == nil || state.pending == before.pending else { return }
    state.pending = .doubt(slot.path, value, evidence)
    say(
      .attributed(
        label: slot.ask?.label ?? slot.path.item, phrase: phrase(slot.path, value) ?? evidence.words
      ))
  }
}
