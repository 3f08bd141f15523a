import Understanding

/// What of a line nothing was made of.
extension TurnTaking {
  /// Hears what is left of a line that changed answers clause by clause, and tells of which nothing was made.
  mutating func tellUnheard(_ rest: Rest, wasShowing: Bool) {
    guard rest.isPart, !tracker.isClosing, tracker.outcomes.contains(where: \.isHeard) else {
      return
    }
    let settled = tracker.settled
    let remainder = Remainder(
      rest: rest, scene: tracker.scene, before: tracker.before,
      settled: settled, wasShowing: wasShowing)
    let unsettled = remainder.unheard
    let left = unsettled.filter { !hear(clause: $0, of: rest.whole, besides: settled) }
    let strangers = left.isEmpty ? [] : Hearing(rest.whole, in: tracker.scene).strangers
    let told = left.filter { place in strangers.contains { $0.overlaps(place) } }
    let unheard = postpone(told) ? left.filter { !told.contains($0) } : left
    if !unheard.isEmpty { tracker.note(.unheard(unheard.map(rest.whole.text))) }
    let offer = offer(
      remainder.unheardParts.filter { !unsettled.contains($0) }, of: rest.whole, besides: settled)
    let known = tracker.outcomes.flatMap(\.unplacedClauses)
    let asked = tracker.state.pending?.evidence.flatMap {
      $0.stands(in: rest.whole) ? $0.span : nil
    }
    let beyond = remainder.beyond(settled)
      .filter { place in
        place != offer?.place && !unsettled.contains(where: place.overlaps)
          && asked?.overlaps(place) != true
      }
      .map(rest.whole.text).filter { clause in !known.contains { clause.contains($0) } }
    if !beyond.isEmpty { tracker.note(.unplaced(beyond)) }
    if !unheard.isEmpty || !beyond.isEmpty { tell() }
    if let act = offer?.act { perform(act) }
  }

  /// Puts off what some clauses tell of strangers, where another element can follow the one at hand: whether it
  /// was put off.
  private mutating func postpone(_ clauses: [Range<Int>]) -> Bool {
    guard !clauses.isEmpty, tracker.state.pending == nil,
      let element = tracker.current?.path.element, tracker.current?.ask != nil,
      tracker.agenda.slots.contains(where: { $0.asksForMore(of: element.group) })
    else { return false }
    tracker.note(.postponed(group: element.group, after: element))
    tell()
    return true
  }

  /// Hears a clause as a line of its own, where nothing is asked: whether it was something.
  private mutating func hear(
    clause place: Range<Int>, of line: Line, besides settled: Set<Path>
  ) -> Bool {
    guard tracker.state.pending == nil else { return false }
    let apart = ClauseHearing(place, of: line, in: tracker.scene, besides: settled)
    guard let act = apart.act ?? apart.proposal else { return false }
    perform(act)
    return true
  }

  /// The first of some clauses that says a value of an answer that is there, and the act that offers it, where
  /// nothing else is asked.
  private mutating func offer(
    _ clauses: [Range<Int>], of line: Line, besides settled: Set<Path>
  ) -> (place: Range<Int>, act: DialogueAct)? {
    guard tracker.state.pending == nil else { return nil }
    let scene = tracker.scene
    return clauses.firstNonNil { place in
      ClauseHearing(place, of: line, in: scene, besides: settled).proposal
        .map { (place, $0) }
    }
  }
}

extension Slot {
  /// Whether a last look asks whether there is another element of a group.
  fileprivate func asksForMore(of group: String) -> Bool {
    if case .review(let review) = item { review.addsTo == group } else { false }
  }
}

extension Outcome {
  /// The words that it tells no answer has a place for.
  fileprivate var unplacedClauses: [String] {
    if case .unplaced(let words) = self { words } else { [] }
  }
}
