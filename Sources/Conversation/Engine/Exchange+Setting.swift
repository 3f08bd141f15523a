import Understanding

extension Exchange {
  /// Stores an answer, says it back, and lets what depends on it follow.
  mutating func set(
    _ path: Path, _ value: JSONValue, origin: Answer.Origin, evidence: Evidence?
  ) {
    let old = state.answers[path]
    let value = stamped(value, at: path, old?.value)
    if state.focus == path || old == nil { state.focus = nil }
    // What this very line brought up about another answer is still to be asked.
    if state.pending == before.pending { state.pending = nil }
    state.misses = 0
    state.lastChanged = path
    let oldPhrase = old?.value.flatMap { phrase(path, $0) }
    if old?.value == value {
      // What was merely suggested becomes the person's own when they say it themselves.
      if origin == .said, old?.origin != .said {
        state.answers[path] = Answer(
          value: value, origin: origin, evidence: evidence, at: context.now)
      }
      say(.unchanged(heard(path, value)))
      return
    }
    let parked = agenda.slots.filter { !$0.applies && $0.answer?.value != nil }.map { $0.path }
    state.answers[path] = Answer(value: value, origin: origin, evidence: evidence, at: context.now)
    if let oldPhrase {
      say(.changed(heard(path, value), from: oldPhrase))
    } else if let sentence = agenda.slot(path)?.ask?.confirmation(value, phrase(path, value) ?? "")
    {
      say(.confirmed(sentence))
    } else {
      say(.heard(heard(path, value)))
    }
    if let slot = agenda.slot(path), let blocks = slot.ask?.shown(agenda.draft, slot.index) {
      say(.explanation(blocks))
    }
    if !parked.isEmpty { tellUnparked(parked) }
    takeImplied(by: path)
    moveSuggestions(except: path)
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

  /// Says the answers of a branch that was left and that is taken again now.
  private mutating func tellUnparked(_ parked: [Path]) {
    for slot in agenda.slots where slot.applies && parked.contains(slot.path) {
      guard let value = slot.answer?.value else { continue }
      say(.unchanged(heard(slot.path, value)))
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
      guard let suggestion = suggesting(draft, slot.index), suggestion.value != old else {
        continue
      }
      state.answers[slot.path] = Answer(
        value: suggestion.value, origin: .suggested, evidence: answer.evidence, at: context.now)
      state.lastChanged = slot.path
      say(
        .moved(
          heard(slot.path, suggestion.value), from: phrase(slot.path, old) ?? "",
          because: suggestion.because))
    }
  }

  /// The canonical words of a value at a place.
  mutating func phrase(_ path: Path, _ value: JSONValue) -> String? {
    let agenda = agenda
    guard let slot = agenda.slot(path), let ask = slot.ask else { return nil }
    return ask.dimension(agenda.draft, slot.index).phrase(value, reading)
  }

  /// A value as it is said back.
  mutating func heard(_ path: Path, _ value: JSONValue) -> Heard {
    let ask = agenda.slot(path)?.ask
    let phrase = phrase(path, value) ?? ""
    return Heard(
      path: path, label: label(path), phrase: ask?.echo(value, phrase) ?? phrase,
      wasSuggested: state.answers[path]?.origin == .suggested,
      isVolunteered: askedBefore != path)
  }

  /// The name of an answer, with the name of its element in a group.
  mutating func label(_ path: Path) -> String {
    let label = agenda.slot(path)?.ask?.label ?? path.item
    guard let name = elementName(path.element),
      group(path.element?.group ?? "")?.nameField != path.item
    else { return label }
    return "\(name): \(label)"
  }
}
