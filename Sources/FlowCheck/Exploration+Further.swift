import Conversation

extension Exploration {
  /// Conversations that are held where a step was not reached: one that a fiftieth of them would come to
  /// is missed three times in ten thousand.
  private static var conversations: Int { 400 }

  /// The steps that nothing said leads to, but those that are only handed in or passed over where
  /// people do not sign in.
  var unreachedSteps: [Step<AnyDraft>] {
    let steps = Set(reached.map(\.slot.step.id))
    return flow.steps.filter { step in
      !steps.contains(step.id)
        && !step.items.allSatisfy { item in
          switch item {
          case .ask(let ask): ask.isOnlyHandedIn
          case .signIn: context.signIn == .none
          case .explain, .review, .submit: false
          }
        }
    }
  }

  /// Reaches steps that several answers together lead to, where these are no choices.
  ///
  /// The walk tells states apart by choices, and by what applies in them; all answers together would be
  /// too many. So conversations are held that answer each question in one of its ways, another mix each
  /// time, and where one comes to a step that was not reached, the walk goes on from there.
  mutating func reachFurther(_ known: inout Set<Signature>) {
    var missing = Set(unreachedSteps.map(\.id))
    for number in 0..<Self.conversations where !missing.isEmpty {
      var mix = Mix(number)
      var place = start
      var way: [(here: Reached, said: (move: Move, way: Way))] = []
      // A line that is not understood leaves all as it was, and another is said.
      for _ in 0..<(20 * flow.steps.count) {
        guard let slot = place.agenda.current(place.state), !missing.contains(slot.step.id) else {
          break
        }
        let here = Reached(state: place.state, slot: slot, draft: place.agenda.draft)
        guard let move = mix.one(of: moves(at: here)) else { break }
        let next = follow(move.event, from: place.state)
        let led = self.way(from: here, to: next)
        if case .nowhere = led { continue }
        way.append((here, (move, led)))
        place = next
      }
      guard let slot = place.agenda.current(place.state), missing.contains(slot.step.id) else {
        continue
      }
      var opener: Int?
      for (here, said) in way {
        let index = reach(here, after: opener)
        opener = self.said.count
        self.said.append(Said(state: index, move: said.move, way: said.way))
      }
      walk(from: place, after: opener, &known)
      missing = Set(unreachedSteps.map(\.id))
    }
  }
}
