import Understanding

extension Tracker {
  /// Stores an answer that breaks no rule, and lets what depends on it follow.
  ///
  /// It is the only place at which what somebody said, accepted or handed in becomes an answer.
  mutating func store(
    _ path: Path, _ value: JSONValue, origin: Answer.Origin, evidence: Evidence?
  ) {
    // What this very line brought up about another answer is still to be asked.
    if state.pending == before.pending { state.pending = nil }
    guard let slot = agenda.slot(path), admits(value, at: slot) else { return }
    let old = state.answers[path]
    let value = stamped(value, at: path, old?.value)
    if state.focus == path || old == nil { state.focus = nil }
    state.misses = 0
    state.lastChanged = path
    settled.insert(path)
    if let old, old.value == value {
      // What was merely suggested becomes the person's own when they say it themselves.
      if origin == .said, old.origin != .said {
        state.answers[path] = Answer(
          value: value, origin: origin, evidence: evidence, at: context.now)
      }
      // What followed from the same line is told already: "parkrun, 5k".
      let isTold = outcomes.contains { if case .implied(path, _) = $0 { true } else { false } }
      if !isTold { note(.unchanged(path)) }
      return
    }
    let followed = old == nil ? nil : implied()
    let parked = agenda.slots.filter { !$0.applies && $0.answer?.value != nil }.map { $0.path }
    state.answers[path] = Answer(value: value, origin: origin, evidence: evidence, at: context.now)
    note(.stored(path, was: old?.value))
    if let counted = agenda.slot(path)?.ask?.counted {
      GroupTracking.count(value, of: counted.group, isMore: counted.isMore, evidence, &self)
    }
    // The answers of a branch that was left and that is taken again now.
    for slot in agenda.slots where slot.applies && parked.contains(slot.path) {
      note(.unchanged(slot.path))
    }
    storeImplied(by: path, replacing: followed)
    moveSuggestions(except: path)
    setAsideBroken(besides: path)
  }

  /// Takes an answer back, and lets what depends on it follow; its question is open again.
  mutating func retract(_ path: Path) {
    state.pending = nil
    state.answers[path] = nil
    state.focus = path
    state.misses = 0
    state.lastChanged = path
    note(.undone([Change.Before(path: path, answer: nil)]))
    storeImplied(by: path)
    moveSuggestions(except: path)
    setAsideBroken(besides: path)
  }

  /// An object with the instant at which it was first given, where its question wants that.
  private mutating func stamped(
    _ value: JSONValue, at path: Path, _ old: JSONValue?
  ) -> JSONValue {
    guard let stamp = agenda.slot(path)?.ask?.stamp, case .object(var object) = value,
      object[stamp] == nil || object[stamp] == .null
    else { return value }
    object[stamp] = old?[stamp] ?? .string(context.now.description)
    return .object(object)
  }

  /// What follows from the answers there are, by its path.
  private mutating func implied() -> [Path: JSONValue] {
    let draft = agenda.draft
    return agenda.slots.reduce(into: [:]) { all, slot in
      guard slot.applies, let implication = slot.ask?.implication else { return }
      all[slot.path] = implication(draft, slot.index)
    }
  }

  /// Stores the values that follow from an answer, and drops those that do not follow any more; what
  /// the person said or accepted for such a question stays, unless the answer stands in another's place,
  /// of which something else followed.
  private mutating func storeImplied(by source: Path, replacing before: [Path: JSONValue]? = nil) {
    for slot in agenda.slots where slot.path != source && slot.applies {
      guard let ask = slot.ask, let implication = ask.implication else { continue }
      let implied = implication(agenda.draft, slot.index).flatMap { value in
        isAllowed(value, at: slot) ? value : nil
      }
      let isOvertaken =
        before.map { $0[slot.path] != implied } ?? false && implied != nil
        && !settled.contains(slot.path)
      guard slot.answer == nil || slot.answer?.origin == .implied || isOvertaken,
        implied != slot.answer?.value
      else { continue }
      guard let implied else {
        state.answers[slot.path] = nil
        continue
      }
      let words = state.answers[source]?.evidence
      state.answers[slot.path] = Answer(
        value: implied, origin: .implied,
        evidence: words.map { Evidence(words: $0.words, span: $0.span, rule: "implied") },
        at: context.now)
      note(.implied(slot.path, was: slot.answer?.value))
    }
  }

  /// Moves the suggestions that were accepted and that the flow would now make otherwise.
  private mutating func moveSuggestions(except changed: Path) {
    for slot in agenda.slots where slot.path != changed && slot.applies {
      guard let answer = slot.answer, answer.origin == .suggested, let old = answer.value,
        let suggesting = slot.entry.ask?.suggestion
      else { continue }
      // A move can move the next: each suggestion is made from the answers as they are by now.
      let draft = agenda.draft
      guard let suggestion = suggesting(draft, slot.index), suggestion.value != old,
        isAllowed(suggestion.value, at: slot)
      else { continue }
      state.answers[slot.path] = Answer(
        value: suggestion.value, origin: .suggested, evidence: answer.evidence, at: context.now)
      state.lastChanged = slot.path
      note(.moved(slot.path, was: old, because: suggestion.because))
    }
  }

  /// Goes past an item without a value.
  mutating func acknowledge(_ slot: Slot) {
    state.focus = nil
    if state.answers[slot.path] == nil {
      state.answers[slot.path] = Answer(value: nil, origin: .acknowledged, at: context.now)
    }
    note(.acknowledged)
  }
}
