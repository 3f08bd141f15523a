import Conversation

extension Exploration {
  /// A state that is seen again at another instant, and the numbers of what is said in it again.
  struct Visit {
    let state: Int
    let said: [Int]
  }

  /// A walk again at another instant, or nil where something said leads elsewhere than it did.
  ///
  /// It is made in one state of each item, in which all is said again but further choices (that each
  /// chooses what it should is looked at besides), and on the way there. So it takes as many turns
  /// as items have examples, and not as many as there are lines in states.
  init?(_ first: Exploration, at context: TurnContext) {
    self.init(unwalked: first.flow, context)
    (edges, deadEnds, visits, lastSaid) =
      (first.edges, first.deadEnds, first.visits, first.lastSaid)
    let start = start
    var places = Dictionary(uniqueKeysWithValues: first.beginnings.map { ($0, start) })
    if first.reached.isEmpty { end = start.state }
    for visit in first.visits {
      guard let (state, agenda) = places.removeValue(forKey: visit.state),
        let slot = agenda.current(state), slot.path == first.reached[visit.state].slot.path
      else { return nil }
      let here = Reached(state: state, slot: slot, draft: agenda.draft)
      reached.append(here)
      for number in visit.said {
        let said = first.said[number]
        let next = follow(said.move.event, from: state)
        guard way(from: here, to: next) == said.way else { return nil }
        if let opened = said.opened { places[opened] = next }
        if number == lastSaid { end = next.state }
      }
    }
  }

  /// The states to be seen again at other instants, each behind the one that leads to it.
  func visitsAtOtherInstants() -> [Visit] {
    var openers: [Int: Int] = [:]
    for (number, said) in said.enumerated() {
      if let opened = said.opened { openers[opened] = number }
    }
    var items = Set<String>()
    let firsts = Set(
      reached.indices.filter { items.insert(reached[$0].slot.path.item).inserted })
    var leading = Set<Int>()
    for last in firsts.map({ openers[$0] }) + [lastSaid] {
      var next = last
      while let number = next, leading.insert(number).inserted {
        next = openers[said[number].state]
      }
    }
    let own = Dictionary(grouping: said.indices) { said[$0].state }
    return reached.indices.compactMap { state in
      let all = own[state] ?? []
      let isFirst = firsts.contains(state)
      let again = all.filter {
        leading.contains($0) || isFirst && !said[$0].move.isFurtherChoice
      }
      return isFirst || !again.isEmpty ? Visit(state: state, said: again) : nil
    }
  }
}
