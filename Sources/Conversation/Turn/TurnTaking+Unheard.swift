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
    var unheard: [String] = []
    for place in remainder.unheard where !hear(clause: place, of: rest.whole, besides: settled) {
      unheard.append(rest.whole.text(at: place))
    }
    if !unheard.isEmpty { tracker.note(.unheard(unheard)) }
    let times = remainder.times(of: settled)
    if !times.isEmpty { tracker.note(.timeLeftOut(times.map(rest.whole.text))) }
    if !unheard.isEmpty || !times.isEmpty { tell() }
  }

  /// Hears a clause as a line of its own, where nothing is asked: whether it was something.
  private mutating func hear(
    clause place: Range<Int>, of line: Line, besides settled: Set<Path>
  ) -> Bool {
    guard tracker.state.pending == nil else { return false }
    let apart = ClauseHearing(place, of: line, in: tracker.scene, besides: settled)
    guard let act = apart.act else { return false }
    perform(act)
    return true
  }
}
