import Understanding

/// What the rules of questions make of values, before anything else becomes of them.
extension Tracker {
  /// Whether a value may be stored or offered, as the answers are now; one that breaks a rule is
  /// refused.
  mutating func admits(_ value: JSONValue, at slot: Slot) -> Bool {
    switch verdict(on: value, at: slot) {
    case .allowed: return true
    case .broken(let violation): note(.refused(slot.path, value, violation))
    case .unknown: note(.unfit)
    }
    return false
  }

  /// Those of some readings that may be stored; where none may, the likeliest is refused.
  mutating func admitted(_ values: [JSONValue], at slot: Slot) -> [JSONValue] {
    let allowed = values.filter { isAllowed($0, at: slot) }
    if allowed.isEmpty, let likeliest = values.first { _ = admits(likeliest, at: slot) }
    return allowed
  }

  /// Whether a value breaks no rule, as the answers are now.
  mutating func isAllowed(_ value: JSONValue, at slot: Slot) -> Bool {
    verdict(on: value, at: slot) == .allowed
  }

  /// Sets answers aside that may not stand beside the others any more, so that they are asked again.
  ///
  /// - Parameters:
  ///   - paths: The answers that are looked at; nil for all whose rules depend on others.
  ///   - source: The answer that was given, which stays.
  mutating func setAsideBroken(among paths: [Path]? = nil, besides source: Path? = nil) {
    for slot in agenda.slots where slot.applies && slot.path != source {
      guard let ask = slot.ask, paths?.contains(slot.path) ?? ask.dependsOnAnswers,
        let value = state.answers[slot.path]?.value
      else { continue }
      let verdict = verdict(on: value, at: slot)
      if verdict == .allowed || source != nil && wasBroken(slot.path) { continue }
      if case .broken(let violation) = verdict {
        note(.refused(slot.path, value, violation))
      }
      state.answers[slot.path] = nil
    }
  }

  /// Whether an answer broke a rule when the event came: time alone does not take answers back.
  private func wasBroken(_ path: Path) -> Bool {
    guard let slot = agendaBefore.slot(path), let value = slot.answer?.value else { return false }
    return Verdict(on: value, at: slot, agendaBefore.draft, day) != .allowed
  }

  private mutating func verdict(on value: JSONValue, at slot: Slot) -> Verdict {
    Verdict(on: value, at: slot, agenda.draft, day)
  }
}

/// What the rules of a question say of a value.
private enum Verdict: Equatable {
  case allowed
  case broken(Violation)
  /// It is no value of the question, as things stand.
  case unknown

  init(on value: JSONValue, at slot: Slot, _ draft: AnyDraft, _ day: Context) {
    guard let dimension = slot.ask?.dimension(draft, slot.index), dimension.isValue(value) else {
      self = .unknown
      return
    }
    self = dimension.violation(value, day).map(Verdict.broken) ?? .allowed
  }
}
