import Understanding

extension Exchange {
  /// Takes the values that follow from an answer, or that do not follow any more.
  ///
  /// What the person said or accepted for such a question stays.
  mutating func takeImplied(by source: Path) {
    for slot in agenda.slots where slot.path != source && slot.applies {
      guard let ask = slot.ask, let implication = ask.implication,
        slot.answer == nil || slot.answer?.origin == .implied
      else { continue }
      let draft = agenda.draft
      let dimension = ask.dimension(draft, slot.index)
      let implied = implication(draft, slot.index).flatMap { value in
        dimension.violation(value, reading) == nil ? value : nil
      }
      guard implied != slot.answer?.value else { continue }
      let old = slot.answer?.value.flatMap { phrase(slot.path, $0) }
      guard let implied else {
        state.answers[slot.path] = nil
        continue
      }
      let words = state.answers[source]?.evidence
      state.answers[slot.path] = Answer(
        value: implied, origin: .implied,
        evidence: words.map { Evidence(words: $0.words, span: $0.span, rule: "implied") },
        at: context.now)
      let heard = heard(slot.path, implied)
      say(old.map { .changed(heard, from: $0) } ?? .heard(heard))
    }
  }
}
