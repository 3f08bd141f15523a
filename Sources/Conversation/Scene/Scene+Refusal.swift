import Understanding

extension Scene {
  /// What there is to say of a value that breaks a rule of a question.
  func refusal(
    of value: JSONValue, _ violation: Violation, by ask: Ask<AnyDraft>, at slot: Slot
  ) -> Refusal {
    let bound: JSONValue? =
      switch violation {
      case .belowMinimum(let bound), .aboveMaximum(let bound), .outside(let bound): bound
      default: nil
      }
    let path = slot.path
    return Refusal(
      path: path, label: ask.label, heard: phrase(path, value) ?? "", violation: violation,
      bound: bound.flatMap { phrase(path, $0) }, sentence: ask.refusal(violation, value),
      kept: slot.answer?.value.flatMap { phrase(path, $0) })
  }
}
