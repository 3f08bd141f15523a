import Understanding

/// What becomes of values that were said.
enum AnswerTracking {
  /// Takes values, each validated as if it had been asked for.
  static func take(
    _ informs: [Inform], _ basis: DialogueAct.Basis, _ tracker: inout Tracker
  ) {
    if basis == .ahead, let slot = tracker.current, slot.ask == nil { tracker.acknowledge(slot) }
    let isComing = basis == .bare && tracker.current.map { $0.path == informs.first?.path } == true
    for inform in informs {
      tracker.settled.insert(inform.path)
      guard let slot = tracker.agenda.slot(inform.path), slot.ask != nil else { continue }
      switch basis {
      case .bare, .part: remember(inform, slot, basis, isComing: isComing, &tracker)
      default: take(inform, slot, basis, &tracker)
      }
    }
  }

  private static func take(
    _ inform: Inform, _ slot: Slot, _ basis: DialogueAct.Basis, _ tracker: inout Tracker
  ) {
    let isOpen = tracker.state.pending != nil && tracker.state.pending != tracker.before.pending
    switch inform.reading {
    // Where there is no answer yet, one for some days is better than none.
    case .understood(let value, let evidence)
    where inform.manner == .limited && slot.answer?.value != nil:
      take([value], evidence, limitedAt: slot, isOpen: isOpen, &tracker)
    case .ambiguous(let values, let evidence) where inform.manner == .limited:
      let others = values.filter { $0 != slot.answer?.value }
      take(others, evidence, limitedAt: slot, isOpen: isOpen, &tracker)
    case .unclear(.severalValues(let values)) where inform.manner == .limited:
      let evidence = Evidence(
        words: inform.text, span: 0..<inform.text.utf8.count, rule: "several")
      take(values, evidence, limitedAt: slot, isOpen: isOpen, &tracker)
    case .ambiguous where inform.manner == .ofSomebodyElse,
      .unclear(.incomplete) where inform.manner == .ofSomebodyElse:
      misunderstand(&tracker)
    case .understood(let value, let evidence):
      take(value, evidence, inform, slot, basis, &tracker)
    case .ambiguous(let values, let evidence):
      // One question at a time: what else needs asking is asked when its turn comes.
      if isOpen, basis == .explicit { return }
      let allowed = tracker.admitted(values, at: slot)
      if allowed.count == 1 { return take(allowed[0], evidence, inform, slot, basis, &tracker) }
      if allowed.isEmpty { return }
      tracker.state.pending = .clarification(slot.path, candidates: allowed, evidence)
      tracker.note(.ambiguous(slot.path, allowed))
    case .unclear(.refused(let value, let violation, _)):
      tracker.note(.refused(slot.path, value, violation))
      if !inform.leftOut.isEmpty { tracker.note(.leftOut(inform.leftOut)) }
      if case .tooFew = violation { keep(value, tooShortIn: inform.text, slot, &tracker) }
    case .unclear(.severalValues(let values)):
      let allowed = tracker.admitted(values, at: slot)
      if allowed.isEmpty { return }
      if (2...4).contains(allowed.count) {
        let evidence = Evidence(
          words: inform.text, span: 0..<inform.text.utf8.count, rule: "several")
        tracker.state.pending = .clarification(slot.path, candidates: allowed, evidence)
      }
      tracker.note(.several(slot.path, allowed))
    case .unclear(.incomplete(let missing, let evidence)):
      // The whole line is kept: what else it says, such as an age, may matter to the rest.
      tracker.state.pending = .completion(slot.path, missing, words: inform.text)
      tracker.note(.incomplete(slot.path, missing, words: evidence.words))
    case .unclear(.limited(let value, let evidence)):
      take([value], evidence, limitedAt: slot, isOpen: isOpen, &tracker)
    case .unclear(.nothingFound):
      misunderstand(&tracker)
    }
  }

  private static func take(
    _ value: JSONValue, _ evidence: Evidence, _ inform: Inform, _ slot: Slot,
    _ basis: DialogueAct.Basis, _ tracker: inout Tracker
  ) {
    guard let ask = slot.ask, tracker.admits(value, at: slot) else { return }
    let isOpen = tracker.state.pending != nil && tracker.state.pending != tracker.before.pending
    if basis == .explicit, isUnannounced(value, for: slot, &tracker) {
      if isOpen { return }
      tracker.state.pending = .mention(slot.path, value, evidence)
      return tracker.note(.mentioned(slot.path, value, isAll: false))
    }
    if inform.manner != .said, inform.manner != .limited {
      // What is not asked about is not stored either.
      if isOpen { return tracker.note(.unfit) }
      // Who asks about a value hears which one there is.
      if inform.manner == .asked, slot.answer?.value != nil {
        tracker.state.pending = .mention(slot.path, value, evidence)
        return tracker.note(.mentioned(slot.path, value, isAll: false))
      }
      tracker.state.pending = .doubt(slot.path, value, evidence)
      return tracker.note(
        inform.manner == .asked
          ? .askedAbout(slot.path, value, evidence) : .attributed(slot.path, value, evidence))
    }
    if let why = ask.doubt?(tracker.agenda.draft, slot.index, value) {
      tracker.state.pending = .doubt(slot.path, value, evidence)
      return tracker.note(.doubted(slot.path, value, evidence, why: why))
    }
    tracker.store(slot.path, value, origin: .said, evidence: evidence)
    if !inform.leftOut.isEmpty {
      tracker.note(
        inform.manner == .limited ? .unplaced(inform.leftOut) : .leftOut(inform.leftOut))
    }
  }

