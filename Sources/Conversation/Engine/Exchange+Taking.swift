import Understanding

extension Exchange {
  /// Takes a reading as the answer of a slot, and says what became of it.
  ///
  /// - Returns: Whether the answer was taken, so that the next question can follow.
  @discardableResult
  mutating func take(
    _ answer: Reading<JSONValue>, for slot: Slot<D>, line: Line, asksNext: Bool = true
  ) -> Bool {
    guard let ask = slot.ask else { return false }
    let draft = agenda.draft
    let dimension = ask.dimension(draft, slot.index)
    switch answer {
    case .ambiguous(_, let evidence) where isOfSomebodyElse(evidence, in: line, slot),
      .unclear(.incomplete(_, let evidence)) where isOfSomebodyElse(evidence, in: line, slot):
      notUnderstood(slot, line: line)
    case .understood(let value, let evidence):
      if let violation = dimension.violation(value, reading) {
        refuse(value, violation, slot)
        return false
      }
      if isOfSomebodyElse(evidence, in: line, slot) {
        askWhoseValue(value, evidence, slot)
        return false
      }
      if let doubt = ask.doubt?(draft, slot.index, value) {
        state.pending = .doubt(slot.path, value, evidence)
        say(.doubted(heard: dimension.phrase(value, reading) ?? evidence.words, why: doubt))
        return false
      }
      set(slot.path, value, origin: .said, evidence: evidence)
      if asksNext { finishTurn() }
      return true
    case .ambiguous(let values, let evidence):
      isUnderstood = false
      state.pending = .clarification(slot.path, candidates: values, evidence)
      say(
        .clarify(
          label: label(slot.path), readings: values.compactMap { dimension.phrase($0, reading) }))
    case .unclear(.refused(let value, let violation, _)):
      refuse(value, violation, slot)
      if case .tooFew = violation { keep(value, tooShortIn: line, for: slot) }
    case .unclear(.severalValues(let values)):
      isUnderstood = false
      let phrases = values.compactMap { dimension.phrase($0, reading) }
      if (2...4).contains(phrases.count) {
        state.pending = .clarification(
          slot.path, candidates: values, line.evidence(0..<line.tokens.count, rule: "several"))
      }
      say(.severalValues(label: label(slot.path), phrases: phrases))
    case .unclear(.incomplete(let missing, let evidence)):
      isUnderstood = false
      // The whole line is kept: what else it says, such as an age, may matter to the rest.
      state.pending = .completion(slot.path, missing, words: line.text.trimmingWhitespace)
      say(.incomplete(label: label(slot.path), missing, words: evidence.words))
    case .unclear(.nothingFound):
      notUnderstood(slot, line: line)
    }
    return false
  }

  /// Says which rule a value breaks; what was stored stays.
  mutating func refuse(_ value: JSONValue, _ violation: Violation, _ slot: Slot<D>) {
    guard let ask = slot.ask else { return }
    isUnderstood = false
    let dimension = ask.dimension(agenda.draft, slot.index)
    let kept = slot.answer?.value.flatMap { dimension.phrase($0, reading) }
    say(
      .refused(
        Refusal(
          label: ask.label, heard: dimension.phrase(value, reading) ?? "", violation: violation,
          bound: violation.bound.flatMap { dimension.phrase($0, reading) },
          sentence: ask.refusal(violation, value), kept: kept)))
    // Where several are filled, the question follows them all.
    if !isFilling, current?.path != slot.path { askAgain() }
  }
}

extension Violation {
  /// The bound that the value breaks, in its stored form.
  fileprivate var bound: JSONValue? {
    switch self {
    case .belowMinimum(let bound), .aboveMaximum(let bound): bound
    default: nil
    }
  }
}
