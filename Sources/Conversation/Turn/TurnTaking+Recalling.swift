import Understanding

/// What is said before its question can come.
extension TurnTaking {
  /// Keeps what a line said beside going on from a welcome to the sign-in, until its question comes; an address is
  /// for the sign-in.
  mutating func keepEarly(_ line: Line, from slot: Slot?) {
    guard case .explain(let explain) = slot?.item, explain.leadsToSignIn,
      tracker.current?.path != slot?.path,
      Hearing(line, in: tracker.scene).askedPart == nil
    else { return }
    let said = line.clauses().map { line.span($0.tokens) }.filter { place in
      let clause = line.keeping(place)
      return clause.saysSomething && !line.text(at: place).contains("@") && !clause.isTalk
        && clause.talkSense == nil
        && !explain.goOn.contains { Wording(clause).contains($0) }
    }
    guard let first = said.first, let last = said.last else { return }
    tracker.state.saidEarly = line.text(at: first.lowerBound..<last.upperBound)
  }

  /// Hears what was said at the welcome where the person has come to the questions, if that answers the first.
  mutating func recall() {
    guard let words = tracker.state.saidEarly else { return }
    tracker.state.saidEarly = nil
    tell()
    var next = self
    next.goOn()
    guard let slot = next.tracker.current, slot.ask != nil else { return }
    let line = Line(words, within: Effort())
    let count = next.tracker.outcomes.count + 1
    next.tracker.note(.recalled(words))
    next.hear(line)
    // Nearly any words could be meant for a question that was not asked yet: they are to say what they are for.
    let hearing = Hearing(line, in: next.tracker.scene)
    let isPlain = next.tracker.settled.compactMap(hearing.agenda.slot).contains { slot in
      hearing.matches(of: slot).contains {
        $0.isExplicit || hearing.dimension(of: slot)?.form == .option
      }
    }
    guard isPlain, next.tracker.settled.contains(slot.path),
      !next.tracker.outcomes[count...].contains(where: \.isMisunderstanding)
    else { return }
    self = next
  }

  /// Keeps a part of a date that a line says for a question that does not come next: the "in September" of "Berlin in
  /// September".
  mutating func keepPart(of rest: Rest) {
    guard rest.isPart, tracker.state.pending == nil, tracker.state.saidEarly == nil else { return }
    let hearing = Hearing(rest.whole, in: tracker.scene)
    let taken = tracker.settled.compactMap { tracker.state.answers[$0]?.evidence }
      .filter { $0.stands(in: rest.whole) }.map(\.span)
    tracker.state.saidEarly = hearing.agenda.slots.lazy
      .filter { $0.isOpen && $0.ask != nil && $0.path.element == nil }
      .firstNonNil { hearing.partOfDate(hearing.line, for: $0)?.part }
      .flatMap { part in taken.contains(where: part.span.overlaps) ? nil : part.words }
  }

  /// Asks for the rest of a date of which a part was said, where its question comes: whether it does.
  mutating func askForRest() -> Bool {
    guard let words = tracker.state.saidEarly, let slot = tracker.current, slot.ask != nil else {
      return false
    }
    let hearing = Hearing(Line(words), in: tracker.scene)
    guard let (missing, part) = hearing.partOfDate(hearing.line, for: slot) else {
      // What no open question takes is not kept any longer.
      let isOpen = hearing.agenda.slots.contains {
        $0.isOpen && hearing.partOfDate(hearing.line, for: $0) != nil
      }
      if !isOpen { tracker.state.saidEarly = nil }
      return false
    }
    tracker.state.saidEarly = nil
    tracker.state.pending = .completion(slot.path, missing, words: words)
    tracker.note(.reached(slot.path))
    tracker.note(.alsoIncomplete(slot.path, missing, words: part.words))
    return true
  }
}

extension Hearing {
  /// What some words say of a date that a slot takes, and which part of it is missing.
  fileprivate func partOfDate(_ words: Line, for slot: Slot) -> (missing: Missing, part: Evidence)?
  {
    guard let dimension = dimension(of: slot), dimension.form == .value,
      case .unclear(.incomplete(let missing, let evidence)) = dimension.read(words, day),
      [.day, .month, .year].contains(missing), Line(evidence.words).saysMonth
    else { return nil }
    return (missing, evidence)
  }
}