  /// Whether a value would replace an answer while another question is open, without a word that
  /// says so: it may be about something else altogether.
  private static func isUnannounced(
    _ value: JSONValue, for slot: Slot, _ tracker: inout Tracker
  ) -> Bool {
    guard let old = slot.answer?.value, old != value else { return false }
    return tracker.asked.flatMap { tracker.agenda.slot($0) }?.ask != nil
  }

  /// Keeps what would fit a question without having been said for it, to be asked about.
  private static func remember(
    _ inform: Inform, _ slot: Slot, _ basis: DialogueAct.Basis, isComing: Bool,
    _ tracker: inout Tracker
  ) {
    switch inform.reading {
    case .understood(let value, _) where value == slot.answer?.value:
      tracker.note(.reminded(slot.path))
    case .understood(let value, let evidence):
      guard tracker.admits(value, at: slot) else { return }
      tracker.state.pending = .mention(slot.path, value, evidence)
      if isComing { tracker.note(.reached(slot.path)) }
      tracker.note(.mentioned(slot.path, value, isAll: !isComing && basis == .bare))
    case .ambiguous(let values, let evidence):
      let allowed = tracker.admitted(values, at: slot)
      if allowed.isEmpty { return }
      tracker.note(.reached(slot.path))
      if allowed.count == 1 {
        tracker.state.pending = .mention(slot.path, allowed[0], evidence)
        return tracker.note(.mentioned(slot.path, allowed[0], isAll: false))
      }
      tracker.state.pending = .clarification(slot.path, candidates: allowed, evidence)
      tracker.note(.alsoAmbiguous(slot.path, allowed))
    case .unclear(.incomplete(let missing, let evidence)):
      tracker.state.pending = .completion(slot.path, missing, words: inform.text)
      tracker.note(.reached(slot.path))
      tracker.note(.alsoIncomplete(slot.path, missing, words: evidence.words))
    case .unclear: break
    }
  }

  /// Remembers a list that was too short, so that the next line can add to it.
  private static func keep(
    _ list: JSONValue, tooShortIn text: String, _ slot: Slot, _ tracker: inout Tracker
  ) {
    guard let said = list.array, !said.isEmpty, tracker.current?.path == slot.path,
      text.count <= longestList
    else { return }
    tracker.state.pending = .more(slot.path, words: text)
  }

  /// The most characters that are kept of a list said in parts.
  private static var longestList: Int { 400 }

  /// Counts a line that answered nothing.
  static func misunderstand(_ tracker: inout Tracker) {
    PendingTracking.letGo(for: nil, &tracker)
    switch tracker.state.pending {
    case .clarification:
      tracker.state.misses += 1
      return tracker.note(.stillPending)
    // The part that is there is given up where the other is not understood for the second time.
    case .completion where tracker.state.misses == 0:
      tracker.state.misses += 1
      return tracker.note(.stillPending)
    case .completion: tracker.state.pending = nil
    default: break
    }
    guard tracker.current != nil else { return tracker.note(.cannotChange) }
    tracker.state.misses += 1
    tracker.note(.notUnderstood)
  }

  // MARK: - Which answer

  /// Keeps a value that several answers could take, until it is said which.
  static func contest(
    _ paths: [Path], _ values: [JSONValue], _ evidence: Evidence, _ basis: DialogueAct.Basis,
    _ tracker: inout Tracker
  ) {
    paths.forEach { tracker.settled.insert($0) }
    let isOpen = tracker.state.pending != nil && tracker.state.pending != tracker.before.pending
    if basis == .explicit, isOpen { return }
    // What a rule refuses is not offered; without values it is only asked which answer is meant.
    let allowed = paths.indices.filter { index in
      guard values.indices.contains(index), let slot = tracker.agenda.slot(paths[index]) else {
        return true
      }
      return tracker.isAllowed(values[index], at: slot)
    }
    guard let first = allowed.first else {
      if let slot = tracker.agenda.slot(paths[0]) { _ = tracker.admits(values[0], at: slot) }
      return
    }
    if allowed.count == 1, values.indices.contains(first) {
      tracker.state.pending = .mention(paths[first], values[first], evidence)
      return tracker.note(.mentioned(paths[first], values[first], isAll: false))
    }
    let paths = allowed.map { paths[$0] }
    tracker.state.pending = .target(
      paths, values: values.isEmpty ? [] : allowed.map { values[$0] }, evidence)
    tracker.note(.contested(paths, evidence))
  }

  /// Goes back to a question whose answer is to be another.
  static func change(_ path: Path, _ tracker: inout Tracker) {
    tracker.state.focus = path
    tracker.note(.refocused)
  }
}
