import Understanding

/// An option, by its name, of a question in a branch that is not taken, with the answer that takes the branch: a routine
/// where none was wanted before.
struct BranchInterpreter {
  let hearing: Hearing

  private var agenda: Agenda { hearing.agenda }

  /// Both answers, where one alone takes the branch, and the flow has nothing to say of why it is not taken.
  var act: DialogueAct? {
    guard hearing.askedPart == nil else { return nil }
    let own = hearing.current.flatMap { hearing.reading(of: $0).evidence }
    return agenda.slots.firstNonNil { slot in
      guard !slot.applies, slot.path.element == nil, let ask = slot.ask, ask.unavailable == nil,
        !ask.isOnlyHandedIn, hearing.dimension(of: slot)?.form == .option,
        case let reading = hearing.reading(of: slot), let evidence = reading.evidence,
        own.map({ isPart($0, of: evidence) }) ?? true, isByName(reading, slot),
        !isOnlyTold(evidence.span),
        let gate = gate(of: slot)
      else { return nil }
      let branch = hearing.inform(gate.slot, .understood(gate.value, evidence))
      // An answer that waits in the branch comes back with it, and of several options none is taken.
      let isNew = reading.value != nil && reading.value != slot.answer?.value
      return DialogueAct(
        .inform([branch] + (isNew ? [hearing.inform(slot, reading)] : [])), .explicit,
        using: .at([evidence.span]))
    }
  }

  /// Whether what answers the question at hand is a part of a name, or its number beside it.
  private func isPart(_ own: Evidence, of name: Evidence) -> Bool {
    name.span.count > own.span.count && (own.isPlaceOfOption || name.span.overlaps(own.span))
  }

  /// Whether the clause of a name says how that is or was, and wishes nothing.
  private func isOnlyTold(_ name: Range<Int>) -> Bool {
    let clause = hearing.line.keeping(hearing.line.clauseSpan(around: name))
    return clause.tellsFact(0..<clause.tokens.count) && !clause.wishes(at: name)
  }

  /// Whether options are said by their names, and not by a number or some words for them.
  private func isByName(_ reading: Reading<JSONValue>, _ slot: Slot) -> Bool {
    let values: [JSONValue] =
      switch reading {
      case .understood(let value, _): [value]
      case .ambiguous(let values, _): values
      case .unclear: []
      }
    let said = hearing.line.text.lowercased()
    return !values.isEmpty
      && values.allSatisfy { value in
        hearing.scene.phrase(slot.path, value).map { said.contains($0.lowercased()) } ?? false
      }
  }

  /// The one option of another question by which a question applies.
  private func gate(of slot: Slot) -> (slot: Slot, value: JSONValue)? {
    let gates = agenda.slots.filter { $0.applies && $0.ask != nil }.flatMap { gate in
      (gate.ask?.choices(agenda.draft, gate.index) ?? []).map { (slot: gate, value: $0.value) }
    }
    return gates.filter { gate in
      var state = hearing.scene.state
      state.answers[gate.slot.path] = Answer(
        value: gate.value, origin: .said, evidence: nil, at: hearing.scene.context.now)
      return Agenda(hearing.scene.flow, state).slot(slot.path)?.applies == true
    }.only
  }
}
